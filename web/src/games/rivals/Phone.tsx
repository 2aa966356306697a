/** The table on a phone: the opponent whole, the middle and one's own principality to be swiped, stock and hand below. */
import { useEffect, useRef } from "preact/hooks";
import { CardRow } from "@/board/CardRow";
import { BANNER, Banner } from "@/games/rivals/Banner";
import { Centre, pilesOf } from "@/games/rivals/Centre";
import { Dice } from "@/games/rivals/Dice";
import { RESOURCES } from "@/games/rivals/data";
import { Thumbs } from "@/games/rivals/HandCards";
import type { Props } from "@/games/rivals/hand";
import { Rises } from "@/games/rivals/Motion";
import { Principality } from "@/games/rivals/Principality";
import { columnsOf, TALL } from "@/games/rivals/plan";
import { Prices, StockItem } from "@/games/rivals/Stock";
import { ownSeat, type PrincipalityView, princeOf } from "@/games/rivals/view";
import { t } from "@/text/fluent";

const MARGIN = 8;
/** One's own principality, as small as it may be: sites are 40 pixels high, and the hand below is still in sight. */
const SCALE = 0.66;

interface LandProps {
  readonly props: Props;
  readonly seat: number;
  readonly prince: PrincipalityView;
}

function Land({ props, seat, prince }: LandProps) {
  const mine = seat === ownSeat(props.view);
  const { width } = columnsOf(prince);
  const box = `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${TALL + 2 * MARGIN}`;
  const size = mine
    ? { width: (width + 2 * MARGIN) * SCALE, height: (TALL + 2 * MARGIN) * SCALE }
    : { width: "100%", class: "riva-foe" };
  return (
    <svg
      viewBox={box}
      {...size}
      role="group"
      aria-label={t(mine ? "riva-mine" : "riva-theirs")}
      data-land={seat}
    >
      <Principality props={props} seat={seat} prince={prince} mine={mine} size={mine ? 14 : 18} />
      <Rises props={props} seat={seat} prince={prince} />
    </svg>
  );
}

/** Brings what is asked about into sight: the ghost, or the first thing that is ringed. */
function useAttention(props: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const about = `${props.view.question?.id ?? ""} ${props.draft?.ids[0] ?? ""} ${props.hand.lifted.value?.keys.join() ?? ""}`;
  useEffect(() => {
    const frame = ref.current;
    const thing = frame?.querySelector("[data-ghost], .riva-ring.strong, .riva-target:not(.quiet)");
    if (!frame || !thing) return;
    const box = thing.getBoundingClientRect();
    const view = frame.getBoundingClientRect();
    if (box.left < view.left || box.right > view.right)
      frame.scrollLeft += box.left + box.width / 2 - view.left - view.width / 2;
  }, [about]);
  return ref;
}

/** In a tab of its own: both banners with points and tokens, and what can be built for what. */
export function PhoneTab(props: Props) {
  const seat = ownSeat(props.view);
  const mine = princeOf(props.view, seat);
  const foe = princeOf(props.view, 1 - seat);
  if (!mine || !foe) return null;
  return (
    <div class="riva riva-tab">
      {[
        { of: seat, prince: mine },
        { of: 1 - seat, prince: foe },
      ].map(({ of, prince }) => (
        <svg key={of} viewBox={`-2 -2 ${BANNER.width + 4} ${BANNER.height + 4}`} class="riva-tab-banner">
          <Banner props={props} seat={of} prince={prince} />
        </svg>
      ))}
      <svg viewBox="-2 -2 240 194" class="riva-tab-prices">
        <Prices props={props} prince={mine} />
      </svg>
    </div>
  );
}

export function Phone(props: Props) {
  const seat = ownSeat(props.view);
  const mine = princeOf(props.view, seat);
  const foe = princeOf(props.view, 1 - seat);
  const ref = useAttention(props);
  if (!mine || !foe) return null;
  const band = Math.max(390, pilesOf(props).length * 62);
  return (
    <div class="riva-phone">
      <Land props={props} seat={1 - seat} prince={foe} />
      <CardRow label={t("riva-centre")} class="riva-band-row" about={`${band}`}>
        <div class="riva-swipe">
          <svg width="92" height="60" viewBox="-8 -8 132 72" role="group" aria-label={t("riva-dice")}>
            <Dice props={props} />
          </svg>
          <svg width={band} height="60" viewBox={`0 0 ${band} 60`}>
            <Centre props={props} width={band} bare />
          </svg>
        </div>
      </CardRow>
      <CardRow label={t("riva-mine")} track={ref} about={`${columnsOf(mine).width}`}>
        <div class="riva-swipe">
          <Land props={props} seat={seat} prince={mine} />
        </div>
      </CardRow>
      <svg viewBox="0 0 390 46" class="riva-stock" role="group" aria-label={t("riva-stock")}>
        {RESOURCES.map((resource, i) => (
          <g key={resource} transform={`translate(${2 + i * 64.5} 3)`}>
            <StockItem props={props} prince={mine} resource={resource} />
          </g>
        ))}
      </svg>
      <Thumbs props={props} />
    </div>
  );
}
