/** What the rulebook leaves open: how it is played here, how else it could be read, and which rules rest on it. */
import type { Ruling } from "@/api/wire";
import { RuleAddress } from "@/rules/RuleAddress";
import { say, t } from "@/text/fluent";

interface RulingsProps {
  readonly game: string;
  readonly rulings: readonly Ruling[];
  readonly lit: string;
  readonly open: ((id: string) => void) | null;
}

export function Rulings({ game, rulings, lit, open }: RulingsProps) {
  if (!rulings.length) return null;
  return (
    <section class="rulings">
      <h2 id="rulings" tabIndex={-1}>
        {t("rulings")}
      </h2>
      <p class="help">{t("rulings-help")}</p>
      {rulings.map((ruling) => (
        <article
          key={ruling.id}
          id={`rule-${ruling.id}`}
          class={ruling.id === lit ? "rule lit" : "rule"}
          tabIndex={ruling.id === lit ? -1 : undefined}
        >
          <h3>
            <RuleAddress game={game} id={ruling.id} own open={open} /> {say(ruling.title)}
          </h3>
          <p>{say(ruling.open)}</p>
          <p>
            <b>{t("ruling-reading")}</b> {say(ruling.reading)}
          </p>
          <p>
            <b>{t("ruling-other")}</b> {say(ruling.other)} {ruling.option ? t("ruling-option") : null}
          </p>
          <p class="help">
            {t("ruling-touches")}
            {ruling.touches.map((id) => (
              <span key={id}>
                {" "}
                <RuleAddress game={game} id={id} open={open} />
              </span>
            ))}
          </p>
        </article>
      ))}
    </section>
  );
}
