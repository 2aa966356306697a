/**
 * The way of commands to the server. An answer that was given is kept with the id of its request until the server has said
 * yes or no, so that neither a lost line nor a reload loses it or gives it twice. One that comes too late is given back.
 */
import { type Signal, signal } from "@preact/signals";
import { type api, Problem, requestId, Unreachable } from "@/api/client";
import { untilReached } from "@/api/patience";
import type { Command, TableStatus, Words } from "@/api/wire";

export interface Letter {
  readonly request: string;
  readonly command: Command;
  /** The answer in words. */
  readonly label: Words | null;
  /** The answers that follow it in a chain. */
  readonly then: readonly string[];
}

/** Something that was to be sent and was given up: the server was away, or the table has moved on meanwhile. */
export interface NotSent {
  readonly because: "away" | "late";
  readonly label: Words | null;
}

/** What has become of a command, and where the table stands if the server said so. */
export interface Delivery {
  readonly done: boolean;
  readonly now: TableStatus | null;
}

const KEY = "stolek.outbox.";
/** What is no answer to a question, and so may mean something else later, is sent again only this often. */
const ATTEMPTS = 5;

export class Outbox {
  /** An answer that waits for the server to come back. */
  readonly unsent: Signal<Letter | null> = signal(null);
  readonly notSent: Signal<NotSent | null> = signal(null);

  constructor(
    private readonly table: string,
    private readonly command: typeof api.command,
    private readonly closed: () => boolean,
  ) {}

  /** The answer that was given before a reload and not acknowledged. */
  kept(): Letter | null {
    const text = storage()?.getItem(KEY + this.table);
    return text ? (JSON.parse(text) as Letter) : null;
  }

  send(command: Command, label: Words | null, then: readonly string[]): Promise<Delivery> {
    this.notSent.value = null;
    const letter: Letter = { request: requestId(), command, label, then };
    if (command.type === "answer") storage()?.setItem(KEY + this.table, JSON.stringify(letter));
    return this.deliver(letter, false);
  }

  /** An answer names its question, so it waits as long as it takes; `late` if it has waited already. */
  async deliver(letter: Letter, late: boolean): Promise<Delivery> {
    const patient = letter.command.type === "answer";
    let waited = late;
    try {
      const { now } = await untilReached(() => this.command(this.table, letter.request, letter.command), {
        failed: () => {
          waited = true;
          if (patient) this.unsent.value = letter;
        },
        enough: (attempt) => this.closed() || (!patient && attempt >= ATTEMPTS),
      });
      this.settle();
      return { done: true, now };
    } catch (problem) {
      if (problem instanceof Unreachable) {
        if (!this.closed()) this.notSent.value = { because: "away", label: letter.label };
        return { done: false, now: null };
      }
      this.settle();
      if (!(patient && waited && problem instanceof Problem)) throw problem;
      this.notSent.value = { because: "late", label: letter.label };
      return { done: false, now: problem.body.now };
    }
  }

  private settle(): void {
    storage()?.removeItem(KEY + this.table);
    this.unsent.value = null;
  }
}

const storage = (): Storage | null => (typeof sessionStorage === "undefined" ? null : sessionStorage);
