/** One cartographer's sheet: the name, the map, the coins, the four seasons. On a phone the map and the coins alone. */
import { useMemo } from "preact/hooks";
import { coin, deckle, INK, put, seeded } from "@/art/ink";
import { rose } from "@/art/pieces";
import { Drawing } from "@/board/Drawing";
import { peek } from "@/board/peek";
import { COIN_TRACK, MAP_NAMES, SEASONS, type Season } from "@/games/cartographers/data";
import { coinsAfter } from "@/games/cartographers/foreseen";
import { mask, seasonSign } from "@/games/cartographers/glyphs";
import { type Props, taskOf } from "@/games/cartographers/hand";
import { MapView, WIDTH } from "@/games/cartographers/MapView";
import { seasonNumbers } from "@/games/cartographers/numbers";
import { pendingOf } from "@/games/cartographers/pending";
import { CoinLook, SeasonLook } from "@/games/cartographers/SeasonLook";
import { CrestAt } from "@/games/cartographers/Signing";
import { publicOf, type Sheet, sheetsOf } from "@/games/cartographers/sheet";
import { hasTitle, signature, signedSeat } from "@/games/cartographers/signature";
import { say, t } from "@/text/fluent";
import { plain } from "@/text/number";
import { Shield } from "@/ui/Shield";

const LEFT = 46;
const TOP = 78;
const PAGE = { width: WIDTH + LEFT + 30, height: 840 };
const PHONE = { width: WIDTH + 52, height: WIDTH + 46 };

/** Whose sheet lies before the viewer: the one they asked for, the one they draw or have just drawn on, or their own. */
export function ownerShown(props: Props): number {
  if (props.shown !== null) return props.shown;
  const seat = props.lit?.owner ?? props.lit?.seat;
  if (typeof seat === "number") return seat;
  return taskOf(props)?.owner ?? pendingOf(props.view)?.owner ?? props.view.seat ?? 0;
}

export function SheetView({ props }: { readonly props: Props }) {
  const owner = ownerShown(props);
  const sheet = sheetsOf(props.view)[owner];
  const paper = useMemo(parchment, []);
  if (!sheet) return null;
  const task = taskOf(props);
  const map = <MapView props={props} sheet={sheet} owner={owner} task={task} />;
  const name = props.players[owner]?.name ?? "";
  const label = t("cart-map-of", { name });
  if (props.compact) {
    return (
      <svg class="map-sheet" viewBox={`0 0 ${PHONE.width} ${PHONE.height}`} role="group" aria-label={label}>
        <rect width={PHONE.width} height={PHONE.height} fill="var(--parchment)" />
        <g transform="translate(36 30)">{map}</g>
      </svg>
    );
  }
  return (
    <svg class="map-sheet" viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} role="group" aria-label={label}>
      <Drawing markup={paper} />
      <Heading props={props} owner={owner} />
      <g transform={`translate(${LEFT} ${TOP})`}>{map}</g>
      <Coins coins={sheet.coins} after={coinsAfter(props, owner, sheet)} />
      <g transform={`translate(${LEFT} ${TOP + WIDTH + 64})`}>
        {SEASONS.map((season, i) => (
          <SeasonBox key={season.id} season={season} number={i} props={props} sheet={sheet} />
        ))}
      </g>
    </svg>
  );
}

function parchment(): string {
  const leaf = deckle(PAGE.width, PAGE.height, 3);
  const next = seeded(9);
  let specks = "";
  for (let i = 0; i < 70; i++) {
    const [x, y, r] = [next() * PAGE.width, next() * PAGE.height, 0.5 + next() * 1.1];
    specks += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="#CDBDA2" opacity=".8"/>`;
  }
  return (
    `<path d="${leaf}" transform="translate(4 5)" fill="#1A110A" opacity=".4"/>` +
    `<path d="${leaf}" fill="var(--parchment)" stroke="${INK}" stroke-width="1.6"/>${specks}` +
    rose(LEFT + WIDTH - 14, 31, 26)
  );
}

/** Whose map it is, and what the country is called. */
function Heading({ props, owner }: { readonly props: Props; readonly owner: number }) {
  const side = publicOf(props.view).side;
  const country = MAP_NAMES.get(side);
  const player = props.players[owner];
  const raid = taskOf(props)?.owner === owner && props.view.question?.kind === "draw-monsters";
  return (
    <g>
      <g transform={`translate(${LEFT + WIDTH / 2 + 20} 29)`} class={raid ? "cartouche raid" : "cartouche"}>
        <path d="M-150 -17h300l14 17 -14 17h-300l-14 -17z" class="cartouche-box" />
        <path d="M-144 -12.5h288l10 12.5 -10 12.5h-288l-10 -12.5z" fill="none" class="cartouche-rule" />
        <text y="8" text-anchor="middle" class="serif" font-size="23" font-weight="700">
          {raid ? t("cart-raid-title") : t("cart-map-title", { country: country ? say(country) : "" })}
        </text>
      </g>
      <Shield seat={owner} size={30} x={LEFT - 16} y={10} />
      {signedSeat(props) === owner ? (
        <Signed props={props} owner={owner} side={side} />
      ) : (
        <Named name={player?.name ?? ""} note={t("cart-sheet", { side })} />
      )}
    </g>
  );
}

/** How many letters of a name, and of what stands below it, have room beside the title of the map. */
const NAME = 13;
const NOTE = 19;

function Named({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <>
      <text x={LEFT + 22} y="27" class="serif" font-size="17" font-weight="700" fill={INK}>
        {shortened(name, NAME)}
      </text>
      <text x={LEFT + 22} y="44" font-size="13.5" fill="#6B5B4B">
        {shortened(note, NOTE)}
      </text>
    </>
  );
}

/** One's own name, title and crest; a click changes them. */
function Signed({
  props,
  owner,
  side,
}: {
  readonly props: Props;
  readonly owner: number;
  readonly side: string;
}) {
  const { title, crest } = signature.value;
  const name = signature.value.name || (props.players[owner]?.name ?? "");
  const note = (hasTitle(props) && title) || t("cart-sheet", { side });
  const open = (): void => {
    props.hand.signing.value = true;
  };
  return (
    <g
      role="button"
      tabindex={0}
      class="cart-signature"
      aria-description={t("cart-sign")}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        open();
      }}
    >
      <rect x={LEFT - 20} y="6" width="180" height="46" rx="6" fill="transparent" />
      {crest ? <CrestAt crest={crest} seat={owner} x={LEFT - 1} y={27} /> : null}
      <Named name={name} note={note} />
    </g>
  );
}

const shortened = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1)}…` : name;

function Coins({ coins, after }: { readonly coins: number; readonly after: number }) {
  const y = TOP + WIDTH + 36;
  const places = Array.from({ length: COIN_TRACK }, (_, i) => ({ i, x: LEFT + 58 + i * 36.6 }));
  return (
    <g data-coins={coins} {...peek(() => <CoinLook coins={coins} />)}>
      <text x={LEFT - 8} y={y + 5} class="serif" font-size="15" font-weight="700" fill={INK}>
        {t("cart-coins")}
      </text>
      {places.map(({ i, x }) =>
        i < after ? (
          <g key={i}>
            <Drawing markup={coin(x, y, 12.5)} />
            {i >= coins ? <circle cx={x} cy={y} r="16" class="new-coin" /> : null}
          </g>
        ) : (
          <g key={i} aria-hidden="true">
            <circle cx={x} cy={y} r="12.5" fill="#FBF7EE" stroke={INK} stroke-width="1.3" />
            <circle cx={x} cy={y} r="8.6" fill="none" stroke="#CDBDA2" />
          </g>
        ),
      )}
      <text x={LEFT + WIDTH} y={y + 5} text-anchor="end" font-size="15" font-weight="700" fill={INK}>
        {coins} / {COIN_TRACK}
      </text>
    </g>
  );
}

interface SeasonBoxProps {
  readonly season: Season;
  readonly number: number;
  readonly props: Props;
  readonly sheet: Sheet;
}

const BOX = { width: (WIDTH - 36) / 4, height: 76 };
const COLUMN = BOX.width / 4;
const MASK = put(-8.5, 0, mask(), 0.32);
const COIN = coin(0, 0, 6.5);
const shown = (value: number | null | undefined): string => (value == null ? "" : plain(value));

function SeasonBox({ season, number, props, sheet }: SeasonBoxProps) {
  const numbers = seasonNumbers(props, sheet, season, number);
  const written = sheet.scores.length >= (number + 1) * 4;
  const current = !written && publicOf(props.view).season === season.id;
  const known = numbers.filter((value): value is number => value !== null);
  const total = known.length === 4 ? known.reduce((sum, value) => sum + value, 0) : null;
  const tone = written ? INK : "#6B5B4B";
  return (
    <g
      transform={`translate(${number * (BOX.width + 12)} 0)`}
      class={current ? "season-box current" : "season-box"}
      {...peek(() => <SeasonLook props={props} season={season} sheet={sheet} />)}
    >
      <rect width={BOX.width} height={BOX.height} rx="5" />
      <Drawing markup={put(15, 15, seasonSign(season.id), 10 / 16)} />
      <text x="30" y="20" class="serif" font-size="16" font-weight="700" fill={INK}>
        {say(season.name).replace(/ \(.*\)/, "")}
      </text>
      <text
        x={BOX.width - 8}
        y="21"
        text-anchor="end"
        class="serif"
        font-size="20"
        font-weight="800"
        fill={tone}
      >
        {shown(total)}
      </text>
      <path d={`M0 28h${BOX.width}`} stroke={INK} stroke-width=".9" />
      {numbers.map((value, i) => (
        <g key={i} transform={`translate(${i * COLUMN + COLUMN / 2} 0)`}>
          {i ? <path d={`M${-COLUMN / 2} 28v48`} stroke="#CDBDA2" /> : null}
          {i < 2 ? (
            <text y="45" text-anchor="middle" class="serif" font-size="15" font-weight="700" fill={INK}>
              {season.edicts[i]}
            </text>
          ) : (
            <Drawing markup={i === 2 ? put(0, 40, COIN) : put(0, 31, MASK)} />
          )}
          <text y="67" text-anchor="middle" font-size="16" font-weight={written ? 700 : 400} fill={tone}>
            {shown(value)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The coins in one strip, for a phone. */
export function CoinStrip({ props }: { readonly props: Props }) {
  const owner = ownerShown(props);
  const sheet = sheetsOf(props.view)[owner];
  if (!sheet) return null;
  const after = coinsAfter(props, owner, sheet);
  return (
    <svg
      class="coin-strip"
      {...peek(() => <CoinLook coins={sheet.coins} />)}
      viewBox="0 0 390 30"
      role="img"
      aria-label={t("cart-coin-count", { count: sheet.coins })}
    >
      {Array.from({ length: COIN_TRACK }, (_, i) => (
        <g key={i} transform={`translate(${15 + i * 23.5} 15)`}>
          {i < after ? <Drawing markup={coin(0, 0, 9)} /> : <circle r="9" fill="#FBF7EE" stroke={INK} />}
          {i >= sheet.coins && i < after ? <circle r="12" class="new-coin" /> : null}
        </g>
      ))}
      <text x="384" y="20" text-anchor="end" font-size="15" font-weight="700" fill={INK}>
        {sheet.coins}/{COIN_TRACK}
      </text>
    </svg>
  );
}
