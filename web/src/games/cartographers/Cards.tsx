/** What lies beside the map: the seasons, the time, the cards turned so far, the one to be drawn, the four edicts. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { put } from "@/art/ink";
import { Picture } from "@/board/Drawing";
import { peek } from "@/board/peek";
import { CardLook, ruinsWords, terrainWords } from "@/games/cartographers/CardLook";
import {
  AMBUSH,
  EXPLORE,
  type ExploreCard,
  groundName,
  type Place,
  SEASONS,
  type Season,
  type Terrain,
} from "@/games/cartographers/data";
import { Edicts } from "@/games/cartographers/Edicts";
import { glyph, ruins, seasonSign } from "@/games/cartographers/glyphs";
import { handState, type Props, taskOf } from "@/games/cartographers/hand";
import { AmbushLook, SeasonLook, seasonName, TimeLook } from "@/games/cartographers/SeasonLook";
import { ownerShown } from "@/games/cartographers/SheetView";
import { shapeMarkup, shapeSpan } from "@/games/cartographers/shape";
import { publicOf, seasonOf, sheetsOf } from "@/games/cartographers/sheet";
import { say, t } from "@/text/fluent";
import { plain } from "@/text/number";

export function Cards(props: Props) {
  return (
    <div class="cart-cards">
      <SeasonRow {...props} />
      <TimeTrack {...props} />
      <div class="cart-explore">
        <Turned {...props} />
        <Current {...props} />
      </div>
      <Edicts {...props} />
    </div>
  );
}

const signOf = (id: string): string => put(16, 16, seasonSign(id), 0.95);

function SeasonRow(props: Props) {
  const sheet = sheetsOf(props.view)[ownerShown(props)];
  return (
    <ol class="cart-seasons" aria-label={t("cart-seasons")}>
      {SEASONS.map((season, i) => (
        <SeasonCard
          key={season.id}
          season={season}
          look={() => <SeasonLook props={props} season={season} sheet={sheet} />}
          scores={sheet?.scores.slice(i * 4, i * 4 + 4) ?? []}
          current={season === seasonOf(props.view)}
        />
      ))}
    </ol>
  );
}

interface SeasonCardProps {
  readonly season: Season;
  /** Four numbers once the season is over, none before. */
  readonly scores: readonly number[];
  readonly current: boolean;
  look(): ComponentChildren;
}

function SeasonCard({ season, scores, current, look }: SeasonCardProps) {
  const past = scores.length === 4;
  const total = scores.reduce((sum, value) => sum + value, 0);
  const coming = current ? t("cart-scores", { edicts: season.edicts.join(" + ") }) : season.edicts.join("+");
  const kind = current && !past ? "current" : past ? "past" : "";
  const size = kind === "current" ? 38 : 24;
  return (
    <li class={kind} aria-current={kind === "current" ? "step" : undefined} {...peek(look)}>
      <Picture markup={signOf(season.id)} viewBox="0 0 32 32" width={size} height={size} />
      <div>
        <b class="serif">{seasonName(season)}</b> <span>{past ? plain(total) : coming}</span>
      </div>
    </li>
  );
}

/** A knot for every unit of time up to the season's end: past, this card's, still to come. */
function TimeTrack(props: Props) {
  const { view } = props;
  const seen = publicOf(view);
  const card = EXPLORE.get(seen.card ?? "");
  const before = seen.time - (card?.time ?? 0);
  const knots = Array.from({ length: Math.max(seen.limit, seen.time) }, (_, i) => i);
  const kind = (i: number): string => (i < before ? "past" : i < seen.time ? "now" : "");
  const step = Math.min(36, 250 / knots.length);
  return (
    <div class="cart-time" {...peek(() => <TimeLook {...props} />)}>
      <b class="serif">{t("cart-time")}</b>
      <svg viewBox={`0 0 ${knots.length * step + 2} 26`} height="26" aria-hidden="true">
        <path d={`M12 13H${(knots.length - 1) * step + 12}`} class="time-line" />
        {knots.map((i) => (
          <g
            key={i}
            transform={`translate(${i * step + 12} 13)`}
            class={`knot ${kind(i)}${i >= seen.limit ? " beyond" : ""}`}
          >
            <circle r="11" />
            <text y="5" text-anchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <span>{t("cart-time-of", { time: seen.time, limit: seen.limit })}</span>
    </div>
  );
}

/** The column of turned cards, oldest first; ruins say whether their demand still waits. */
function Turned({ view }: Props) {
  const seen = publicOf(view);
  const earlier = seen.card === seen.column.at(-1) ? seen.column.slice(0, -1) : seen.column;
  const cards = earlier.map((id) => EXPLORE.get(id)).filter((card) => card !== undefined);
  const met = seen.ruins_pending ? cards.findLastIndex((card) => !card.ruins) : cards.length;
  return (
    <ol class={cards.length > 4 ? "cart-column tight" : "cart-column"} aria-label={t("cart-column")}>
      {cards.map((card, i) => (
        <TurnedCard key={`${card.id}${i}`} card={card} demands={card.ruins && i > met} />
      ))}
      {cards.length ? null : <li class="nothing">{t("cart-column-empty")}</li>}
    </ol>
  );
}

interface TurnedCardProps {
  readonly card: ExploreCard;
  /** Ruins whose demand nobody has met yet. */
  readonly demands: boolean;
}

function TurnedCard({ card, demands }: TurnedCardProps) {
  return (
    <li
      class={demands ? "demands" : ""}
      data-piece={card.id}
      {...peek(() => <CardLook card={card} demands={demands} />)}
    >
      {card.ruins ? (
        <Picture markup={ruins()} viewBox="0 0 54 54" width={34} height={34} />
      ) : (
        <Dial time={card.time} />
      )}
      <div>
        <b class="serif">{say(card.name)}</b>
        <small>{card.ruins ? ruinsWords(demands) : terrainWords(card)}</small>
      </div>
      {card.ruins ? (
        <span class="cart-demand" aria-hidden="true">
          {demands ? "!" : "✓"}
        </span>
      ) : (
        <ShapePicture cells={card.shapes.at(-1)?.cells ?? []} size={9} terrain={null} />
      )}
    </li>
  );
}

export function Dial({ time }: { readonly time: number }) {
  return (
    <svg
      class="dial"
      viewBox="0 0 32 32"
      width="30"
      height="30"
      role="img"
      aria-label={t("cart-takes-time", { time })}
    >
      <circle cx="16" cy="16" r="14" fill="#FBF7EE" stroke="#2B2118" stroke-width="1.6" />
      <path d="M10 6.500h12M10 25.500h12" stroke="#2B2118" stroke-width="1.6" />
      <text
        x="16"
        y="21.5"
        text-anchor="middle"
        font-size="16"
        font-weight="800"
        class="serif"
        fill="#2B2118"
      >
        {time}
      </text>
    </svg>
  );
}

interface ShapePictureProps {
  readonly cells: readonly Place[];
  readonly size: number;
  readonly terrain: Terrain | null;
}

export function ShapePicture({ cells, size, terrain }: ShapePictureProps) {
  const markup = useMemo(() => shapeMarkup(cells, size, terrain), [cells, size, terrain]);
  const span = shapeSpan(cells);
  const [width, height] = [span.width * size, span.height * size];
  return (
    <Picture
      class="shape"
      markup={markup}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      width={width + 2}
      height={height + 2}
    />
  );
}

/** The card that is drawn now, large, in the chosen terrain. */
function Current(props: Props) {
  const seen = publicOf(props.view);
  const ambush = AMBUSH.get(seen.ambush ?? "");
  const card = EXPLORE.get(seen.card ?? "");
  if (ambush) {
    return (
      <section
        class="cart-card ambush"
        aria-label={say(ambush.name)}
        {...peek(() => <AmbushLook card={ambush} />)}
      >
        <h3>{say(ambush.name)}</h3>
        <ShapePicture cells={ambush.cells} size={32} terrain="monster" />
        <p>{t(ambush.clockwise ? "cart-passes-clockwise" : "cart-passes-counter")}</p>
      </section>
    );
  }
  if (!card) return <section class="cart-card none" aria-label={t("cart-no-card")} />;
  return <CurrentCard props={props} card={card} />;
}

function CurrentCard({ props, card }: { readonly props: Props; readonly card: ExploreCard }) {
  const task = taskOf(props);
  const terrain = task ? handState(props, task).terrain : (card.terrains[0] ?? null);
  return (
    <section
      key={card.id}
      class={publicOf(props.view).ruins_pending ? "cart-card demand" : "cart-card"}
      data-piece={card.id}
      aria-label={say(card.name)}
      {...peek(() => <CardLook card={card} />)}
    >
      <header>
        <Dial time={card.time} />
        <h3>{say(card.name)}</h3>
      </header>
      <div class="cart-shapes">
        {card.shapes.map((shape, i) => (
          <figure key={i}>
            <ShapePicture cells={shape.cells} size={card.shapes.length > 1 ? 21 : 27} terrain={terrain} />
            {shape.coin ? <figcaption>{t("cart-with-coin")}</figcaption> : null}
          </figure>
        ))}
      </div>
      <p class="cart-terrains">
        {card.terrains.map((id) => (
          <span key={id} class={id === terrain ? "chosen" : ""}>
            <Swatch terrain={id} size={26} /> {say(groundName(id))}
          </span>
        ))}
      </p>
    </section>
  );
}

/** A piece of a terrain, for buttons and cards. */
export function Swatch({ terrain, size }: { readonly terrain: Terrain; readonly size: number }) {
  const markup = useMemo(
    () =>
      `<rect x="1" y="1" width="52" height="52" rx="6" fill="var(--${terrain})" stroke="#2B2118" stroke-width="2"/>${glyph(terrain, 2, terrain === "farm" ? 5 : 3)}`,
    [terrain],
  );
  return <Picture markup={markup} viewBox="0 0 54 54" width={size} height={size} class="swatch" />;
}
