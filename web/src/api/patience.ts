/** Waiting for the server: what could not be asked is asked again by itself, at once when the line is back. */
import { type Signal, signal } from "@preact/signals";
import { Unreachable } from "@/api/client";

const FIRST_PAUSE = 500;
const MAX_PAUSE = 5_000;

/** Whether the server could not be reached when it was last asked for something that is asked again. */
export const away: Signal<boolean> = signal(false);

const sleepers = new Set<() => void>();

/** The line is back: whoever waits for it tries again now. */
export function lineIsBack(): void {
  for (const wake of [...sleepers]) wake();
}

globalThis.addEventListener?.("online", lineIsBack);

/** Calls this whenever the line is back, until the returned function is called. */
export function whenLineIsBack(wake: () => void): () => void {
  sleepers.add(wake);
  return () => sleepers.delete(wake);
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    const forget = whenLineIsBack(wake);
  });
}

export interface Waiting {
  /** Called after every attempt that failed. */
  failed?(problem: Unreachable, attempt: number): void;
  /** Whether to give it up; then the last problem is thrown. */
  enough?(attempt: number): boolean;
}

/** Does the work until the server was reached. What the server itself refuses is not repeated. */
export async function untilReached<T>(work: () => Promise<T>, waiting: Waiting = {}): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await work();
      if (away.value) {
        away.value = false;
        lineIsBack();
      }
      return done;
    } catch (problem) {
      if (!(problem instanceof Unreachable)) throw problem;
      away.value = true;
      waiting.failed?.(problem, attempt);
      if (waiting.enough?.(attempt)) throw problem;
      await rest(Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1)));
      if (waiting.enough?.(attempt)) throw problem;
    }
  }
}
