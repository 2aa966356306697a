/** What was looked for cannot be shown: why, in a sentence, and the ways back. */
import { t } from "@/text/fluent";

interface LostProps {
  readonly words: string;
  /** Whether it does not exist; otherwise it only cannot be had now. */
  readonly gone?: boolean;
}

export function Lost({ words, gone = true }: LostProps) {
  return (
    <section class="sheet-page panel stack lost-page">
      <h1>{gone ? t("not-found") : "Stolek"}</h1>
      <p role="alert">{words}</p>
      <p class="row">
        <a class="button main" href="/">
          {t("to-start")}
        </a>
        <a class="button" href="/tables">
          {t("title-tables")}
        </a>
        <a class="button" href="/games">
          {t("title-mine")}
        </a>
      </p>
    </section>
  );
}
