/** What belongs to the answer in the prompt: its forecast, the answers that are no place, and on a phone every answer as a button. */
import type { Offer } from "@/api/wire";
import { Picture } from "@/board/Drawing";
import { CountRows } from "@/games/pillars/CountRows";
import { CRAFTSMEN, CUBES, RESOURCES, SPACE_AREAS, stepOf } from "@/games/pillars/data";
import { actsIn, gifts, warnings } from "@/games/pillars/foreseen";
import { cube } from "@/games/pillars/goods";
import { count, countedOut, leadsSomewhere, type Props } from "@/games/pillars/hand";
import { ANSWER_KEYS } from "@/games/pillars/keys";
import { areaName } from "@/games/pillars/Ribbon";
import { ToolSign } from "@/games/pillars/ToolSign";
import { choose, draftOffer } from "@/games/pillars/targets";
import { say, t } from "@/text/fluent";

export function Tools(props: Props) {
  const offer = draftOffer(props);
  return (
    <div class="pill-tools">
      {props.view.question?.kind === "reduce-cubes" ? <GiveBack {...props} /> : <Answers {...props} />}
      {offer ? <Forecast props={props} offer={offer} /> : null}
    </div>
  );
}

/** Answers that have no place of their own on the board, or are easier to find here. */
const IN_WORDS = new Set([
  ...Object.keys(ANSWER_KEYS),
  "keep-builder",
  "return-builder",
  "take-protection",
  "take-cube-instead",
  "use-card",
  "keep-card",
]);
const COUNTED = new Set(["buy", "sell", "use"]);

function Answers(props: Props) {
  const { offers, compact } = props;
  const shown = compact ? offers : offers.filter((offer) => IN_WORDS.has(offer.action.type));
  const counted = shown.filter((offer) => COUNTED.has(offer.action.type));
  const single = shown.filter((offer) => !COUNTED.has(offer.action.type));
  return (
    <>
      {counted.length ? <CountRows props={props} offers={counted} /> : null}
      {single.length ? (
        <div class={compact ? "pill-answers compact" : "pill-answers"}>
          {single.map((offer) => (
            <AnswerButton key={offer.id} props={props} offer={offer} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function AnswerButton({ props, offer }: { readonly props: Props; readonly offer: Offer }) {
  const chosen = props.draft?.ids[0] === offer.id;
  const key = ANSWER_KEYS[offer.action.type];
  return (
    <button
      type="button"
      class={chosen ? "pill-answer chosen" : "pill-answer"}
      data-answer={offer.id}
      aria-pressed={chosen}
      onClick={() => choose(props, offer)}
    >
      <span class="visually-hidden">{say(offer.label)}</span>
      <AnswerSign offer={offer} />
      <span aria-hidden="true">{shortLabel(offer)}</span>
      {key && !props.compact ? <kbd aria-hidden="true">{key.toUpperCase()}</kbd> : null}
    </button>
  );
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A few words where the sign says the rest. */
function shortLabel(offer: Offer): string {
  const { action } = offer;
  if (action.type === "place" || action.type === "place-free") {
    const words = t(`pill-place-${text(action.space).replaceAll("_", "-")}`);
    return action.type === "place" ? words : t("pill-place-free", { place: words });
  }
  if (action.type === "take-resource")
    return t("pill-workers", { count: RESOURCES.get(text(action.card))?.workers ?? 0 });
  return say(offer.label);
}

/** The number of the area, the tool of the craftsman, the cubes of the card. */
function AnswerSign({ offer }: { readonly offer: Offer }) {
  const { action } = offer;
  const area = SPACE_AREAS.get(text(action.space));
  if (area) {
    return (
      <span class="pill-number" aria-hidden="true">
        {stepOf(area)}
      </span>
    );
  }
  const card = RESOURCES.get(text(action.card));
  if (card) {
    return (
      <span class="pill-yield" aria-hidden="true">
        <b class="serif">{card.yields}</b>
        <Picture markup={cube(card.cube, 10, 10, 17)} viewBox="0 0 20 20" width={20} height={20} />
      </span>
    );
  }
  const kind = CRAFTSMEN.get(text(action.craftsman))?.kind;
  return kind ? <ToolSign kind={kind} /> : null;
}

/** Beside the numbers of the prompt: the step in which the answer acts, what one gets, what to beware of. */
function Forecast({ props, offer }: { readonly props: Props; readonly offer: Offer }) {
  const area = actsIn(offer);
  const gift = gifts(props, offer).join(", ");
  const beware = warnings(props, offer);
  if (!area && !gift && !beware.length) return null;
  return (
    <dl class="pill-forecast" aria-live="polite" data-forecast>
      {area ? (
        <div>
          <dt>{areaName(area)}</dt>
          <dd>{t("pill-step", { step: stepOf(area) })}</dd>
        </div>
      ) : null}
      {gift ? (
        <div>
          <dt>{t("pill-get")}</dt>
          <dd data-gift>{gift}</dd>
        </div>
      ) : null}
      {beware.map((words) => (
        <div key={words} class="down" data-warning>
          {words}
        </div>
      ))}
    </dl>
  );
}

/** Cubes are counted out: one row of buttons for each kind that one owns. */
function GiveBack(props: Props) {
  const counted = countedOut(props);
  return (
    <div class="pill-giving">
      {CUBES.map((kind) => {
        const more = leadsSomewhere(props.offers, { ...counted, [kind]: counted[kind] + 1 });
        if (!more && !counted[kind]) return null;
        const name = t(`pill-good-${kind}`);
        return (
          <div key={kind} class="pill-counter">
            <Picture markup={cube(kind, 12, 12, 20)} viewBox="0 0 24 24" width={24} height={24} />
            <span>{name}</span>
            <button
              type="button"
              class="button icon-button"
              disabled={!counted[kind]}
              aria-label={t("pill-less", { good: name })}
              onClick={() => count(props, kind, -1)}
            >
              −
            </button>
            <b aria-live="polite">{counted[kind]}</b>
            <button
              type="button"
              class="button icon-button"
              disabled={!more}
              data-more={kind}
              aria-label={t("pill-more", { good: name })}
              onClick={() => count(props, kind, 1)}
            >
              +
            </button>
          </div>
        );
      })}
    </div>
  );
}
