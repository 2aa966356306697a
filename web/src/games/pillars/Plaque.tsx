/** A small menu on the board: the answers that one target holds, in rows of numbers or as sentences. */

import type { ComponentChildren } from "preact";
import type { Offer } from "@/api/wire";
import { Drawing } from "@/board/Drawing";
import { good } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { widthOf } from "@/games/pillars/lettering";
import { type Spot, WHOLE } from "@/games/pillars/plan";
import { grouped } from "@/games/pillars/said";
import { KeyHandle } from "@/games/pillars/Target";
import { choose, hover, offersAt, ownMenu } from "@/games/pillars/targets";
import { dealOf, gainOf, publicOf } from "@/games/pillars/view";
import { say, t } from "@/text/fluent";
import { signed } from "@/text/number";

/** Answers that differ in one number stand in a row; all others are rows of their own. */
interface Row {
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly numbers: boolean;
}

const numberOf = (offer: Offer): number | null => {
  const value = offer.action.amount ?? offer.action.times;
  return typeof value === "number" ? value : null;
};

/** On a stone only how the builder gets there has to be said. */
function titleOf(props: Props, offer: Offer): string {
  if (offer.action.type === "place-free") return t("pill-by-card");
  if (offer.action.type !== "place") return say(offer.label);
  return t("pill-for-gold", { price: publicOf(props.view).price });
}

function rowsOf(props: Props, offers: readonly Offer[]): Row[] {
  const rows: { title: string; offers: Offer[]; numbers: boolean }[] = [];
  for (const offer of offers) {
    const counted = numberOf(offer) !== null;
    const title = counted ? t(`pill-do-${offer.action.type}`) : titleOf(props, offer);
    const last = rows.at(-1);
    if (counted && last?.numbers && last.title === title) last.offers.push(offer);
    else rows.push({ title, offers: [offer], numbers: counted });
  }
  return rows;
}

const CHIP = 36;
const ROW = 42;
const PAD = 10;

/** The menu that is open: that of a question of yes or no, or the one of a target that was clicked. */
function opened(props: Props): { at: Spot; below: boolean; offers: readonly Offer[] } | null {
  const own = ownMenu(props);
  if (own) return { ...own, below: false };
  const menu = props.hand.menu.value;
  if (!menu || menu.question !== props.view.question?.id) return null;
  const offers = offersAt(props, menu.target);
  return offers.length > 1 ? { at: menu.at, below: menu.below, offers } : null;
}

export function Plaque({ props }: { readonly props: Props }) {
  const menu = opened(props);
  if (!menu) return null;
  const rows = rowsOf(props, menu.offers);
  const label = Math.max(...rows.filter((row) => row.numbers).map((row) => widthOf(row.title, 15)), 0);
  const width = Math.max(...rows.map((row) => widthOfRow(row, label)));
  const height = rows.length * ROW + 2 * PAD - 6;
  const below = menu.below || menu.at.y - height - 14 < 8;
  const x = Math.min(Math.max(menu.at.x - width / 2, 8), WHOLE.width - width - 8);
  const y = below ? menu.at.y + 8 : menu.at.y - height - 12;
  return (
    <g class="pill-plaque" {...grouped(t("pill-menu"))} transform={`translate(${x} ${y})`} data-menu>
      <rect x="2" y="4" width={width} height={height} rx="9" fill="#1A110A" opacity=".4" />
      <rect width={width} height={height} rx="9" class="pill-plaque-box" />
      {rows.map((row, i) => (
        <g key={row.title} transform={`translate(${PAD} ${PAD + i * ROW})`}>
          {row.numbers ? (
            <Numbers props={props} row={row} label={label} />
          ) : (
            <Sentence props={props} row={row} width={width - 2 * PAD} />
          )}
        </g>
      ))}
    </g>
  );
}

const widthOfRow = (row: Row, label: number): number =>
  row.numbers
    ? label + 8 + row.offers.length * (CHIP + 4) + 2 * PAD
    : widthOf(row.title, 15.5, "bold") + 28 + 2 * PAD;

function Numbers({
  props,
  row,
  label,
}: {
  readonly props: Props;
  readonly row: Row;
  readonly label: number;
}) {
  return (
    <>
      <text y="21" font-size="15" class="pill-plaque-words">
        {row.title}
      </text>
      {row.offers.map((offer, i) => (
        <g key={offer.id} transform={`translate(${label + 8 + i * (CHIP + 4)} 0)`}>
          <Choice props={props} offer={offer} width={CHIP}>
            <text
              x={CHIP / 2}
              y="15.500"
              text-anchor="middle"
              font-size="15.500"
              font-weight="700"
              class="pill-button-text"
            >
              {numberOf(offer)}
            </text>
            <Gain props={props} offer={offer} />
          </Choice>
        </g>
      ))}
    </>
  );
}

/** Below the number, what it brings. */
function Gain({ props, offer }: { readonly props: Props; readonly offer: Offer }) {
  const gain = gainOf(props.view, offer);
  if (!gain) return null;
  return (
    <>
      <text x="4" y="29" font-size="11.500" class="pill-button-text">
        {signed(gain[1])}
      </text>
      <Drawing markup={good(gain[0], CHIP - 8, 25.5, 10)} />
    </>
  );
}

function Sentence({
  props,
  row,
  width,
}: {
  readonly props: Props;
  readonly row: Row;
  readonly width: number;
}) {
  const [offer] = row.offers;
  if (!offer) return null;
  return (
    <Choice props={props} offer={offer} width={width}>
      <text
        x={width / 2}
        y="22"
        text-anchor="middle"
        font-size="15.500"
        font-weight="700"
        class="pill-button-text"
      >
        {row.title}
      </text>
    </Choice>
  );
}

/** What the answer brings and costs, for those who hear it. */
const spokenDeal = (props: Props, offer: Offer): string =>
  dealOf(props.view, offer)
    .map(([what, by]) => `${t(`pill-good-${what}`)} ${signed(by)}`)
    .join(", ");

interface ChoiceProps {
  readonly props: Props;
  readonly offer: Offer;
  readonly width: number;
  readonly children: ComponentChildren;
}

function Choice({ props, offer, width, children }: ChoiceProps) {
  const chosen = props.draft?.ids[0] === offer.id;
  const spoken = spokenDeal(props, offer);
  const show = (): void => hover(props, offer);
  const hide = (): void => hover(props, null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handle inside it is the button
    <g
      class="pill-choice"
      data-offer={offer.id}
      onPointerEnter={(event) => (event.pointerType === "mouse" ? show() : undefined)}
      onPointerLeave={(event) => (event.pointerType === "mouse" ? hide() : undefined)}
      onClick={() => choose(props, offer)}
    >
      <rect width={width} height={ROW - 8} rx="6" class={chosen ? "pill-button chosen" : "pill-button"} />
      <g class="pill-choice-words" aria-hidden="true">
        {children}
      </g>
      <KeyHandle
        label={spoken ? `${say(offer.label)}: ${spoken}` : say(offer.label)}
        pressed={chosen}
        show={show}
        hide={hide}
        act={() => choose(props, offer)}
      />
    </g>
  );
}
