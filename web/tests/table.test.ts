/** The table store against a small server made here: chains of answers, bad lines, hot-seat, taking part and looking on. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem, Unreachable } from "@/api/client";
import { lineIsBack } from "@/api/patience";
import type { Listener } from "@/api/stream";
import type { Command, Offer, Position, TableStatus } from "@/api/wire";
import { preferences } from "@/store/preferences";
import { type Server, TableStore } from "@/store/table";

const both = (text: string) => ({ en: text, cs: text });
const offer = (id: string): Offer => ({ id, action: { type: id.split(" ")[0] ?? "" }, label: both(id) });

/** A game in which each of two seats first places, then paints; when both have, the next round begins. */
class Toy {
  event = 1;
  round = 1;
  answers: string[][] = [[], []];
  commands: Command[] = [];
  views = 0;
  failures: Error[] = [];
  requests: string[] = [];
  away = false;
  seats: number[] = [0];
  listener: Listener | null = null;
  reveals = false;
  foreseen: string[][] = [];

  question(seat: number): string | null {
    const given = this.answers[seat]?.length ?? 2;
    return given < 2 ? `${this.round}.${seat}.${given}` : null;
  }

  status(): TableStatus {
    const waiting = [0, 1].filter((seat) => this.question(seat) !== null);
    const mine = this.seats.flatMap((seat) => {
      const question = this.question(seat);
      return question ? [[String(seat), question]] : [];
    });
    return {
      id: "t",
      game: "toy",
      options: {},
      visibility: "public",
      clock: null,
      phase: "playing",
      chairs: [],
      waiting,
      resting: false,
      event: this.event,
      proposal: null,
      deadlines: {},
      spectators: 0,
      rematch: "",
      source: "",
      result: null,
      you: {
        seats: this.seats,
        host: true,
        questions: Object.fromEntries(mine),
        undo: [],
        muted: false,
        removed: false,
        hushed: [],
        silenced: [],
      },
    };
  }

  position(seat: number | null): Position {
    const id = seat === null ? null : this.question(seat);
    const options = id?.endsWith(".0") ? [offer("place 1"), offer("place 2")] : [offer("paint red")];
    const open = id ? { id, kind: "toy", rule: "TOY-1", args: {} } : null;
    return {
      event: this.event,
      view: {
        game: "toy",
        seats: 2,
        seat,
        waiting: [],
        asks: [],
        public: {},
        private: null,
        question: open,
        over: false,
      },
      question: id ? { id, kind: "toy", rule: "TOY-1", prompt: both("?"), explanations: [], options } : null,
    };
  }

  answer(seat: number, action: string): void {
    this.answers[seat]?.push(action);
    this.event += 1;
    if (this.answers.every((given) => given.length === 2)) {
      this.round += 1;
      this.answers = [[], []];
    }
  }

  tell(): void {
    this.listener?.message({ event: "now", data: JSON.stringify(this.status()), id: null });
  }

  server(): Server {
    return {
      table: async () => this.status(),
      view: async (_id, seat) => {
        this.views += 1;
        await Promise.resolve();
        return this.position(seat);
      },
      command: async (_id, request, command) => {
        this.requests.push(request);
        const failure = this.away ? new Unreachable("away") : this.failures.shift();
        if (failure) throw failure;
        this.commands.push(command);
        if (command.type === "answer") this.answer(command.seat, command.action);
        this.tell();
        return { repeated: false, now: this.status() };
      },
      whyNot: async () => ({ refusal: null, reveals: this.reveals }),
      consequences: async (_id, _seat, question, answers) => {
        this.foreseen.push(...answers.map((chain) => [question, ...chain]));
        const found = { changes: [], events: [], unforeseeable: true };
        return {
          question,
          consequences: answers.map((chain) => ({ ...found, answers: chain })),
          complete: true,
        };
      },
      streamOf: (_id, seat, after) => `/stream?seat=${seat}&after=${after}`,
      listen: (listener) => {
        this.listener = listener;
        listener.connection("live");
        return () => undefined;
      },
    };
  }
}

let toy: Toy;
let store: TableStore;

beforeEach(async () => {
  toy = new Toy();
  store = new TableStore("t", toy.server());
  await store.open();
  await vi.waitFor(() => expect(store.position.value).not.toBeNull());
});

afterEach(() => {
  vi.useRealTimers();
  preferences.value = { ...preferences.value, confirm: "always" };
});

const sent = (): string[] =>
  toy.commands.flatMap((command) => (command.type === "answer" ? [command.action] : []));

describe("answers", () => {
  test("a chain is given one by one, each to the question that is open then", async () => {
    await store.choose(["place 1", "paint red"]);
    expect(sent()).toEqual(["place 1", "paint red"]);
    expect(store.asked.value).toBe(false);
  });

  /** Whether an answer was under way whenever this question was shown. */
  async function busyAt(question: string, ids: readonly string[]): Promise<boolean[]> {
    const seen: boolean[] = [];
    const stop = store.position.subscribe((position) => {
      if (position?.question?.id === question) seen.push(store.busy.value);
    });
    await store.choose(ids);
    stop();
    expect(store.busy.value).toBe(false);
    return seen;
  }

  test("a question can be answered from the moment it is shown, but not within a chain", async () => {
    const alone = await busyAt("1.0.1", ["place 1"]);
    expect(new Set(alone)).toEqual(new Set([false]));
    toy.answers = [[], []];
    toy.round = 2;
    toy.event += 1;
    toy.tell();
    await vi.waitFor(() => expect(store.position.value?.question?.id).toBe("2.0.0"));
    const within = await busyAt("2.0.1", ["place 1", "paint red"]);
    expect(new Set(within)).toEqual(new Set([true]));
  });

  test("a draft that is confirmed while an answer is under way is not lost", async () => {
    const draft = { ids: ["paint red"], pinned: true };
    const first = store.choose(["place 1"]);
    store.preview(draft);
    await store.confirm();
    expect(store.draft.value).toBe(draft);
    await first;
    expect(sent()).toEqual(["place 1"]);
  });

  test("what is not offered is not sent", async () => {
    await store.choose(["place 3"]);
    await store.choose(["place 1", "paint green"]);
    expect(sent()).toEqual(["place 1"]);
    expect(store.position.value?.question?.id).toBe("1.0.1");
  });

  test("a draft is shown, confirmed and forgotten when the question changes", async () => {
    await store.propose({ ids: ["place 2", "paint red"], pinned: true });
    expect(sent()).toEqual([]);
    await store.confirm();
    expect(sent()).toEqual(["place 2", "paint red"]);
    expect(store.draft.value).toBeNull();
  });

  test("a draft is asked about while it is shown, as one chain, and forgotten with it", async () => {
    store.preview({ ids: ["place 2", "paint red"], pinned: false });
    expect(store.foresight.seen.value).toBeNull();
    await vi.waitFor(() => expect(store.foresight.seen.value?.answers).toEqual(["place 2", "paint red"]));
    expect(toy.foreseen).toEqual([["1.0.0", "place 2", "paint red"]]);
    store.preview(null);
    expect(store.foresight.seen.value).toBeNull();
  });

  test("without confirmation a click is an answer", async () => {
    preferences.value = { ...preferences.value, confirm: "never" };
    await store.propose({ ids: ["place 2"], pinned: true });
    expect(sent()).toEqual(["place 2"]);
  });

  test("what shows something new waits for confirmation, the rest is given at once", async () => {
    preferences.value = { ...preferences.value, confirm: "reveals" };
    await store.propose({ ids: ["place 2"], pinned: true });
    expect(sent()).toEqual(["place 2"]);
    toy.reveals = true;
    await store.propose({ ids: ["paint red"], pinned: true });
    expect(sent()).toEqual(["place 2"]);
    expect(store.draft.value?.ids).toEqual(["paint red"]);
  });

  test("many messages at once cost few requests", async () => {
    const before = toy.views;
    for (let i = 0; i < 20; i++) {
      toy.event += 1;
      toy.tell();
    }
    await vi.waitFor(() => expect(store.position.value?.event).toBe(toy.event));
    expect(toy.views - before).toBeLessThanOrEqual(3);
  });
});

describe("when something goes wrong", () => {
  test("a command that did not arrive is sent again", async () => {
    vi.useFakeTimers();
    toy.failures = [new Unreachable("1"), new Unreachable("2")];
    const done = store.send({ type: "say", text: "hello" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await done).toBe(true);
    expect(toy.commands).toEqual([{ type: "say", text: "hello" }]);
  });

  test("a refusal is shown with its rule, and nothing is repeated", async () => {
    const refusal = { rule: "TOY-9", key: "no-TOY-9", args: {}, text: both("no") };
    toy.failures = [new Problem(422, { error: "refused", text: both("no"), refusal, now: null })];
    expect(await store.send({ type: "start" })).toBe(false);
    expect(store.refusal.value).toEqual(refusal);
    expect(toy.commands).toEqual([]);
  });

  test("a conflict brings the present status", async () => {
    toy.event = 40;
    toy.failures = [
      new Problem(409, { error: "moved on", text: both("late"), refusal: null, now: toy.status() }),
    ];
    expect(await store.send({ type: "start" })).toBe(false);
    expect(store.status.value?.event).toBe(40);
    await vi.waitFor(() => expect(store.position.value?.event).toBe(40));
  });

  test("old news changes nothing", () => {
    const late = { ...toy.status(), event: 0 };
    toy.listener?.message({ event: "now", data: JSON.stringify(late), id: null });
    expect(store.status.value?.event).toBe(1);
  });
});

const answerTo = (question: string): Command => ({ type: "answer", seat: 0, question, action: "place 1" });

const refused = (status: number, rule: string): Problem =>
  new Problem(status, {
    error: "refused",
    text: both("no"),
    refusal: { rule, key: `no-${rule}`, args: {}, text: both("no") },
    now: toy.status(),
  });

describe("while the server is away", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  test("an answer waits as long as it takes and is sent once, under one id", async () => {
    vi.useFakeTimers();
    toy.away = true;
    await store.propose({ ids: ["place 1"], pinned: true });
    const given = store.confirm();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(store.outbox.unsent.value?.label).toEqual(both("place 1"));
    expect(store.busy.value).toBe(true);
    expect(store.draft.value?.ids).toEqual(["place 1"]);
    toy.away = false;
    lineIsBack();
    await given;
    expect(sent()).toEqual(["place 1"]);
    expect(new Set(toy.requests).size).toBe(1);
    expect(store.outbox.unsent.value).toBeNull();
    expect(store.busy.value).toBe(false);
  });

  test("a stream that lives again sends what waits", async () => {
    toy.away = true;
    const given = store.choose(["place 1"]);
    await vi.waitFor(() => expect(store.outbox.unsent.value).not.toBeNull());
    toy.listener?.connection("lost");
    toy.away = false;
    toy.listener?.connection("live");
    await given;
    expect(sent()).toEqual(["place 1"]);
  });

  test("an answer that comes too late is given back", async () => {
    toy.away = true;
    const given = store.choose(["place 1"]);
    await vi.waitFor(() => expect(store.outbox.unsent.value).not.toBeNull());
    toy.answer(0, "place 2");
    toy.failures = [refused(409, "TABLE-5")];
    toy.away = false;
    lineIsBack();
    await given;
    expect(store.outbox.notSent.value).toEqual({ because: "late", label: both("place 1") });
    expect(store.outbox.unsent.value).toBeNull();
    expect(store.refusal.value).toBeNull();
    await vi.waitFor(() => expect(store.position.value?.question?.id).toBe("1.0.1"));
  });

  test("what was not acknowledged before a reload is sent again under the same id", async () => {
    toy.away = true;
    void store.choose(["place 1", "paint red"]);
    await vi.waitFor(() => expect(store.outbox.unsent.value).not.toBeNull());
    store.close();
    const again = new TableStore("t", toy.server());
    const opening = again.open();
    await vi.waitFor(() => expect(again.outbox.unsent.value?.label).toEqual(both("place 1")));
    await vi.waitFor(() => expect(again.busy.value).toBe(true));
    toy.away = false;
    lineIsBack();
    await opening;
    expect(sent()).toEqual(["place 1", "paint red"]);
    expect(new Set(toy.requests).size).toBe(2);
    expect(again.outbox.kept()).toBeNull();
  });

  test("what is no answer is given up after a while, and the player is told", async () => {
    vi.useFakeTimers();
    toy.away = true;
    const said = store.send({ type: "say", text: "hello" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await said).toBe(false);
    expect(store.outbox.notSent.value).toEqual({ because: "away", label: null });
    toy.away = false;
    lineIsBack();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(toy.commands).toEqual([]);
  });

  test("an answer that is refused at once is a refusal like any other", async () => {
    toy.failures = [refused(422, "TOY-9")];
    expect(await store.send(answerTo("1.0.0"))).toBe(false);
    expect(store.refusal.value?.rule).toBe("TOY-9");
    expect(store.outbox.notSent.value).toBeNull();
    expect(store.outbox.kept()).toBeNull();
  });

  test("a table is opened as soon as the server is back", async () => {
    const server = toy.server();
    let reached = false;
    const late = new TableStore("t", {
      ...server,
      table: async (id) => {
        if (!reached) throw new Unreachable("away");
        return server.table(id);
      },
    });
    const opening = late.open();
    await vi.waitFor(() => expect(late.problem.value).toBeInstanceOf(Unreachable));
    reached = true;
    lineIsBack();
    await opening;
    expect(late.status.value?.id).toBe("t");
    expect(late.problem.value).toBeNull();
  });
});

describe("seats", () => {
  test("whose seat is cleared is told so; who stands up knows", () => {
    toy.seats = [];
    toy.tell();
    expect(store.removed.value).toBe(true);
    expect(store.seat.value).toBeNull();
    toy.seats = [0];
    toy.tell();
    expect(store.removed.value).toBe(false);
    void store.send({ type: "vacate", seat: 0 });
    toy.seats = [];
    toy.tell();
    expect(store.removed.value).toBe(false);
  });

  test("a stream that is closed to us makes us look who we are", async () => {
    toy.seats = [];
    toy.listener?.refused(403);
    await vi.waitFor(() => expect(store.removed.value).toBe(true));
  });

  test("at a shared screen the next seat is asked for, and nothing is shown before it has the screen", async () => {
    toy.seats = [0, 1];
    toy.tell();
    await store.choose(["place 1", "paint red"]);
    expect(store.handOver.value).toBe(1);
    store.lookThrough(1);
    expect(store.handOver.value).toBeNull();
    expect(store.position.value).toBeNull();
    await vi.waitFor(() => expect(store.position.value?.view.seat).toBe(1));
  });

  test("a visitor who sits down looks through his seat", async () => {
    toy.seats = [];
    const visitor = new TableStore("t", toy.server());
    await visitor.open();
    expect(visitor.seat.value).toBeNull();
    toy.seats = [1];
    toy.tell();
    expect(visitor.seat.value).toBe(1);
  });
});
