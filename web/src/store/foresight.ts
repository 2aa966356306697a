/**
 * What the shown answer would change, asked of the rules while it is shown. Nothing waits for it: the board shows the
 * answer at once and the numbers follow when they arrive. What is not known is not shown.
 */
import { type Signal, signal } from "@preact/signals";
import type { Consequences } from "@/api/wire";
import type { Foreseen } from "@/board/contract";

/** How long an answer is shown before it is asked about, so that a pointer in motion asks nothing. */
const PAUSE = 60;

type Ask = (seat: number, question: string, answers: readonly (readonly string[])[]) => Promise<Consequences>;

export class Foresight {
  /** What the answers looked at would change; null while that is unknown. */
  readonly seen: Signal<Foreseen | null> = signal(null);
  /** The latest failure. Nobody is told: whoever only points at something has not asked anything. */
  readonly failure: Signal<unknown> = signal(null);

  private question: string | null = null;
  /** What is known about the open question, by the chain of answers. */
  private known = new Map<string, Foreseen>();
  private asked = new Set<string>();
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {}

  /** These answers to this question are shown now; the latest call alone counts. */
  look(seat: number | null, question: string | null, answers: readonly string[]): void {
    clearTimeout(this.timer);
    if (question !== this.question) {
      this.question = question;
      this.known = new Map();
      this.asked = new Set();
    }
    this.wanted = nameOf(answers);
    const found = this.known.get(this.wanted) ?? null;
    this.seen.value = found;
    if (this.asked.has(this.wanted) || seat === null || question === null || !answers.length) return;
    this.timer = setTimeout(() => void this.find(seat, question, answers), PAUSE);
  }

  /** Nothing more is asked for now; what is known stays shown. */
  rest(): void {
    clearTimeout(this.timer);
  }

  private async find(seat: number, question: string, answers: readonly string[]): Promise<void> {
    const { known, asked } = this;
    asked.add(nameOf(answers));
    try {
      const { consequences } = await this.ask(seat, question, [answers]);
      for (const found of consequences) known.set(nameOf(found.answers), found);
      if (known === this.known) this.seen.value = known.get(this.wanted) ?? null;
    } catch (problem) {
      asked.delete(nameOf(answers));
      this.failure.value = problem;
    }
  }
}

const nameOf = (answers: readonly string[]): string => answers.join("\n");
