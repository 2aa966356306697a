/** Turn and flip on the shape itself, and a tag of what it brings; they look for the quietest cells nearby. */
import { star } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { consequencesOf, newlyScoring, scoredNow } from "@/games/cartographers/consequence";
import { CELL } from "@/games/cartographers/glyphs";
import { flip, type HandState, type Props, type Task, turn } from "@/games/cartographers/hand";
import { columnOf, haunted, rowOf, type Sheet, SIZE, type Space } from "@/games/cartographers/sheet";
import { t } from "@/text/fluent";
import { signed } from "@/text/number";

interface GhostToolsProps {
  readonly props: Props;
  readonly task: Task;
  readonly state: HandState;
  readonly sheet: Sheet;
}

const TURN = "M6 1a6.500 6.500 0 1 1 -2.200 -5.600M5 -9v5.500h-5.500";
const FLIP = "M0 -9v2M0 -5v2M0 -1v2M0 3v2M0 7v2M-2.400 -6v12L-9 6zM2.400 -6v12L9 6z";

export function GhostTools({ props, task, state, sheet }: GhostToolsProps) {
  const places = quietPlaces(props, task, state, sheet);
  return (
    <g class="ghost-tools">
      <Handle
        at={places.turn}
        path={TURN}
        letter="R"
        label={t("cart-turn")}
        onPress={() => turn(props, task)}
      />
      <Handle
        at={places.flip}
        path={FLIP}
        letter="F"
        label={t("cart-flip")}
        onPress={() => flip(props, task)}
      />
      <Tag at={places.tag} props={props} task={task} state={state} />
    </g>
  );
}

interface HandleProps {
  readonly at: Space;
  readonly path: string;
  readonly letter: string;
  readonly label: string;
  onPress(): void;
}

/** Reached by keyboard through R and F and the buttons of the prompt, so these are for pointers only. */
function Handle({ at, path, letter, label, onPress }: HandleProps) {
  const x = (columnOf(at) + 0.5) * CELL;
  const y = (rowOf(at) + 0.5) * CELL;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: R and F do the same
    <g class="handle" transform={`translate(${x} ${y})`} onClick={onPress} data-handle={letter}>
      <title>{label}</title>
      <circle r="20" class="handle-disc" />
      <path d={path} fill="none" stroke="#FFFFFF" stroke-width="2.2" stroke-linejoin="round" />
      <g transform="translate(15 13)">
        <rect x="-8" y="-8" width="16" height="16" rx="3" fill="#FBF7EE" stroke="#2B2118" />
        <text y="4.4" text-anchor="middle" font-size="12" font-weight="700">
          {letter}
        </text>
      </g>
    </g>
  );
}

function Tag({ at, props, task, state }: Omit<GhostToolsProps, "sheet"> & { readonly at: Space }) {
  const lines = consequencesOf(props.view, task, state);
  const letters = scoredNow(props.view);
  const sum = lines.reduce((total, line) => total + line.after - line.before, 0);
  const part = (i: number): string =>
    `${letters[i] ?? ""} ${signed((lines[i]?.after ?? 0) - (lines[i]?.before ?? 0))}`;
  return (
    <g
      class="tag"
      transform={`translate(${(columnOf(at) + 0.5) * CELL} ${(rowOf(at) + 0.5) * CELL})`}
      aria-hidden="true"
    >
      <rect x="-76" y="-18" width="152" height="36" rx="8" class="tag-box" />
      <text x="-66" y="5.5" font-size="15" font-weight="700">
        {part(0)}
      </text>
      <text x="-20" y="5.5" font-size="15" font-weight="700">
        {part(1)}
      </text>
      <Drawing markup={star(30, 0, 9)} />
      <text x="43" y="6" font-size="18" font-weight="800" class={sum < 0 ? "tag-sum bad" : "tag-sum"}>
        {signed(sum)}
      </text>
    </g>
  );
}

interface Places {
  readonly turn: Space;
  readonly flip: Space;
  readonly tag: Space;
}

/** Never on the shape, on a star, on offered ruins or on a −1; empty cells near the shape first. */
function quietPlaces(props: Props, task: Task, state: HandState, sheet: Sheet): Places {
  const ghost = new Set(state.fit?.spaces ?? []);
  const stars = new Set(newlyScoring(props.view, task, state));
  const costly = new Set(haunted(sheet));
  const list = [...ghost];
  const middleRow = list.reduce((sum, space) => sum + rowOf(space), 0) / list.length;
  const middleColumn = list.reduce((sum, space) => sum + columnOf(space), 0) / list.length;
  const cost = (row: number, column: number): number => {
    if (row < 0 || column < 0 || row >= SIZE || column >= SIZE) return 60;
    const space = row * SIZE + column;
    if (ghost.has(space)) return 50;
    const burden =
      (stars.has(space) ? 30 : 0) +
      (sheet.ruins.has(space) && sheet.ground[space] === null ? 20 : 0) +
      (costly.has(space) ? 14 : 0) +
      (sheet.ground[space] === null ? 0 : 5);
    return burden + 1.6 * Math.hypot(row - middleRow, column - middleColumn);
  };
  const handles = cheapest((row, column) => [
    { cells: [[row, column], [row + 1, column]] },
    { cells: [[row, column], [row, column + 1]] },
  ], cost); // biome-ignore format: two ways to lie
  const used = new Set(handles.map(([row, column]) => row * SIZE + column));
  const spoiled = (row: number, column: number): number =>
    cost(row, column) + (used.has(row * SIZE + column) ? 60 : 0);
  const tag = cheapest(
    (row, column) => [
      {
        cells: [
          [row, column - 1],
          [row, column],
          [row, column + 1],
        ],
      },
    ],
    spoiled,
  );
  const at = (place: readonly number[] | undefined): Space => (place?.[0] ?? 0) * SIZE + (place?.[1] ?? 0);
  return { turn: at(handles[0]), flip: at(handles[1]), tag: at(tag[1]) };
}

type Cells = readonly (readonly [number, number])[];

function cheapest(
  ways: (row: number, column: number) => { readonly cells: Cells }[],
  cost: (row: number, column: number) => number,
): Cells {
  let best: Cells = [];
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      for (const { cells } of ways(row, column)) {
        const price = cells.reduce((sum, [r, c]) => sum + cost(r, c), 0);
        if (price < least) {
          least = price;
          best = cells;
        }
      }
    }
  }
  return best;
}
