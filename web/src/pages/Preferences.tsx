/** How the reader likes it. */
import { CONFIRMS, PALETTES, prefer, preferences, SPEEDS, THEMES } from "@/store/preferences";
import { explained, forgetExplained } from "@/store/teaching";
import { LANGUAGES, t } from "@/text/fluent";
import { Segments } from "@/ui/Segments";
import { Shield } from "@/ui/Shield";

export function PreferencesPage() {
  return (
    <section class="sheet-page panel">
      <h1>{t("title-preferences")}</h1>
      <PreferenceFields />
    </section>
  );
}

/** The same fields serve the page and the dialog at the table. */
export function PreferenceFields() {
  const chosen = preferences.value;
  return (
    <div class="stack">
      <Segments
        label={t("language")}
        value={chosen.language}
        choices={LANGUAGES.map((code) => ({ value: code, label: code === "cs" ? "Čeština" : "English" }))}
        onChange={(language) => prefer({ language })}
      />
      <Segments
        label={t("theme")}
        value={chosen.theme}
        choices={THEMES.map((theme) => ({ value: theme, label: t(`theme-${theme}`) }))}
        onChange={(theme) => prefer({ theme })}
      />
      <div class="field">
        <Segments
          label={t("palette")}
          value={chosen.palette}
          choices={PALETTES.map((palette) => ({ value: palette, label: t(`palette-${palette}`) }))}
          onChange={(palette) => prefer({ palette })}
        />
        <div class="row" aria-hidden="true">
          {Array.from({ length: 8 }, (_, seat) => (
            <Shield key={seat} seat={seat} size={26} />
          ))}
        </div>
      </div>
      <Segments
        label={t("speed")}
        value={chosen.speed}
        choices={SPEEDS.map((speed) => ({ value: speed, label: t(`speed-${speed}`) }))}
        onChange={(speed) => prefer({ speed })}
      />
      <div class="field">
        <Segments
          label={t("confirm-moves")}
          value={chosen.confirm}
          choices={CONFIRMS.map((confirm) => ({ value: confirm, label: t(`confirm-${confirm}`) }))}
          onChange={(confirm) => prefer({ confirm })}
        />
        <p class="help">{t("confirm-help")}</p>
      </div>
      <Segments
        label={t("sound")}
        value={chosen.sound}
        choices={[false, true].map((sound) => ({ value: sound, label: t(sound ? "on" : "off") }))}
        onChange={(sound) => prefer({ sound })}
      />
      <TeachField />
    </div>
  );
}

/** Whether rules are explained when they first matter; all of them once more if wished. */
export function TeachField() {
  const known = Object.values(explained.value).some((rules) => rules.length);
  return (
    <div class="field">
      <Segments
        label={t("teach")}
        value={preferences.value.teach}
        choices={[false, true].map((teach) => ({ value: teach, label: t(teach ? "on" : "off") }))}
        onChange={(teach) => prefer({ teach })}
      />
      <p class="help">{t("teach-help")}</p>
      <p>
        <button type="button" class="button" data-teach-anew disabled={!known} onClick={forgetExplained}>
          {t("teach-anew")}
        </button>
      </p>
    </div>
  );
}
