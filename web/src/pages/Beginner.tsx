/** For somebody who has never played this game: the first lesson, and rules explained while playing. */
import type { Game } from "@/api/wire";
import { prefer, preferences } from "@/store/preferences";
import { say, t } from "@/text/fluent";
import "@/pages/Beginner.css";

export function Beginner({ game }: { readonly game: Game }) {
  return (
    <p class="help beginner">
      <b>{t("first-time")}</b>
      <a href={`/learn/${game.id}`} aria-label={`${t("first-lesson")}: ${say(game.title)}`}>
        {t("first-lesson")}
      </a>
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
