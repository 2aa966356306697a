/** Turn and flip beside the shape, and a tag of what it brings; they look for the quietest cells nearby. */
import { useMemo } from "preact/hooks";
import type { Change } from "@/api/wire";
import { star } from "@/art/ink";
import type { Foreseen } from "@/board/contract";
import { Drawing } from "@/board/Drawing";
import { edictChanges, newlyScoring, sumOf } from "@/games/cartographers/foreseen";
import { CELL } from "@/games/cartographers/glyphs";
import { flip, type HandState, type Props, sweptSpaces, type Task, turn } from "@/games/cartographers/hand";
import { columnOf, rowOf, type Sheet, SIZE, type Space, scoredNow } from "@/games/cartographers/sheet";
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
  const cost = costOf(props, task, state, sheet);
  // The handles stay under the pointer while the shape is turned, so that the next click finds them.
  const [turnAt, flipAt] = useMemo(
    () => handlePlaces(cost, sweptSpaces(task, state)),
    [task.question, state.variant, state.at, sheet],
  );
  return (
    <g class="ghost-tools">
      <Handle at={turnAt} path={TURN} letter="R" label={t("cart-turn")} onPress={() => turn(props, task)} />
      <Handle at={flipAt} path={FLIP} letter="F" label={t("cart-flip")} onPress={() => flip(props, task)} />
      {state.fit && props.foreseen ? (
        <Tag at={tagPlace(cost, [turnAt, flipAt])} props={props} task={task} foreseen={props.foreseen} />
      ) : null}
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
      <g class="key-badge" transform="translate(15 13)">
        <rect x="-8" y="-8" width="16" height="16" rx="3" fill="#FBF7EE" stroke="#2B2118" />
        <text y="4.4" text-anchor="middle" font-size="12" font-weight="700">
          {letter}
        </text>
      </g>
    </g>
  );
}

interface TagProps extends Pick<GhostToolsProps, "props" | "task"> {
  readonly at: Space;
  readonly foreseen: Foreseen;
}

/** The two edicts that matter most, those of this season first, and the sum of everything that changes. */
function Tag({ at, props, task, foreseen }: TagProps) {
  const letters = scoredNow(props.view);
  const later = ({ args }: Change): number => (letters.includes(String(args.letter)) ? 0 : 1);
  const changed = edictChanges(props, task.owner).filter(({ before, after }) => before !== after);
  const edicts = changed.sort((a, b) => later(a) - later(b)).slice(0, 2);
  const sum = sumOf(foreseen);
  return (
    <g
      class="tag"
      transform={`translate(${(columnOf(at) + 0.5) * CELL} ${(rowOf(at) + 0.5) * CELL})`}
      aria-hidden="true"
    >
      <rect x="-76" y="-18" width="152" height="36" rx="8" class="tag-box" />
      {edicts.map(({ args, before, after }, i) => (
        <text key={String(args.letter)} x={-66 + 46 * i} y="5.5" font-size="15" font-weight="700">
          {String(args.letter)} {signed(after - before)}
        </text>
      ))}
      <Drawing markup={star(30, 0, 9)} />
      <text x="43" y="6" font-size="18" font-weight="800" class={sum < 0 ? "tag-sum bad" : "tag-sum"}>
        {signed(sum)}
      </text>
    </g>
  );
}

type Cost = (row: number, column: number) => number;

/** Never on the shape, on a star, on offered ruins or on a −1; empty cells near the shape first. */
function costOf(props: Props, task: Task, state: HandState, sheet: Sheet): Cost {
  const ghost = new Set(state.fit?.spaces ?? state.loose ?? []);
  const stars = new Set(newlyScoring(props, task.owner));
  const costly = new Set(sheet.haunted);
  const list = [...ghost];
  const middleRow = list.reduce((sum, space) => sum + rowOf(space), 0) / list.length;
  const middleColumn = list.reduce((sum, space) => sum + columnOf(space), 0) / list.length;
  return (row, column) => {
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
}

const dearer =
  (cost: Cost, spaces: ReadonlySet<Space>, by: number): Cost =>
  (row, column) =>
    cost(row, column) + (spaces.has(row * SIZE + column) ? by : 0);

const spaceAt = (place: readonly number[] | undefined): Space => (place?.[0] ?? 0) * SIZE + (place?.[1] ?? 0);

/** Side by side or one above the other, where the shape comes on no turn. */
function handlePlaces(cost: Cost, swept: ReadonlySet<Space>): readonly [turn: Space, flip: Space] {
  const cells = cheapest((row, column) => [
    { cells: [[row, column], [row + 1, column]] },
    { cells: [[row, column], [row, column + 1]] },
  ], dearer(cost, swept, 50)); // biome-ignore format: two ways to lie
  return [spaceAt(cells[0]), spaceAt(cells[1])];
}

function tagPlace(cost: Cost, used: readonly Space[]): Space {
  const cells = cheapest((row, column) => [
    { cells: [[row, column - 1], [row, column], [row, column + 1]] },
  ], dearer(cost, new Set(used), 60)); // biome-ignore format: three in a row
  return spaceAt(cells[1]);
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
