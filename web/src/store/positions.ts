/** What looking at a recorded game takes, in a replay and in a lesson: positions are asked for once and kept. */
import { type Signal, signal } from "@preact/signals";
import { Problem, Unreachable } from "@/api/client";
import type { LogLine, RecordedPosition, Tagged } from "@/api/wire";
import type { AnimatedEvent } from "@/board/contract";
import { scheduled } from "@/board/motion";

/** Milliseconds that an event is given before the next one moves. */
const BEAT = 220;

export class PositionsStore {
  readonly position: Signal<RecordedPosition | null> = signal(null);
  readonly animatedEvents: Signal<readonly AnimatedEvent[]> = signal([]);
  readonly lit: Signal<Tagged | null> = signal(null);
  readonly shown: Signal<number | null> = signal(null);
  readonly problem: Signal<Problem | Unreachable | null> = signal(null);
  private told = 0;
  private readonly kept = new Map<string, Promise<RecordedPosition>>();

  /** The position of this name; one that could not be had is asked for again. */
  protected keep(name: string, ask: () => Promise<RecordedPosition>): Promise<RecordedPosition> {
    const known = this.kept.get(name);
    if (known) return known;
    const request = ask();
    this.kept.set(name, request);
    request.catch(() => this.kept.delete(name));
    return request;
  }

  /** Lines of each move are counted anew; what happens is counted on, so that everything is shown once. */
  protected happened(lines: readonly LogLine[]): AnimatedEvent[] {
    const fresh = lines.map(({ event }) => ({ number: ++this.told, event }));
    return scheduled(fresh, () => BEAT);
  }

  /** What the server refuses or cannot be reached for is shown until something succeeds. */
  protected async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem.value = null;
    } catch (problem) {
      if (!(problem instanceof Problem || problem instanceof Unreachable)) throw problem;
      this.problem.value = problem;
    }
  }
}
