/** How the scores grew: one line a player, told apart by colour, dashes, and the shield with the number at its end. */
import { labelled, MAX_LABELS, spread } from "@/record/labels";
import { leaving, type Pointing, pointingAt } from "@/record/pointed";
import { t } from "@/text/fluent";
import { plain } from "@/text/number";
import { blazon, pigment, Shield } from "@/ui/Shield";
import "@/record/Chart.css";

export interface Curve {
  readonly seat: number;
  readonly points: readonly { readonly move: number; readonly score: number }[];
}

/** One curve a seat, from everybody's points after each move; where nothing changes there is no point to draw. */
export function curves(rows: readonly (readonly number[])[]): Curve[] {
  const seats = rows[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const all = rows.map((row, move) => ({ move, score: row[seat] ?? 0 }));
    const points = all.filter(
      ({ score }, i) => score !== all[i - 1]?.score || score !== all[i + 1]?.score || i === all.length - 1,
    );
    return { seat, points };
  });
}

const WIDTH = 440;
const LEFT = 36;
const RIGHT = 68;
const BOTTOM = 16;
const TOP = 14;
/** A label: a shield and a number. */
const LABEL = 18;
const DASHES = ["", "7 4", "2 4", "9 3 2 3", "12 4", "5 3", "1 3", "8 2 1 2"];

/** Higher with more lines, so that they keep apart. */
const heightFor = (lines: number): number => Math.min(520, Math.max(230, 120 + lines * 34));

interface Scale {
  readonly height: number;
  x(move: number): number;
  y(score: number): number;
  readonly levels: readonly number[];
}

function scaleOf(lines: readonly Curve[]): Scale {
  const all = lines.flatMap((line) => line.points.map((point) => point.score));
  const high = Math.max(10, ...all);
  const low = Math.min(0, ...all);
  const moves = Math.max(1, ...lines.flatMap((line) => line.points.map((point) => point.move)));
  const every = high - low > 120 ? 50 : high - low > 50 ? 20 : 10;
  const first = Math.ceil(low / every);
  const last = Math.floor(high / every);
  const height = heightFor(lines.length);
  return {
    height,
    x: (move) => LEFT + (move * (WIDTH - LEFT - RIGHT)) / moves,
    y: (score) => height - BOTTOM - ((score - low) * (height - BOTTOM - TOP)) / (high - low),
    levels: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * every),
  };
}

const lastScore = (line: Curve): number => line.points.at(-1)?.score ?? 0;

interface ChartProps {
  readonly curves: readonly Curve[];
  readonly names: readonly string[];
  /** The seat whose line is picked out. */
  readonly pointed: number | null;
  onPoint(seat: number | null): void;
}

export function Chart({ curves: lines, names, pointed, onPoint }: ChartProps) {
  const scale = scaleOf(lines);
  const scores = lines.map(lastScore);
  const words = scores.map((score, seat) => `${names[seat] ?? ""}: ${score}`).join("; ");
  const shown = labelled(scores, pointed);
  const ends = shown.map((seat) => ({ seat, end: scale.y(scores[seat] ?? 0) }));
  const labels = spread(ends, LABEL, TOP, scale.height - BOTTOM);
  // What is picked out, and what has a label, lies above the crowd.
  const order = [...lines].sort((a, b) => rank(a.seat) - rank(b.seat));
  function rank(seat: number): number {
    return seat === pointed ? 2 : shown.includes(seat) ? 1 : 0;
  }
  return (
    <section class="panel chart" aria-label={t("chart")}>
      <header>
        <h2>{t("chart")}</h2>
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${scale.height}`} role="img" aria-label={words} {...leaving(onPoint)}>
        <Levels scale={scale} />
        {order.map((line) => (
          <CurveLine
            key={line.seat}
            line={line}
            scale={scale}
            faint={pointed === null ? !shown.includes(line.seat) : line.seat !== pointed}
            pointing={pointingAt(line.seat, pointed, onPoint)}
          />
        ))}
        {labels.map((label) => (
          <EndLabel
            key={label.seat}
            {...label}
            score={scores[label.seat] ?? 0}
            faint={pointed !== null && label.seat !== pointed}
          />
        ))}
      </svg>
      {lines.length > MAX_LABELS || pointed !== null ? (
        <p class="chart-named" aria-hidden="true">
          {pointed === null ? t("chart-point") : `${names[pointed] ?? ""} · ${plain(scores[pointed] ?? 0)}`}
        </p>
      ) : null}
    </section>
  );
}

function Levels({ scale }: { readonly scale: Scale }) {
  return (
    <>
      {scale.levels.map((level) => (
        <g key={level} class="chart-level">
          <path d={`M${LEFT} ${scale.y(level)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 6} y={scale.y(level) + 4} text-anchor="end">
            {plain(level)}
          </text>
        </g>
      ))}
    </>
  );
}

interface CurveLineProps {
  readonly line: Curve;
  readonly scale: Scale;
  readonly faint: boolean;
  readonly pointing: Pointing;
}

function CurveLine({ line, scale, faint, pointing }: CurveLineProps) {
  const d = line.points
    .map((point, i) => `${i ? "L" : "M"}${scale.x(point.move).toFixed(1)} ${scale.y(point.score).toFixed(1)}`)
    .join("");
  const dashes = DASHES[blazon(line.seat).division];
  const width = faint ? 1.6 : 3;
  return (
    <g fill="none" stroke-linejoin="round" data-curve={line.seat} class={faint ? "chart-faint" : ""}>
      <path d={d} stroke="var(--paper)" stroke-width={2 * width} />
      {/* Light pigments need the ink beside them. */}
      <path d={d} stroke="var(--ink)" stroke-width={width + (faint ? 0.5 : 1.2)} stroke-dasharray={dashes} />
      <path d={d} stroke={pigment(line.seat)} stroke-width={width} stroke-dasharray={dashes} />
      <path d={d} stroke="transparent" stroke-width="12" pointer-events="stroke" {...pointing} />
    </g>
  );
}

interface EndLabelProps {
  readonly seat: number;
  readonly end: number;
  readonly at: number;
  readonly score: number;
  readonly faint: boolean;
}

/** The shield and the last score, tied to the end of the line. */
function EndLabel({ seat, end, at, score, faint }: EndLabelProps) {
  const x = WIDTH - RIGHT;
  return (
    <g class={faint ? "chart-label chart-faint" : "chart-label"} data-label={seat}>
      <path d={`M${x + 4} ${end}L${x + 16} ${at}h3`} fill="none" stroke="var(--ink-soft)" stroke-width=".9" />
      <circle cx={x} cy={end} r="4.500" fill={pigment(seat)} stroke="var(--ink)" stroke-width="1.2" />
      <Shield seat={seat} size={13} x={x + 20} y={at - 7.5} />
      <text x={x + 37} y={at + 5} class="chart-end">
        {plain(score)}
      </text>
    </g>
  );
}
