/** For somebody who has never played: rules are explained while playing. */
import { prefer, preferences } from "@/store/preferences";
import { t } from "@/text/fluent";

export function Beginner() {
  return (
    <p class="help beginner">
      <b>{t("first-time")}</b>
      <label>
        <input
          type="checkbox"
          data-teach
          checked={preferences.value.teach}
          onChange={(event) => prefer({ teach: event.currentTarget.checked })}
        />
        {t("teach-short")}
      </label>
    </p>
  );
}
