/** Play now against bots: the last choice for each game is remembered. */
import { api, requestId } from "@/api/client";
import type { Game, NewTable, Value } from "@/api/wire";
import { go } from "@/route";
import { ensureMe } from "@/store/people";

export interface QuickChoice {
  readonly bots: number;
  readonly level: string;
  readonly options: Readonly<Record<string, Value>>;
}

const KEY = "stolek.quick.";

/** The most bots that are offered at a click; a larger company is made on the page for new tables. */
const MAX_BOTS = 5;

export const botCounts = (game: Game): number[] => {
  const least = Math.max(0, game.players.least - 1);
  const most = Math.min(game.players.most - 1, MAX_BOTS);
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
};

/** What is proposed: what was chosen last time as far as it is still possible, otherwise something sensible. */
export function proposal(game: Game, levels: readonly string[], remembered: string | null): QuickChoice {
  const counts = botCounts(game);
  const usual: QuickChoice = {
    bots: counts.find((count) => count >= 2) ?? counts.at(-1) ?? 1,
    level: levels[Math.floor(levels.length / 2)] ?? levels[0] ?? "random",
    options: Object.fromEntries(game.options.map((option) => [option.key, option.default])),
  };
  const kept = parsed(remembered);
  const options = game.options.map((option) => {
    const chosen = kept.options?.[option.key];
    const known = option.values.find((value) => value.value === chosen);
    return [option.key, known ? known.value : option.default];
  });
  return {
    bots: counts.find((count) => count === kept.bots) ?? usual.bots,
    level: levels.find((level) => level === kept.level) ?? usual.level,
    options: Object.fromEntries(options),
  };
}

function parsed(text: string | null): Partial<QuickChoice> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch (problem) {
    if (problem instanceof SyntaxError) return {};
    throw problem;
  }
}

export const recallChoice = (game: Game, levels: readonly string[]): QuickChoice =>
  proposal(game, levels, localStorage.getItem(KEY + game.id));

/** The table of a quick game: oneself and the bots, for nobody else. */
export function quickTable(game: Game, choice: QuickChoice): NewTable {
  const bots = Array.from({ length: choice.bots }, () => ({ type: "bot" as const, level: choice.level }));
  return {
    game: game.id,
    seats: [{ type: "human" }, ...bots],
    options: choice.options,
    visibility: "link",
    clock: null,
  };
}

/** Opens the table, begins and goes there. */
export async function playNow(game: Game, choice: QuickChoice): Promise<void> {
  localStorage.setItem(KEY + game.id, JSON.stringify(choice));
  await ensureMe();
  const table = await api.openTable(quickTable(game, choice));
  if (table.phase === "gathering") await startTable(table.id);
  go(`/t/${table.id}`);
}

export async function startTable(id: string): Promise<void> {
  await api.command(id, requestId(), { type: "start" });
}
