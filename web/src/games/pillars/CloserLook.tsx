/** A card at reading size: everything that is on it, shown by hover, long press or focus. */
import { useMemo } from "preact/hooks";
import { INK, INKS, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { AdvantageCard } from "@/games/pillars/AdvantageCard";
import { CraftsmanCard, titleOf } from "@/games/pillars/CraftsmanCard";
import { ADVANTAGES, CRAFTSMEN, EVENTS, RESOURCES } from "@/games/pillars/data";
import { cube, worker } from "@/games/pillars/goods";
import { Leaf, Words } from "@/games/pillars/Leaf";
import { set } from "@/games/pillars/lettering";
import { sign } from "@/games/pillars/signs";
import { say, t } from "@/text/fluent";

export interface LookedAt {
  readonly kind: "craftsman" | "advantage" | "event" | "resource";
  readonly id: string;
}

const CARD = { width: 150, height: 214 } as const;
const SCALE = 1.75;

/** What a card says, for those who hear it. */
export function spokenCard({ kind, id }: LookedAt): string {
  if (kind === "craftsman") {
    const card = CRAFTSMEN.get(id);
    if (!card) return "";
    const { name, more } = titleOf(card);
    return `${name} ${more}. ${say(card.text)}`;
  }
  if (kind === "resource") {
    const card = RESOURCES.get(id);
    if (!card) return "";
    const amount = t(`pill-count-${card.cube}`, { count: card.yields });
    return t("pill-resource", { name: say(card.name), workers: card.workers, amount });
  }
  const card = kind === "event" ? EVENTS.get(id) : ADVANTAGES.get(id);
  return card ? `${say(card.name)}. ${say(card.text)}` : "";
}

export function CloserLook({ card }: { readonly card: LookedAt }) {
  return (
    <svg
      class="pill-closer"
      data-closer={card.id}
      width={CARD.width * SCALE}
      height={CARD.height * SCALE}
      viewBox={`-1 -1 ${CARD.width + 5} ${CARD.height + 6}`}
      aria-hidden="true"
    >
      <Face card={card} />
    </svg>
  );
}

function Face({ card }: { readonly card: LookedAt }) {
  if (card.kind === "craftsman") {
    return <CraftsmanCard id={card.id} {...CARD} price={CRAFTSMEN.get(card.id)?.price || undefined} read />;
  }
  if (card.kind === "event") return <EventFace id={card.id} />;
  if (card.kind === "resource") return <ResourceFace id={card.id} />;
  return <AdvantageCard id={card.id} {...CARD} />;
}

function ResourceFace({ id }: { readonly id: string }) {
  const card = RESOURCES.get(id);
  const markup = useMemo(() => {
    if (!card) return "";
    let drawn = "";
    for (let i = 0; i < card.workers; i++) {
      drawn += worker("#8C6D4F", 31 + (i % 5) * 22, 74 + Math.floor(i / 5) * 24, 1);
    }
    for (let i = 0; i < card.yields; i++)
      drawn += cube(card.cube, 75 - (card.yields - 1) * 15 + i * 30, 140, 26);
    return drawn;
  }, [card]);
  if (!card) return null;
  const words = set(spokenCard({ kind: "resource", id }), { width: CARD.width - 18, height: 40 }, 12, 9);
  return (
    <>
      <Leaf {...CARD} />
      <text
        x={CARD.width / 2}
        y="28"
        text-anchor="middle"
        font-size="17"
        class="serif"
        font-weight="700"
        fill={INK}
      >
        {say(card.name)}
      </text>
      <Drawing markup={markup} />
      <path
        d="M75 104v14m-5 -5l5 5l5 -5"
        fill="none"
        stroke={INK}
        stroke-width="1.8"
        stroke-linecap="round"
      />
      <Words lines={words.lines} x={CARD.width / 2} y={178} size={words.size} anchor="middle" />
    </>
  );
}

function EventFace({ id }: { readonly id: string }) {
  const card = EVENTS.get(id);
  const markup = useMemo(() => put(CARD.width / 2, 84, sign(id), 1.5), [id]);
  if (!card) return null;
  const name = set(say(card.name), { width: CARD.width - 22, height: 36 }, 16, 12, "serif");
  const words = set(say(card.text), { width: CARD.width - 22, height: 62 }, 12, 9.5);
  const tone = card.positive ? "#7A5A10" : "#A8281F";
  return (
    <>
      <Leaf {...CARD} edge={card.positive ? INKS.gold : "#A8281F"} />
      <g class="serif-lines">
        <Words lines={name.lines} x={CARD.width / 2} y={24} size={name.size} anchor="middle" />
      </g>
      <Drawing markup={markup} />
      <Words lines={words.lines} x={CARD.width / 2} y={140} size={words.size} anchor="middle" />
      <text
        x={CARD.width / 2}
        y={CARD.height - 10}
        text-anchor="middle"
        font-size="11"
        font-weight="700"
        fill={tone}
      >
        {t(card.positive ? "pill-good-event" : "pill-bad-event")}
      </text>
    </>
  );
}
