/** The board on a phone: the town at full height to be panned and pinched, flaps that count the answers out of sight, goods below. */
import { useEffect } from "preact/hooks";
import type { Offer } from "@/api/wire";
import { coin } from "@/art/ink";
import { Picture } from "@/board/Drawing";
import { type Camera, type PanZoom, transformOf, usePanZoom } from "@/board/panzoom";
import { peek } from "@/board/peek";
import { CloserLook, spokenCard } from "@/games/pillars/CloserLook";
import { AREAS, CRAFTSMEN, CUBES, isCube, stepOf } from "@/games/pillars/data";
import { explaining } from "@/games/pillars/explain";
import { cube, rose } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { litBy, seatOf } from "@/games/pillars/lit";
import { CENTRES, priceSpot, type Spot, STALLS, stoneAt, TOWN, TRAY } from "@/games/pillars/plan";
import { Tag } from "@/games/pillars/Tag";
import { ToolSign } from "@/games/pillars/ToolSign";
import { Town } from "@/games/pillars/Town";
import { draftOffer } from "@/games/pillars/targets";
import { playerOf, publicOf, seatShown, spaceFor } from "@/games/pillars/view";
import { t } from "@/text/fluent";

/** Where an answer is given on the board; null for answers that are given with one's own cards. */
export function spotOf(props: Props, offer: Offer): Spot | null {
  const { action } = offer;
  const seen = publicOf(props.view);
  if (typeof action.space === "string") return stoneAt(spaceFor(seen, action.space)?.id ?? "");
  if (action.type === "park" || action.type === "keep-builder" || action.type === "return-builder")
    return priceSpot(seen.price);
  if (action.type === "take-resource" || action.type === "hire" || action.type === "pass") {
    return { x: TRAY.x + TRAY.width / 2, y: TRAY.y + TRAY.height / 2 };
  }
  if (isCube(action.cube)) return { x: STALLS[action.cube].x + 30, y: STALLS[action.cube].y + 30 };
  return null;
}

/** What the town should be panned to: what is lit, what is shown, what is asked about. */
function attention(props: Props): Spot {
  const [area] = litBy(props.lit).areas;
  if (area) return CENTRES[area];
  const offer = draftOffer(props);
  const spot = offer ? spotOf(props, offer) : null;
  if (spot) return spot;
  const seen = publicOf(props.view);
  if (seen.phase === 1) return { x: TRAY.x + TRAY.width / 2, y: TRAY.y };
  const now = AREAS.find((id) => stepOf(id) === seen.step);
  return now ? CENTRES[now] : CENTRES.cathedral;
}

/** The camera that shows the town at full height with this spot in the middle, as far as the edges allow. */
export function cameraAt(size: { width: number; height: number }, spot: Spot): Camera {
  const scale = Math.max(size.height / TOWN.height, size.width / TOWN.width);
  const seen = size.width / scale;
  const x = Math.min(Math.max(spot.x - seen / 2, 0), Math.max(0, TOWN.width - seen));
  return { x, y: 0, scale };
}

function useAttention(props: Props, tools: PanZoom): void {
  const { x } = attention(props);
  // What is foreseen takes room from the town when it arrives.
  const draft = props.draft?.pinned ? `${props.draft.ids[0]} ${props.foreseen !== null}` : "";
  const about = `${props.view.question?.id ?? ""} ${draft} ${x}`;
  useEffect(() => {
    const box = tools.ref.current?.getBoundingClientRect();
    if (box?.height) tools.camera.value = cameraAt(box, attention(props));
  }, [about]);
}

export function PhoneBoard(props: Props) {
  const tools = usePanZoom();
  useAttention(props, tools);
  return (
    <div class="pill compact">
      <div class="pill-window">
        <svg ref={tools.ref} class="pill-town" role="group" aria-label={t("pill-town")}>
          <g transform={transformOf(tools.camera.value)}>
            <Town props={props} />
            <Tag props={props} />
          </g>
        </svg>
        <Flaps props={props} tools={tools} />
      </div>
      <Goods props={props} />
    </div>
  );
}

/** How many offered places lie beyond the left and the right edge; a tap goes there. */
function Flaps({ props, tools }: { readonly props: Props; readonly tools: PanZoom }) {
  const { x, scale } = tools.camera.value;
  const width = tools.ref.current?.getBoundingClientRect().width ?? 0;
  if (!width) return null;
  const spots = props.offers.flatMap((offer) => spotOf(props, offer) ?? []);
  const left = spots.filter((spot) => spot.x < x);
  const right = spots.filter((spot) => spot.x > x + width / scale);
  const go = (to: number): void => {
    const box = tools.ref.current?.getBoundingClientRect();
    if (box) tools.camera.value = cameraAt(box, { x: to, y: 0 });
  };
  const unique = (list: readonly Spot[]): number => new Set(list.map((spot) => `${spot.x},${spot.y}`)).size;
  return (
    <>
      {left.length ? (
        <button
          type="button"
          class="pill-flap left"
          aria-label={t("pill-flap", { count: unique(left) })}
          onClick={() => go(Math.max(...left.map((spot) => spot.x)))}
        >
          ‹ {unique(left)}
        </button>
      ) : null}
      {right.length ? (
        <button
          type="button"
          class="pill-flap right"
          aria-label={t("pill-flap", { count: unique(right) })}
          onClick={() => go(Math.min(...right.map((spot) => spot.x)))}
        >
          {unique(right)} ›
        </button>
      ) : null}
    </>
  );
}

const COIN = coin(11, 11, 9.5);
const ROSE = rose(11, 11, 9.5);

/** One's own goods and craftsmen in one line. */
function Goods({ props }: { readonly props: Props }) {
  const seat = seatShown(props.view, props.shown, seatOf(props.lit));
  const player = playerOf(props.view, seat);
  if (!player) return null;
  return (
    <div class="pill-goods">
      <Amount markup={COIN} label={t("pill-count-gold", { count: player.gold })} amount={player.gold} />
      <Amount markup={ROSE} label={t("pill-count-vp", { count: player.vp })} amount={player.vp} />
      {CUBES.map((kind) => (
        <Amount
          key={kind}
          markup={cube(kind, 11, 11, 17)}
          label={t(`pill-count-${kind}`, { count: player.cubes[kind] })}
          amount={player.cubes[kind]}
        />
      ))}
      <span class="pill-goods-tools">
        {player.craftsmen.map((id) => (
          <span
            key={id}
            data-card={id}
            role="img"
            aria-label={spokenCard({ kind: "craftsman", id })}
            {...peek(() => <CloserLook card={{ kind: "craftsman", id }} />)}
          >
            <ToolSign kind={CRAFTSMEN.get(id)?.kind ?? ""} size={22} />
          </span>
        ))}
      </span>
    </div>
  );
}

function Amount({
  markup,
  label,
  amount,
}: {
  readonly markup: string;
  readonly label: string;
  readonly amount: number;
}) {
  return (
    <span class="pill-amount" role="img" aria-label={label} {...explaining({ title: label, text: [] })}>
      <Picture markup={markup} viewBox="0 0 22 22" width={20} height={20} />
      {amount}
    </span>
  );
}
