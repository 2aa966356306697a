/** Answers that differ in a number, as rows of numbers: buy, sell, let a craftsman work; for a phone, where the board is small. */
import type { Offer } from "@/api/wire";
import { Picture } from "@/board/Drawing";
import { CRAFTSMEN, isCube } from "@/games/pillars/data";
import { cube, good } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { craftsmanName } from "@/games/pillars/names";
import { ToolSign } from "@/games/pillars/ToolSign";
import { choose } from "@/games/pillars/targets";
import { gainOf } from "@/games/pillars/view";
import { say, t } from "@/text/fluent";
import { signed } from "@/text/number";

interface CountRow {
  readonly key: string;
  readonly offers: readonly Offer[];
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function rowsOf(offers: readonly Offer[]): CountRow[] {
  const rows = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = `${offer.action.type} ${text(offer.action.cube)}${text(offer.action.craftsman)}`;
    rows.set(key, [...(rows.get(key) ?? []), offer]);
  }
  return [...rows].map(([key, list]) => ({ key, offers: list }));
}

export function CountRows({ props, offers }: { readonly props: Props; readonly offers: readonly Offer[] }) {
  return (
    <div class="pill-counts">
      {rowsOf(offers).map((row) => (
        <div key={row.key} class="pill-count-row">
          <Title offer={row.offers[0]} />
          <div class="pill-chips">
            {row.offers.map((offer) => (
              <Chip key={offer.id} props={props} offer={offer} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Title({ offer }: { readonly offer: Offer | undefined }) {
  if (!offer) return null;
  const { action } = offer;
  if (isCube(action.cube)) {
    return (
      <span class="pill-count-title">
        <Picture markup={cube(action.cube, 11, 11, 18)} viewBox="0 0 22 22" width={22} height={22} />
        {t(`pill-do-${action.type}`)}
      </span>
    );
  }
  const id = text(action.craftsman);
  return (
    <span class="pill-count-title">
      <ToolSign kind={CRAFTSMEN.get(id)?.kind ?? ""} />
      {craftsmanName(id)}
    </span>
  );
}

function Chip({ props, offer }: { readonly props: Props; readonly offer: Offer }) {
  const chosen = props.draft?.ids[0] === offer.id;
  const amount = offer.action.amount ?? offer.action.times;
  const gain = gainOf(props.view, offer);
  return (
    <button
      type="button"
      class={chosen ? "pill-chip chosen" : "pill-chip"}
      data-answer={offer.id}
      aria-pressed={chosen}
      onClick={() => choose(props, offer)}
    >
      <span class="visually-hidden">{say(offer.label)}</span>
      <b aria-hidden="true">{typeof amount === "number" ? amount : ""}×</b>
      {gain ? (
        <small aria-hidden="true">
          {signed(gain[1])}
          <Picture markup={good(gain[0], 7, 7, 12)} viewBox="0 0 14 14" width={14} height={14} />
        </small>
      ) : null}
    </button>
  );
}
