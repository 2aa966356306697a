/** How the scores grew: one line a player, told apart by colour, dashes and marks. */
import type { Leaf, Line } from "@/api/wire";
import { undoneNumbers } from "@/table/context";
import { t } from "@/text/fluent";
import { pigment } from "@/ui/Shield";

export interface Curve {
  readonly seat: number;
  /** The total after every time that points were counted, beginning with nothing. */
  readonly totals: readonly number[];
}

type ScoreAfter = (event: Leaf) => { seat: number; total: number } | null;

/** The totals of every seat, one for each time that this seat was counted. */
export function curves(lines: readonly Line[], scoreAfter: ScoreAfter, seats: number): Curve[] {
  const undone = undoneNumbers(lines);
  const totals: number[][] = Array.from({ length: seats }, () => [0]);
  for (const line of lines) {
    if (undone.has(line.number)) continue;
    const found = scoreAfter(line.event);
    if (found) totals[found.seat]?.push(found.total);
  }
  return totals.every((list) => list.length < 2) ? [] : totals.map((list, seat) => ({ seat, totals: list }));
}

const WIDTH = 440;
const HEIGHT = 230;
const LEFT = 34;
const BOTTOM = 24;
const DASHES = ["", "7 4", "2 4", "9 3 2 3", "12 4", "5 3", "1 3", "8 2 1 2"];

export function Chart({
  curves: lines,
  names,
}: {
  readonly curves: readonly Curve[];
  readonly names: readonly string[];
}) {
  const all = lines.flatMap((line) => line.totals);
  const high = Math.max(10, ...all);
  const low = Math.min(0, ...all);
  const steps = Math.max(...lines.map((line) => line.totals.length)) - 1;
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - 14)) / Math.max(1, steps);
  const y = (value: number): number =>
    HEIGHT - BOTTOM - ((value - low) * (HEIGHT - BOTTOM - 12)) / (high - low);
  const every = high - low > 120 ? 50 : high - low > 50 ? 20 : 10;
  const levels = Array.from(
    { length: Math.floor((high - low) / every) + 1 },
    (_, i) => Math.ceil(low / every) * every + i * every,
  );
  const words = lines.map((line) => `${names[line.seat] ?? ""}: ${line.totals.join(", ")}`).join("; ");
  return (
    <section class="panel chart" aria-label={t("chart")}>
      <header>
        <h2>{t("chart")}</h2>
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        {levels.map((level) => (
          <g key={level} class="chart-level">
            <path d={`M${LEFT} ${y(level)}H${WIDTH - 8}`} />
            <text x={LEFT - 6} y={y(level) + 4} text-anchor="end">
              {level}
            </text>
          </g>
        ))}
        {lines.map((line) => (
          <g key={line.seat} stroke={pigment(line.seat)} fill="none">
            <path
              d={line.totals
                .map((total, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(total).toFixed(1)}`)
                .join("")}
              stroke-width="3"
              stroke-linejoin="round"
              stroke-dasharray={DASHES[line.seat % DASHES.length]}
            />
            {line.totals.map((total, i) => (
              <circle
                key={i}
                cx={x(i)}
                cy={y(total)}
                r="4"
                fill={pigment(line.seat)}
                stroke="var(--ink)"
                stroke-width="1"
              />
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}
