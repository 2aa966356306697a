/**
 * One table as this client knows it: the status, the position as the chosen seat sees it, the log, the line to the
 * server. The server decides; the store only asks, waits and remembers.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { api, Problem, Unreachable } from "@/api/client";
import { lineIsBack, untilReached } from "@/api/patience";
import { type Connection, listen, type Message } from "@/api/stream";
import type { Command, LogLine, Position, Refusal, TableStatus, Tagged, Words } from "@/api/wire";
import type { AnimatedEvent, Draft } from "@/board/contract";
import { scheduled } from "@/board/motion";
import { Foresight } from "@/store/foresight";
import { type Delivery, type Letter, Outbox } from "@/store/outbox";
import { preferences } from "@/store/preferences";
import { rememberedSeat, rememberSeat, seatToPlay } from "@/store/seats";

/** What the store needs of the world; tests bring their own. */
export interface Server {
  table: typeof api.table;
  view: typeof api.view;
  command: typeof api.command;
  whyNot: typeof api.whyNot;
  consequences: typeof api.consequences;
  streamOf: typeof api.streamOf;
  listen: typeof listen;
}

const SERVER: Server = { ...api, listen };

/** How long an event is shown before the next one begins. */
const BEAT = 220;
/** An answer on its way: to which question, and whether it is the last one of its chain. */
interface Giving {
  readonly question: string;
  readonly last: boolean;
}

const NO_ANSWERS: readonly string[] = [];

export class TableStore {
  readonly status: Signal<TableStatus | null> = signal(null);
  readonly position: Signal<Position | null> = signal(null);
  readonly lines: Signal<readonly LogLine[]> = signal([]);
  readonly connection: Signal<Connection> = signal("connecting");
  /** The seat through whose eyes we look; null for a spectator. */
  readonly seat: Signal<number | null> = signal(null);
  /** Hot-seat: the next of our seats that must answer, while the screen is between two people. */
  readonly handOver: Signal<number | null> = signal(null);
  readonly draft: Signal<Draft | null> = signal(null);
  readonly lit: Signal<Tagged | null> = signal(null);
  readonly shown: Signal<number | null> = signal(null);
  readonly animatedEvents: Signal<readonly AnimatedEvent[]> = signal([]);
  readonly refusal: Signal<Refusal | null> = signal(null);
  readonly problem: Signal<Problem | Unreachable | null> = signal(null);
  readonly missing: Signal<boolean> = signal(false);
  /** Whether our seat was taken from us. */
  readonly removed: Signal<boolean> = signal(false);
  readonly outbox: Outbox;
  /** What the draft would change. */
  readonly foresight: Foresight;

  /** Whether the seat we look through has to answer now. */
  readonly asked: ReadonlySignal<boolean> = computed(() => this.position.value?.question != null);

  /** What is being answered: from sending until the position shows something else. */
  private readonly giving: Signal<Giving | null> = signal(null);

  /** Whether an answer is under way, so that nothing else can be answered yet. */
  readonly busy: ReadonlySignal<boolean> = computed(() => {
    const giving = this.giving.value;
    return giving !== null && (!giving.last || giving.question === this.position.value?.question?.id);
  });

  private stop: (() => void) | null = null;
  private readonly stopLooking: () => void;
  private settledUpTo = 0;
  private fresh: LogLine[] = [];
  private looking: Promise<void> | null = null;
  private outdated = false;
  private closed = false;
  /** The seat that we leave of our own will. */
  private leaving: number | null = null;

  constructor(
    readonly id: string,
    private readonly server: Server = SERVER,
  ) {
    this.outbox = new Outbox(id, server.command, () => this.closed);
    this.foresight = new Foresight((seat, question, answers) =>
      server.consequences(id, seat, question, answers),
    );
    this.stopLooking = effect(() => {
      // An answer that is being given needs no looking at any more.
      if (this.busy.value) return this.foresight.rest();
      const question = this.position.value?.question?.id ?? null;
      this.foresight.look(this.seat.value, question, this.draft.value?.ids ?? NO_ANSWERS);
    });
  }

  /** Looks the table up and begins to listen; what was given before a reload and not acknowledged is sent again. */
  async open(): Promise<void> {
    const status = await this.lookUp();
    if (!status || this.closed) return;
    this.status.value = status;
    const known = rememberedSeat(this.id);
    const own = known !== null && status.you.seats.includes(known);
    this.lookThrough(own ? known : seatToPlay(status, null));
    this.considerHandOver(status);
    const letter = this.outbox.kept();
    if (letter) await this.resume(letter);
  }

  /** The status, as soon as the server can be reached; a table that does not exist is `missing`. */
  private async lookUp(): Promise<TableStatus | null> {
    try {
      return await this.patiently(() => this.server.table(this.id));
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) this.missing.value = true;
      else this.fail(problem);
      return null;
    }
  }

  private async resume(letter: Letter): Promise<void> {
    if (letter.command.type !== "answer") return;
    const mine: Giving = { question: letter.command.question, last: !letter.then.length };
    this.giving.value = mine;
    const done = await this.heed(this.outbox.deliver(letter, true));
    await this.looking;
    if (this.giving.value === mine) this.giving.value = null;
    if (done) await this.choose(letter.then);
  }

  /** Asks until the server was reached, as long as anybody looks at the table; meanwhile the problem is shown. */
  private async patiently<T>(work: () => Promise<T>): Promise<T> {
    const done = await untilReached(work, {
      failed: (problem) => {
        this.problem.value = problem;
      },
      enough: () => this.closed,
    });
    if (this.problem.value instanceof Unreachable) this.problem.value = null;
    return done;
  }

  close(): void {
    this.closed = true;
    this.stopLooking();
    this.foresight.rest();
    this.hangUp();
  }

  private hangUp(): void {
    this.stop?.();
    this.stop = null;
  }

  /** Looks through another seat: everything is told anew, for this seat may know other things. */
  lookThrough(seat: number | null): void {
    this.hangUp();
    rememberSeat(this.id, seat);
    batch(() => {
      this.seat.value = seat;
      this.handOver.value = null;
      this.lines.value = [];
      this.position.value = null;
      this.draft.value = null;
      this.shown.value = null;
      this.animatedEvents.value = [];
    });
    this.fresh = [];
    this.settledUpTo = this.status.value?.event ?? 0;
    this.stop = this.server.listen({
      address: () => this.server.streamOf(this.id, this.seat.value, this.lines.value.at(-1)?.number ?? 0),
      message: (message) => this.hear(message),
      connection: (state) => this.connected(state),
      refused: () => void this.reconsider(),
    });
    this.look();
  }

  private connected(state: Connection): void {
    const back = state === "live" && this.connection.value !== "live";
    this.connection.value = state;
    if (back) lineIsBack();
  }

  /** The server does not show us what it showed before: who are we at this table now? */
  private async reconsider(): Promise<void> {
    const status = await this.lookUp();
    if (status && !this.closed) this.now(status);
  }

  private hear(message: Message): void {
    if (message.event === "line") this.note(JSON.parse(message.data) as LogLine);
    else if (message.event === "now") this.now(JSON.parse(message.data) as TableStatus);
  }

  private note(line: LogLine): void {
    if (line.number <= (this.lines.value.at(-1)?.number ?? 0)) return;
    this.lines.value = [...this.lines.value, line];
    if (line.number > this.settledUpTo) this.fresh.push(line);
  }

  private now(status: TableStatus): void {
    const known = this.status.value;
    if (known && status.event < known.event) return;
    this.status.value = status;
    if (status.you.removed) {
      this.close(); // We were sent away: there is nothing more to see.
      return;
    }
    const seat = this.seat.value;
    const lost = seat !== null && !status.you.seats.includes(seat);
    if (status.you.seats.length) this.removed.value = false;
    else if (lost && seat !== this.leaving) this.removed.value = true;
    if (lost || (seat === null && status.you.seats.length > 0)) {
      this.lookThrough(seatToPlay(status, null));
      return;
    }
    const asked = seat === null ? undefined : status.you.questions[String(seat)];
    const seen = this.position.value;
    if (!seen || seen.event !== status.event || (seen.question?.id ?? undefined) !== asked) this.look();
    this.considerHandOver(status);
  }

  /** Hot-seat: when this seat has nothing to do and another of ours has, the screen changes hands. */
  private considerHandOver(status: TableStatus): void {
    const seat = this.seat.value;
    if (seat === null || status.you.seats.length < 2 || status.phase !== "playing") {
      this.handOver.value = null;
      return;
    }
    const next = seatToPlay(status, seat);
    this.handOver.value = next === seat ? null : next;
  }

  /**
   * Fetches the position. One request is under way at a time; what changes meanwhile makes it be asked once more.
   * Whoever waits for `looking` gets the latest.
   */
  private look(): void {
    this.outdated = true;
    this.looking ??= this.lookUntilFresh();
  }

  private async lookUntilFresh(): Promise<void> {
    await Promise.resolve(); // By now `looking` is this very call, so that its end below is the last word.
    try {
      while (this.outdated) {
        this.outdated = false;
        const phase = this.status.value?.phase;
        if (phase === "playing" || phase === "over") await this.fetchPosition(this.seat.value);
      }
    } finally {
      this.looking = null;
    }
  }

  private async fetchPosition(seat: number | null): Promise<void> {
    try {
      const position = await this.patiently(() => this.server.view(this.id, seat));
      if (seat === this.seat.value) this.adopt(position);
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 403) await this.reconsider();
      else this.fail(problem);
    }
  }

  private adopt(position: Position): void {
    const fresh = this.fresh;
    this.fresh = [];
    batch(() => {
      const before = this.position.value?.question?.id;
      this.position.value = position;
      this.problem.value = null;
      if (before !== position.question?.id) {
        this.draft.value = null;
        this.refusal.value = null;
      }
      if (fresh.length) this.animatedEvents.value = scheduled(fresh, () => BEAT);
    });
  }

  /** Shows an answer without giving it. */
  preview(draft: Draft | null): void {
    if (this.outbox.unsent.value) return;
    batch(() => {
      this.draft.value = draft;
      if (draft) this.refusal.value = null;
    });
  }

  /** The player means this answer: it is given at once, or shown until he confirms it, as he prefers. */
  async propose(draft: Draft): Promise<void> {
    const { confirm } = preferences.value;
    if (confirm === "always") return this.preview(draft);
    if (confirm === "never") return this.choose(draft.ids);
    for (let i = 0; i < draft.ids.length; i++) {
      const id = draft.ids[i] ?? "";
      if (await this.reveals(id)) return this.preview({ ...draft, ids: draft.ids.slice(i) });
      await this.choose([id]);
    }
  }

  /** Gives answers one after another; each is sent only if it is offered then. */
  async choose(ids: readonly string[]): Promise<void> {
    if (this.busy.value) return;
    let mine: Giving | null = null;
    try {
      for (const [i, id] of ids.entries()) {
        const question = this.position.value?.question;
        const seat = this.seat.value;
        const offer = question?.options.find((known) => known.id === id);
        if (!question || seat === null || !offer) return;
        mine = { question: question.id, last: i === ids.length - 1 };
        this.giving.value = mine;
        const answer: Command = { type: "answer", seat, question: question.id, action: id };
        if (!(await this.send(answer, offer.label, ids.slice(i + 1)))) return;
        await this.looking;
      }
    } finally {
      // By now the next question may be shown, and answered too.
      if (this.giving.value === mine) this.giving.value = null;
    }
  }

  /** Gives the previewed answer. It stays shown until the question is answered, however long that takes. */
  async confirm(): Promise<void> {
    const draft = this.draft.value;
    if (!draft || this.busy.value) return;
    await this.choose(draft.ids);
  }

  /** Whether this answer would show something new, so that it could not be taken back. */
  private async reveals(id: string): Promise<boolean> {
    const seat = this.seat.value;
    if (seat === null) return false;
    try {
      return (await this.server.whyNot(this.id, seat, id)).reveals === true;
    } catch (problem) {
      this.fail(problem);
      return true;
    }
  }

  /** Asks why something is not offered; the answer is shown beside the prompt. */
  async whyNot(action: string): Promise<void> {
    const seat = this.seat.value;
    if (seat === null) return;
    try {
      this.refusal.value = (await this.server.whyNot(this.id, seat, action)).refusal;
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** Sends a command, again and again if the line is bad; tells whether it was carried out. */
  send(command: Command, label: Words | null = null, then: readonly string[] = []): Promise<boolean> {
    this.leaving = command.type === "vacate" ? command.seat : null;
    return this.heed(this.outbox.send(command, label, then));
  }

  private async heed(delivery: Promise<Delivery>): Promise<boolean> {
    try {
      const { done, now } = await delivery;
      if (done) this.problem.value = null;
      if (now) this.now(now);
      return done;
    } catch (problem) {
      this.fail(problem);
      return false;
    }
  }

  private fail(problem: unknown): void {
    if (problem instanceof Problem) {
      if (problem.body.now) this.now(problem.body.now);
      if (problem.body.refusal) this.refusal.value = problem.body.refusal;
      else this.problem.value = problem;
    } else if (problem instanceof Unreachable) {
      this.problem.value = problem;
    } else {
      throw problem;
    }
  }
}
