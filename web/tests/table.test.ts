/** The table store against a small server made here: chains of answers, bad lines, hot-seat, taking part and looking on. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem, Unreachable } from "@/api/client";
import type { Listener } from "@/api/stream";
import type { Affairs, Command, Offer, Position } from "@/api/wire";
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
  seats: number[] = [0];
  listener: Listener | null = null;
  reveals = false;

  question(seat: number): string | null {
    const given = this.answers[seat]?.length ?? 2;
    return given < 2 ? `${this.round}.${seat}.${given}` : null;
  }

  affairs(): Affairs {
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
      event: this.event,
      proposal: null,
      deadlines: {},
      spectators: 0,
      rematch: "",
      source: "",
      result: null,
      you: { seats: this.seats, host: true, questions: Object.fromEntries(mine), undo: [] },
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
      question: id ? { id, kind: "toy", rule: "TOY-1", prompt: both("?"), options } : null,
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
    this.listener?.message({ event: "now", data: JSON.stringify(this.affairs()), id: null });
  }

  server(): Server {
    return {
      table: async () => this.affairs(),
      view: async (_id, seat) => {
        this.views += 1;
        await Promise.resolve();
        return this.position(seat);
      },
      command: async (_id, _request, command) => {
        const failure = this.failures.shift();
        if (failure) throw failure;
        this.commands.push(command);
        if (command.type === "answer") this.answer(command.seat, command.action);
        this.tell();
        return { repeated: false, now: this.affairs() };
      },
      whyNot: async () => ({ refusal: null, reveals: this.reveals }),
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
    const refusal = { rule: "TOY-9", key: "no-TOY-9", text: both("no") };
    toy.failures = [new Problem(422, { error: "refused", text: both("no"), refusal, now: null })];
    expect(await store.send({ type: "start" })).toBe(false);
    expect(store.refusal.value).toEqual(refusal);
    expect(toy.commands).toEqual([]);
  });

  test("a conflict brings the present state of affairs", async () => {
    toy.event = 40;
    toy.failures = [
      new Problem(409, { error: "moved on", text: both("late"), refusal: null, now: toy.affairs() }),
    ];
    expect(await store.send({ type: "start" })).toBe(false);
    expect(store.affairs.value?.event).toBe(40);
    await vi.waitFor(() => expect(store.position.value?.event).toBe(40));
  });

  test("old news changes nothing", () => {
    const late = { ...toy.affairs(), event: 0 };
    toy.listener?.message({ event: "now", data: JSON.stringify(late), id: null });
    expect(store.affairs.value?.event).toBe(1);
  });
});

describe("seats", () => {
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
