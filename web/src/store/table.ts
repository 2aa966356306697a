/**
 * One table as this client knows it: the state of affairs, the position as the chosen seat sees it, the log, the line to the
 * server. The server decides; the store only asks, waits and remembers.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { api, Problem, requestId, Unreachable } from "@/api/client";
import { type Connection, listen, type Message } from "@/api/stream";
import type { Affairs, Command, Leaf, Line, Position, Refusal } from "@/api/wire";
import type { Draft, Happening } from "@/board/contract";
import { scheduled } from "@/board/motion";
import { preferences } from "@/store/preferences";
import { rememberedSeat, rememberSeat, seatToPlay } from "@/store/seats";

/** What the store needs of the world; tests bring their own. */
export interface Server {
  table: typeof api.table;
  view: typeof api.view;
  command: typeof api.command;
  whyNot: typeof api.whyNot;
  streamOf: typeof api.streamOf;
  listen: typeof listen;
}

const SERVER: Server = { ...api, listen };

/** How long an event is shown before the next one begins. */
const BEAT = 220;
/** A command that did not get through is sent again, with the same id, this often. */
const ATTEMPTS = 6;
const RETRY = 700;

/** An answer on its way: to which question, and whether it is the last one of its chain. */
interface Giving {
  readonly question: string;
  readonly last: boolean;
}

export class TableStore {
  readonly affairs: Signal<Affairs | null> = signal(null);
  readonly position: Signal<Position | null> = signal(null);
  readonly lines: Signal<readonly Line[]> = signal([]);
  readonly connection: Signal<Connection> = signal("connecting");
  /** The seat through whose eyes we look; null for a spectator. */
  readonly seat: Signal<number | null> = signal(null);
  /** Hot-seat: the next of our seats that must answer, while the screen is between two people. */
  readonly handOver: Signal<number | null> = signal(null);
  readonly draft: Signal<Draft | null> = signal(null);
  readonly lit: Signal<Leaf | null> = signal(null);
  readonly shown: Signal<number | null> = signal(null);
  readonly happenings: Signal<readonly Happening[]> = signal([]);
  readonly refusal: Signal<Refusal | null> = signal(null);
  readonly problem: Signal<Problem | Unreachable | null> = signal(null);
  readonly missing: Signal<boolean> = signal(false);

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
  private settledUpTo = 0;
  private fresh: Line[] = [];
  private looking: Promise<void> | null = null;
  private outdated = false;

  constructor(
    readonly id: string,
    private readonly server: Server = SERVER,
  ) {}

  /** Looks the table up and begins to listen; a table that does not exist is `missing`. */
  async open(): Promise<void> {
    try {
      this.affairs.value = await this.server.table(this.id);
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) this.missing.value = true;
      else this.fail(problem);
      return;
    }
    const known = rememberedSeat(this.id);
    const own = known !== null && this.affairs.value.you.seats.includes(known);
    this.lookThrough(own ? known : seatToPlay(this.affairs.value, null));
    this.considerHandOver(this.affairs.value);
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  /** Looks through another seat: everything is told anew, for this seat may know other things. */
  lookThrough(seat: number | null): void {
    this.close();
    rememberSeat(this.id, seat);
    batch(() => {
      this.seat.value = seat;
      this.handOver.value = null;
      this.lines.value = [];
      this.position.value = null;
      this.draft.value = null;
      this.shown.value = null;
      this.happenings.value = [];
    });
    this.fresh = [];
    this.settledUpTo = this.affairs.value?.event ?? 0;
    this.stop = this.server.listen({
      address: () => this.server.streamOf(this.id, this.seat.value, this.lines.value.at(-1)?.number ?? 0),
      message: (message) => this.hear(message),
      connection: (state) => {
        this.connection.value = state;
      },
    });
    this.look();
  }

  private hear(message: Message): void {
    if (message.event === "line") this.note(JSON.parse(message.data) as Line);
    else if (message.event === "now") this.now(JSON.parse(message.data) as Affairs);
  }

  private note(line: Line): void {
    if (line.number <= (this.lines.value.at(-1)?.number ?? 0)) return;
    this.lines.value = [...this.lines.value, line];
    if (line.number > this.settledUpTo) this.fresh.push(line);
  }

  private now(affairs: Affairs): void {
    const known = this.affairs.value;
    if (known && affairs.event < known.event) return;
    this.affairs.value = affairs;
    const seat = this.seat.value;
    const lost = seat !== null && !affairs.you.seats.includes(seat);
    if (lost || (seat === null && affairs.you.seats.length > 0)) {
      this.lookThrough(seatToPlay(affairs, null));
      return;
    }
    const asked = seat === null ? undefined : affairs.you.questions[String(seat)];
    const seen = this.position.value;
    if (!seen || seen.event !== affairs.event || (seen.question?.id ?? undefined) !== asked) this.look();
    this.considerHandOver(affairs);
  }

  /** Hot-seat: when this seat has nothing to do and another of ours has, the screen changes hands. */
  private considerHandOver(affairs: Affairs): void {
    const seat = this.seat.value;
    if (seat === null || affairs.you.seats.length < 2 || affairs.phase !== "playing") {
      this.handOver.value = null;
      return;
    }
    const next = seatToPlay(affairs, seat);
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
        const phase = this.affairs.value?.phase;
        if (phase === "playing" || phase === "over") await this.fetchPosition(this.seat.value);
      }
    } finally {
      this.looking = null;
    }
  }

  private async fetchPosition(seat: number | null): Promise<void> {
    try {
      const position = await this.server.view(this.id, seat);
      if (seat === this.seat.value) this.adopt(position);
    } catch (problem) {
      this.fail(problem);
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
      if (fresh.length) this.happenings.value = scheduled(fresh, () => BEAT);
    });
  }

  /** Shows an answer without giving it. */
  preview(draft: Draft | null): void {
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
        if (!question || seat === null || !question.options.some((offer) => offer.id === id)) return;
        mine = { question: question.id, last: i === ids.length - 1 };
        this.giving.value = mine;
        if (!(await this.send({ type: "answer", seat, question: question.id, action: id }))) return;
        await this.looking;
      }
    } finally {
      // By now the next question may be shown, and answered too.
      if (this.giving.value === mine) this.giving.value = null;
    }
  }

  /** Gives the previewed answer. */
  async confirm(): Promise<void> {
    const draft = this.draft.value;
    if (!draft || this.busy.value) return;
    this.draft.value = null;
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
  async send(command: Command): Promise<boolean> {
    const request = requestId();
    for (let attempt = 1; ; attempt++) {
      try {
        const { now } = await this.server.command(this.id, request, command);
        this.problem.value = null;
        this.now(now);
        return true;
      } catch (problem) {
        if (problem instanceof Unreachable && attempt < ATTEMPTS) {
          await new Promise((resolve) => setTimeout(resolve, RETRY * attempt));
          continue;
        }
        this.fail(problem);
        return false;
      }
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
