/** The strip below the boards: own hand, piles and stock, the opponents in small; in the set-up the cards to choose from. */
import { useMemo } from "preact/hooks";
import { pen, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { CloserCard, CloserPair, CloserPile } from "@/games/viscounts/Closer";
import {
  back,
  CARD,
  card,
  cardWords,
  coin,
  playerCard,
  playerCardWords,
  ribbon,
} from "@/games/viscounts/cards";
import { iconsOn, MANUSCRIPTS, PLAYER_CARDS, SCHEMES, TOWNSFOLK } from "@/games/viscounts/data";
import { framedPortrait, shield } from "@/games/viscounts/figures";
import type { Props } from "@/games/viscounts/hand";
import { type Explained, lookAtGood } from "@/games/viscounts/looks";
import { nameOf, shortName } from "@/games/viscounts/names";
import { outlined } from "@/games/viscounts/outlines";
import { Points } from "@/games/viscounts/Sheet";
import { box, COLOURS as C, sign, words } from "@/games/viscounts/signs";
import { Group, onEnter, Thing } from "@/games/viscounts/Thing";
import { offersAt } from "@/games/viscounts/targets";
import { type PlayerView, playerOf, privateOf, publicOf } from "@/games/viscounts/view";
import { language, say, t } from "@/text/fluent";
import { pigment } from "@/ui/Shield";

export const STRIP = { y: 690, height: 176, width: 1120 } as const;
const SCALE = 0.95;
const WIDE = CARD.width * SCALE;
const HIGH = CARD.height * SCALE;
const GOODS = ["silver", "ink", "gold", "stone", "worker"] as const;

/** The cards to choose from before the first round. */
function sacrificed(props: Props): readonly string[] {
  return props.view.question?.kind === "choose-sacrifice" ? (privateOf(props.view)?.draw ?? []) : [];
}

/** The cards to choose from before the first round, if that is what is being done: with how wide they lie. */
export function setupWidth(props: Props): number {
  const given = sacrificed(props).length;
  return given ? Math.min(1120, 20 + given * (WIDE + 6)) : 14 + publicOf(props.view).pairs.length * PAIR;
}

export function SetUp({ props }: { readonly props: Props }) {
  const given = sacrificed(props);
  return given.length ? (
    <HandCards props={props} cards={given} x={14} width={1092} />
  ) : (
    <Pairs props={props} />
  );
}

/** Whether pairs or cards are being chosen; whatever else is asked in the set-up needs hand and stock. */
export function isSetUp(props: Props): boolean {
  const asked = props.view.question?.kind;
  const pairs = publicOf(props.view).pairs.length > 0;
  return (pairs && (asked === undefined || asked === "choose-pair")) || sacrificed(props).length > 0;
}

export function Strip({ props, seat }: { readonly props: Props; readonly seat: number }) {
  return (
    <g transform={`translate(0 ${STRIP.y})`}>
      <rect width={STRIP.width} height={STRIP.height} class="visc-strip" />
      {isSetUp(props) ? (
        <g data-part="hand">
          <SetUp props={props} />
        </g>
      ) : (
        <>
          <g data-part="hand">
            <HandCards props={props} cards={handOf(props, seat)} x={14} width={386} />
          </g>
          <Stock props={props} seat={seat} />
          <Opponents props={props} seat={seat} />
        </>
      )}
    </g>
  );
}

/** The hand as far as it is known: others' cards are backs. */
function handOf(props: Props, seat: number): readonly string[] {
  const own = seat === props.view.seat ? privateOf(props.view)?.hand : undefined;
  return own ?? Array<string>(playerOf(props.view, seat)?.hand ?? 0).fill("");
}

interface HandProps {
  readonly props: Props;
  readonly cards: readonly string[];
  readonly x: number;
  readonly width: number;
}

function HandCards({ props, cards, x, width }: HandProps) {
  const speech = language.value;
  const apart = Math.min(WIDE + 6, (width - WIDE) / Math.max(1, cards.length - 1));
  const markup = useMemo(() => cards.map((id) => card(id)), [cards, speech]);
  return (
    <Group label={t("visc-hand")}>
      {cards.map((id, i) => (
        <g
          key={id || i}
          data-row-item
          class={offersAt(props, `hand:${id}`).length ? "visc-hand-card offered" : "visc-hand-card"}
        >
          <g
            transform={`translate(${x + i * apart} 3) scale(${SCALE})`}
            data-piece={id}
            data-from="[data-piles]"
          >
            <Drawing markup={markup[i] ?? ""} />
          </g>
          {id ? (
            <Thing
              props={props}
              target={`hand:${id}`}
              d={outlined(x + i * apart, 3, WIDE, HIGH)}
              label={cardWords(id)}
              look={() => <CloserCard id={id} />}
            />
          ) : null}
        </g>
      ))}
      {cards.length ? null : (
        <text x={x + width / 2} y="92" class="visc-on-wood" text-anchor="middle">
          {t("visc-no-hand")}
        </text>
      )}
    </Group>
  );
}

const PAIR = 218;

function Pairs({ props }: { readonly props: Props }) {
  const { pairs } = publicOf(props.view);
  const speech = language.value;
  const start = t("visc-start-space");
  const markup = useMemo(
    () =>
      pairs.map(
        (pair) => put(0, 0, playerCard(pair.card, start), SCALE) + put(84, 0, card(pair.hero), SCALE),
      ),
    [pairs, speech],
  );
  return (
    <Group label={t("visc-pairs")}>
      {pairs.map((pair, i) => (
        <g key={pair.card} transform={`translate(${14 + i * PAIR} 3)`} data-row-item>
          <Drawing markup={markup[i] ?? ""} />
          <Thing
            props={props}
            target={`pair:${pair.card}`}
            d={outlined(-2, -2, PAIR - 10, HIGH + 5)}
            label={`${say(PLAYER_CARDS.get(pair.card)?.name ?? { en: "", cs: "" })}: ${playerCardWords(pair.card)}; ${cardWords(pair.hero)}`}
            look={() => <CloserPair card={pair.card} hero={pair.hero} />}
          />
        </g>
      ))}
    </Group>
  );
}

const goodAt = (i: number): { x: number; y: number } => ({
  x: 421 + (i % 3) * 45,
  y: 126 + Math.floor(i / 3) * 31,
});

export const amountOf = (player: PlayerView, good: string): number =>
  good === "worker" ? player.workers : (player.goods[good] ?? 0);

/** While the whole stock is the target, a good of it is not explained by itself. */
export const goodLook = (props: Props, player: PlayerView, good: string): Explained | undefined =>
  offersAt(props, "goods").length ? undefined : lookAtGood(good, amountOf(player, good));

/** Draw and discard pile, and what lies in stock. */
function Stock({ props, seat }: { readonly props: Props; readonly seat: number }) {
  const player = playerOf(props.view, seat);
  const speech = language.value;
  const markup = useMemo(() => (player ? stockMarkup(player, seat) : ""), [player, seat, speech]);
  if (!player) return null;
  const own = seat === props.view.seat;
  return (
    <Group label={t("visc-stock")}>
      <Drawing markup={markup} />
      {own ? (
        <>
          <g data-piles>
            <path d={outlined(410, 4, 62, 84, 6)} fill="none" />
          </g>
          <Thing
            props={props}
            target="draw"
            d={outlined(410, 4, 62, 84, 6)}
            label={t("visc-draw-pile", { count: player.draw })}
            look={() => <CloserPile title={t("visc-draw")} cards={privateOf(props.view)?.draw ?? []} />}
          />
          <Thing props={props} target="goods" d={outlined(404, 108, 138, 66)} label={t("visc-pay")} />
          {GOODS.map((good, i) => {
            const { x, y } = goodAt(i);
            return (
              <Thing
                key={good}
                props={props}
                target={`good:${good}`}
                d={outlined(x - 14, y - 15, 43, 30, 6)}
                label={`${t("visc-good", { good })} ${amountOf(player, good)}`}
                look={goodLook(props, player, good)}
              />
            );
          })}
        </>
      ) : null}
      <Thing
        props={props}
        target="discard"
        d={outlined(476, 4, 62, 84, 6)}
        label={t("visc-discard-pile", { count: player.discard.length })}
        look={() => <CloserPile title={t("visc-discard")} cards={player.discard} />}
      />
    </Group>
  );
}

function stockMarkup(player: PlayerView, seat: number): string {
  const caption = (x: number, text: string): string =>
    words(x, 101, text, { size: 12.5, anchor: "middle", fill: "#EBDDC2" });
  return (
    back(412, 7, seat, player.draw, pigment(seat)) +
    back(478, 7, seat, player.discard.length, "#9A8A74") +
    caption(441, t("visc-draw")) +
    caption(507, t("visc-discard")) +
    GOODS.map((good, i) => {
      const { x, y } = goodAt(i);
      return (
        sign(good, x, y, 0.92) +
        words(x + 13, y + 6, amountOf(player, good), { size: 17, weight: 800, fill: "#F4EBD9" })
      );
    }).join("")
  );
}

const PLACE = { x: 550, width: 560 } as const;
const BOX = { width: 236, height: 168 } as const;

/** Where the opponents lie; three are a little smaller. */
export function opponentBoxes(count: number): {
  readonly scale: number;
  at(i: number): { x: number; y: number };
} {
  const scale = Math.min(1.02, (PLACE.width - (count - 1) * 6) / count / BOX.width);
  return {
    scale,
    at: (i) => ({
      x: PLACE.x + i * (BOX.width * scale + 8),
      y: 4 + (BOX.height * (1 - Math.min(1, scale))) / 2,
    }),
  };
}

function Opponents({ props, seat }: { readonly props: Props; readonly seat: number }) {
  const seen = publicOf(props.view);
  const others = seen.players.map((_, n) => n).filter((n) => n !== seat);
  const { scale, at } = opponentBoxes(others.length);
  return (
    <g>
      {others.map((other, i) => (
        <g key={other} transform={`translate(${at(i).x} ${at(i).y}) scale(${scale})`}>
          <Opponent props={props} seat={other} />
        </g>
      ))}
    </g>
  );
}

export function Opponent({ props, seat }: { readonly props: Props; readonly seat: number }) {
  const player = playerOf(props.view, seat);
  const speech = language.value;
  const markup = useMemo(() => (player ? opponentMarkup(player, seat) : ""), [player, seat, speech]);
  if (!player) return null;
  const toggle = (): void => props.show(props.shown === seat ? null : seat);
  return (
    <g>
      <g aria-hidden="true">
        <Drawing markup={markup} />
        <text x="40" y="27" class="visc-serif" font-size="17" font-weight="700" fill="#2B2118">
          {shortName(nameOf(props, seat), 14)}
        </text>
      </g>
      <g
        role="button"
        tabindex={0}
        class="visc-opponent"
        aria-pressed={props.shown === seat}
        aria-label={t("visc-look-at", { name: nameOf(props, seat) })}
        onClick={toggle}
        onKeyDown={(event) => onEnter(event, toggle)}
      >
        <path d={outlined(0, 0, BOX.width, BOX.height)} class="visc-hit" />
      </g>
      <Points props={props} seat={seat} x={226} y={27} size={14} />
      {player.board.map((id, i) =>
        id ? (
          <Thing
            key={id}
            props={props}
            target=""
            d={outlined(12 + i * 72, 38, 68, 62, 5)}
            label={cardWords(id)}
            look={() => <CloserCard id={id} />}
          />
        ) : null,
      )}
    </g>
  );
}

function opponentCard(id: string | null, i: number): string {
  const x = 12 + i * 72;
  if (!id) return box(x, 38, 68, 62, 5, "rgba(120,95,60,.12)", 1, 'stroke-dasharray="4 3"');
  const icons = iconsOn(id);
  const value = TOWNSFOLK.get(id)?.value ?? SCHEMES.get(id)?.move ?? 0;
  const face = TOWNSFOLK.has(id) ? framedPortrait(id, x + 2, 40, 64, 34) : sign("card", x + 40, 57, 1.1);
  return (
    box(x, 38, 68, 62, 5, C.paper, 1.2) +
    face +
    pen(`M${x + 2} 74h64`, 0.9) +
    coin(x + 12, 50, value, 0.68) +
    icons.map((icon, j) => sign(icon, x + 34 + (j - (icons.length - 1) / 2) * 20, 87, 0.66)).join("")
  );
}

function opponentMarkup(player: PlayerView, seat: number): string {
  const goods = player.goods.generic === undefined ? ["silver", "ink", "gold", "stone"] : ["generic"];
  const amounts: [string, number][] = [
    ...goods.map((good): [string, number] => [good, player.goods[good] ?? 0]),
    ["worker", player.workers],
    ["card", player.hand],
  ];
  const papers: [string, string][] = [
    ["debt", `${player.unpaid}·${player.paid}`],
    ["deed", `${player.acquired}·${player.approved}`],
    ["workshop", String(player.slots.length)],
  ];
  const cell = 212 / 7;
  const track = Array.from({ length: 7 }, (_, i) =>
    box(12 + i * cell, 146, cell - 1.4, 17, 2, i < 3 ? "#D9CDBE" : "#F6EED8", 0.9),
  ).join("");
  const ribbons = player.manuscripts
    .map((id, i) =>
      ribbon(
        172 + i * Math.min(9, 44 / player.manuscripts.length),
        121,
        MANUSCRIPTS.get(id)?.ribbon ?? "grey",
        0.78,
      ),
    )
    .join("");
  return (
    box(0, 0, BOX.width, BOX.height, 8, C.parchment, 1.5) +
    `<rect x="4" y="4" width="${BOX.width - 8}" height="${BOX.height - 8}" rx="5" fill="none" stroke="${pigment(seat)}" stroke-width="1.4"/>` +
    shield(23, 22, 0.85, seat) +
    player.board.map(opponentCard).join("") +
    amounts
      .map(
        ([kind, amount], i) =>
          sign(kind, 18 + i * 36, 112, 0.62) + words(28 + i * 36, 117, amount, { size: 14.5, weight: 700 }),
      )
      .join("") +
    papers
      .map(
        ([kind, text], i) =>
          sign(kind, 18 + i * 52, 133, 0.58) + words(28 + i * 52, 138, text, { size: 14, weight: 700 }),
      )
      .join("") +
    ribbons +
    track +
    sign("corruption", 12 + (player.corruption + 0.5) * cell, 154.5, 0.64) +
    sign(
      "virtue",
      12 + (player.virtue + 0.5) * cell + (player.virtue === player.corruption ? 6 : 0),
      154.5,
      0.68,
    )
  );
}
