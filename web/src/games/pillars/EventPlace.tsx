/** Area 1: the deck until the event is revealed and the event of last round beside it; then the event itself. */

import { useMemo } from "preact/hooks";
import { dot, INK, INKS, path, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { spokenCard } from "@/games/pillars/CloserLook";
import { EVENTS, type EventCard } from "@/games/pillars/data";
import { aboutArea, explaining } from "@/games/pillars/explain";
import { rose } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { At, Leaf, Words } from "@/games/pillars/Leaf";
import { set } from "@/games/pillars/lettering";
import { useFlourish } from "@/games/pillars/Motion";
import { EVENT_BACK, EVENT_FACE, EVENT_PAST } from "@/games/pillars/plan";
import { said } from "@/games/pillars/said";
import { sign } from "@/games/pillars/signs";
import { TargetGroup } from "@/games/pillars/Target";
import { offersAt } from "@/games/pillars/targets";
import { foreseenBy, publicOf } from "@/games/pillars/view";
import { say, t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";

export function EventPlace({ props, lit }: { readonly props: Props; readonly lit: boolean }) {
  const seen = publicOf(props.view);
  const event = EVENTS.get(seen.event ?? "");
  const foreseen = EVENTS.get(foreseenBy(props.view) ?? "");
  if (event) return <Revealed props={props} card={event} lit={lit} />;
  const past = EVENTS.get(seen.past_events.at(-1) ?? "");
  return (
    <>
      {foreseen ? (
        <Narrow props={props} card={foreseen} box={EVENT_BACK} title={t("pill-foreseen")} seen />
      ) : (
        <Deck count={seen.event_deck} />
      )}
      {past ? <Narrow props={props} card={past} box={EVENT_PAST} title={t("pill-last-round")} /> : null}
    </>
  );
}

function Deck({ count }: { readonly count: number }) {
  const { x, y, width, height } = EVENT_BACK;
  const markup = useMemo(
    () =>
      `<rect x="5" y="6" width="${width}" height="${height}" rx="6" fill="#1A110A" opacity=".35"/>` +
      `<rect x="3" y="3" width="${width}" height="${height}" rx="6" fill="#24486D" stroke="${INK}" stroke-width="1.2"/>` +
      `<rect width="${width}" height="${height}" rx="6" fill="${INKS.woad}" stroke="${INK}" stroke-width="1.6"/>` +
      `<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="3" fill="none" stroke="#E0B548" stroke-width="1.6"/>` +
      rose(width / 2, height / 2 - 8, 18),
    [],
  );
  const words = t("pill-event-deck", { count });
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-deck={count}
      {...said(words)}
      {...explaining(aboutArea("event", words))}
    >
      <Drawing markup={markup} />
      <text
        x={width / 2}
        y={height - 14}
        text-anchor="middle"
        font-size="15"
        font-weight="700"
        fill="#FBF3DF"
      >
        {count}×
      </text>
    </g>
  );
}

interface NarrowProps {
  readonly props: Props;
  readonly card: EventCard;
  readonly box: typeof EVENT_PAST;
  readonly title: string;
  readonly seen?: boolean;
}

/** A small card: sign and name. */
function Narrow({ props, card, box, title, seen }: NarrowProps) {
  const { x, y, width, height } = box;
  const markup = useMemo(() => put(width / 2, 38, sign(card.id), 0.72), [card.id, width]);
  const name = set(say(card.name), { width: width - 8, height: 32 }, 13.5, 11, "serif");
  const looked = { kind: "event", id: card.id } as const;
  return (
    <At x={x} y={y}>
      <TargetGroup props={props} target="" card={looked} label={`${title}: ${spokenCard(looked)}`}>
        <Leaf width={width} height={height} edge={seen ? "#1F6FB2" : undefined} />
        <text x={width / 2} y="15" text-anchor="middle" font-size={width < 80 ? 11 : 12} fill="#6B5B4B">
          {title}
        </text>
        <Drawing markup={markup} />
        <g class="pill-serif-lines">
          <Words
            lines={name.lines}
            x={width / 2}
            y={height - 8 - (name.lines.length - 1) * name.size * 1.14 - (name.lines.length > 1 ? 2 : 6)}
            size={name.size}
            anchor="middle"
          />
        </g>
      </TargetGroup>
    </At>
  );
}

/** The event of this round, with whom it applies to. */
function Revealed({
  props,
  card,
  lit,
}: {
  readonly props: Props;
  readonly card: EventCard;
  readonly lit: boolean;
}) {
  const { x, y, width, height } = EVENT_FACE;
  const turning = useFlourish(props, "event-revealed", "pill-turning", 500);
  const markup = useMemo(
    () => put(27, 34, sign(card.id), 0.8) + (card.positive ? seal(width - 14, 13) : ""),
    [card],
  );
  const name = set(say(card.name), { width: width - (card.positive ? 80 : 62), height: 36 }, 15, 11, "serif");
  const words = set(say(card.text), { width: width - 18, height: 58 }, 13, 11);
  const offered = offersAt(props, "event").length > 0;
  return (
    <At x={x} y={y}>
      <TargetGroup props={props} target="event" card={{ kind: "event", id: card.id }}>
        <g class={turning?.class ?? ""} style={turning?.style ?? {}}>
          <Leaf width={width} height={height} edge={card.positive ? INKS.gold : "#A8281F"} />
          <Drawing markup={markup} />
          <g class="pill-serif-lines">
            <Words lines={name.lines} x={54} y={24 + (name.lines.length < 2 ? 8 : 0)} size={name.size} />
          </g>
          <Words lines={words.lines} x={9} y={64} size={words.size} />
        </g>
        {lit ? <rect x="-3" y="-3" width={width + 6} height={height + 6} rx="9" class="pill-glow" /> : null}
        {offered ? (
          <rect x="-3" y="-3" width={width + 6} height={height + 6} rx="9" class="pill-ring pulse" />
        ) : null}
      </TargetGroup>
      {card.positive ? null : <Affected props={props} />}
    </At>
  );
}

/** Whom a bad event applies to. */
function Affected({ props }: { readonly props: Props }) {
  const { affected } = publicOf(props.view);
  const names = affected.map((seat) => props.players[seat]?.name ?? "").join(", ");
  return (
    <g {...said(t("pill-affected", { names }))}>
      {affected.map((seat, i) => (
        <g key={seat} transform={`translate(${EVENT_FACE.width - 20 - i * 15} -9)`}>
          <Shield seat={seat} size={14} />
        </g>
      ))}
    </g>
  );
}

/** A wax seal: a good event, from which nobody needs protection. */
const seal = (x: number, y: number): string =>
  dot(x, y, 10, INKS.madder, INK, 1.2) + path(`M${x} ${y - 5}v10M${x - 5} ${y}h10`, null, "#E0B548", 1.8);
