/** How the scores grew: one line a player, told apart by colour, dashes and the number at its end. */
import { t } from "@/text/fluent";
import { plain } from "@/text/number";
import { pigment } from "@/ui/Shield";

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
const HEIGHT = 230;
const LEFT = 36;
const RIGHT = 40;
const BOTTOM = 16;
const TOP = 12;
const DASHES = ["", "7 4", "2 4", "9 3 2 3", "12 4", "5 3", "1 3", "8 2 1 2"];

interface Scale {
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
  return {
    x: (move) => LEFT + (move * (WIDTH - LEFT - RIGHT)) / moves,
    y: (score) => HEIGHT - BOTTOM - ((score - low) * (HEIGHT - BOTTOM - TOP)) / (high - low),
    levels: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * every),
  };
}

const LABEL = 14;

/** Where the numbers at the ends of the curves stand: beside them, and never on each other. */
export function labelHeights(lines: readonly Curve[], scale: Pick<Scale, "y">): ReadonlyMap<number, number> {
  const ends = lines.map((line) => ({ seat: line.seat, y: scale.y(line.points.at(-1)?.score ?? 0) }));
  ends.sort((a, b) => b.y - a.y);
  let below = Number.POSITIVE_INFINITY;
  return new Map(
    ends.map(({ seat, y }) => {
      below = Math.min(y, below - LABEL);
      return [seat, below];
    }),
  );
}

interface ChartProps {
  readonly curves: readonly Curve[];
  readonly names: readonly string[];
}

export function Chart({ curves: lines, names }: ChartProps) {
  const scale = scaleOf(lines);
  const labels = labelHeights(lines, scale);
  const words = lines
    .map((line) => `${names[line.seat] ?? ""}: ${line.points.at(-1)?.score ?? 0}`)
    .join("; ");
  return (
    <section class="panel chart" aria-label={t("chart")}>
      <header>
        <h2>{t("chart")}</h2>
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        {scale.levels.map((level) => (
          <g key={level} class="chart-level">
            <path d={`M${LEFT} ${scale.y(level)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={scale.y(level) + 4} text-anchor="end">
              {plain(level)}
            </text>
          </g>
        ))}
        {lines.map((line) => (
          <CurveLine key={line.seat} line={line} scale={scale} label={labels.get(line.seat) ?? 0} />
        ))}
      </svg>
    </section>
  );
}

interface CurveLineProps {
  readonly line: Curve;
  readonly scale: Scale;
  /** The height of the number at the end. */
  readonly label: number;
}

function CurveLine({ line, scale, label }: CurveLineProps) {
  const last = line.points.at(-1);
  const d = line.points
    .map((point, i) => `${i ? "L" : "M"}${scale.x(point.move).toFixed(1)} ${scale.y(point.score).toFixed(1)}`)
    .join("");
  const dashes = DASHES[line.seat % DASHES.length];
  return (
    <g fill="none" data-curve={line.seat}>
      <path d={d} stroke="var(--paper)" stroke-width="6" stroke-linejoin="round" />
      <path
        d={d}
        stroke={pigment(line.seat)}
        stroke-width="3"
        stroke-linejoin="round"
        stroke-dasharray={dashes}
      />
      {last ? (
        <g transform={`translate(${scale.x(last.move)} ${scale.y(last.score)})`}>
          <circle r="5" fill={pigment(line.seat)} stroke="var(--ink)" stroke-width="1.2" />
          <text x="9" y={label - scale.y(last.score) + 5} class="chart-end">
            {plain(last.score)}
          </text>
        </g>
      ) : null}
    </g>
  );
}
