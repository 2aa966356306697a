/** Requests to the server. A failure that the server explains is a `Problem`; one that never arrived is an `Unreachable`. */
import { hearTime } from "@/api/time";
import type {
  Catalogue,
  Command,
  Consequences,
  Judgement,
  Lesson,
  NewTable,
  Person,
  Points,
  Position,
  ProblemBody,
  RecordedPosition,
  RecordSummary,
  Rulebook,
  TableStatus,
  Tables,
} from "@/api/wire";

/** The server said no and why. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly body: ProblemBody,
  ) {
    super(body.text.en);
  }
}

/** The server could not be asked: the line is down, or it is just starting or stopping. */
export class Unreachable extends Error {}

type Query = Record<string, string | number | null | undefined>;

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const words = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return words.size ? `${path}?${words}` : path;
}

export async function ask<T>(method: string, path: string, body?: unknown, query: Query = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch (problem) {
    throw new Unreachable(String(problem));
  }
  hearTime(answer.headers.get("Stolek-Time"));
  if (answer.status === 204) return undefined as T;
  let read: unknown;
  try {
    read = await answer.json();
  } catch (problem) {
    throw new Unreachable(`${answer.status}: ${String(problem)}`);
  }
  if (answer.status === 503) throw new Unreachable("503");
  if (!answer.ok) throw new Problem(answer.status, read as ProblemBody);
  return read as T;
}

/** An id that no other request has; also where the page is not served over TLS. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const gameAt = (id: string): string => `/api/games/${encodeURIComponent(id)}`;
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const record = (id: string): string => `/api/records/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<{ person: Person | null }>("GET", "/api/me"),
  setName: (name: string) => ask<{ person: Person | null }>("POST", "/api/me", { name }),
  makeAccount: (login: string, password: string) =>
    ask<{ person: Person | null }>("POST", "/api/account", { login, password }),
  logIn: (login: string, password: string) =>
    ask<{ person: Person | null }>("POST", "/api/session", { login, password }),
  logOut: () => ask<unknown>("DELETE", "/api/session"),

  games: () => ask<Catalogue>("GET", "/api/games"),
  rules: (game: string) => ask<Rulebook>("GET", `${gameAt(game)}/rules`),
  lessons: (game: string) => ask<{ lessons: Lesson[] }>("GET", `${gameAt(game)}/lessons`),
  lessonPosition: (game: string, lesson: string, move: number) =>
    ask<RecordedPosition>("GET", `${gameAt(game)}/lessons/${encodeURIComponent(lesson)}/positions/${move}`),

  /** A page of a list: the first one, or the one that `next` of the page before named. */
  tables: (list: "open" | "playing" | "over" | "mine", page?: string) =>
    ask<Tables>("GET", "/api/tables", undefined, { list, page }),
  openTable: (wanted: NewTable) => ask<TableStatus>("POST", "/api/tables", wanted),
  table: (id: string) => ask<TableStatus>("GET", table(id)),
  command: (id: string, request: string, command: Command) =>
    ask<{ repeated: boolean; now: TableStatus }>("POST", `${table(id)}/commands`, { request, command }),
  view: (id: string, seat: number | null) => ask<Position>("GET", `${table(id)}/view`, undefined, { seat }),
  whyNot: (id: string, seat: number, action: string) =>
    ask<Judgement>("POST", `${table(id)}/why-not`, { seat, action }),
  /** What these answers to the open question would change; each is a chain, given one after another. */
  consequences: (id: string, seat: number, question: string, answers: readonly (readonly string[])[]) =>
    ask<Consequences>("POST", `${table(id)}/consequences`, { seat, question, answers }),
  invite: (id: string, seat: number) => ask<{ link: string }>("POST", `${table(id)}/links`, { seat }),
  join: (link: string, name: string) => ask<{ table: string }>("POST", "/api/join", { link, name }),
  rematch: (id: string, request: string) =>
    ask<{ table: string }>("POST", `${table(id)}/rematch`, { request }),
  streamOf: (id: string, seat: number | null, after: number) =>
    address(`${table(id)}/stream`, { seat, after }),

  record: (id: string) => ask<RecordSummary>("GET", record(id)),
  recordFile: (id: string) => `${record(id)}/file`,
  upload: (text: string) => ask<RecordSummary>("POST", "/api/records", { text }),
  recordPosition: (id: string, move: number, seat: number | null) =>
    ask<RecordedPosition>("GET", `${record(id)}/positions/${move}`, undefined, { seat }),
  recordPoints: (id: string) => ask<Points>("GET", `${record(id)}/points`),
  continueRecord: (id: string, wanted: { move: number; seat: number; name: string; level: string }) =>
    ask<{ table: string }>("POST", `${record(id)}/continue`, wanted),
};
