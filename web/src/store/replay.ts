/** A recorded game, looked at move by move. Positions are asked for once and kept; the next one is fetched ahead. */
import { batch, type Signal, signal } from "@preact/signals";
import { api } from "@/api/client";
import { untilReached } from "@/api/patience";
import type { RecordedPosition, RecordSummary, Result } from "@/api/wire";
import { PositionsStore } from "@/store/positions";

export interface Archive {
  record: typeof api.record;
  recordPosition: typeof api.recordPosition;
  recordPoints: typeof api.recordPoints;
}

export class ReplayStore extends PositionsStore {
  readonly record: Signal<RecordSummary | null> = signal(null);
  readonly result: Signal<Result | null> = signal(null);
  /** The move that is asked for; the position may lag behind for a moment. */
  readonly move: Signal<number> = signal(0);
  /** Through whose eyes; null sees what a spectator saw. */
  readonly seat: Signal<number | null> = signal(null);
  /** Everybody's points after each move, one row a move; for the chart. */
  readonly points: Signal<readonly (readonly number[])[]> = signal([]);

  constructor(
    readonly id: string,
    private readonly archive: Archive = api,
  ) {
    super();
  }

  /** Opens the record at a move, by default the last. */
  async open(move: number | null): Promise<void> {
    await this.guarded(async () => {
      const record = await untilReached(() => this.archive.record(this.id), {
        failed: (problem) => {
          this.problem.value = problem;
        },
      });
      this.record.value = record;
      this.seat.value = record.seats ? 0 : null;
      this.result.value = (await this.fetch(record.moves)).result;
      await this.goTo(move ?? record.moves);
    });
    await this.guarded(async () => {
      this.points.value = (await this.archive.recordPoints(this.id)).points;
    });
  }

  /** Goes to the position after so many moves; moves outside the game mean its ends. */
  async goTo(move: number): Promise<void> {
    const record = this.record.value;
    if (!record) return;
    const wanted = Math.min(Math.max(move, 0), record.moves);
    const forward = wanted === (this.position.value?.move ?? -1) + 1;
    this.move.value = wanted;
    await this.guarded(async () => {
      const position = await this.fetch(wanted);
      if (this.move.value !== wanted) return;
      batch(() => {
        this.position.value = position;
        this.lit.value = null;
        this.animatedEvents.value = forward ? this.happened(position.lines) : [];
      });
      if (wanted < record.moves) void this.fetch(wanted + 1).catch(() => undefined); // Asked for again when it is needed.
    });
  }

  async lookThrough(seat: number | null): Promise<void> {
    this.seat.value = seat;
    await this.goTo(this.move.value);
  }

  private fetch(move: number): Promise<RecordedPosition> {
    const seat = this.seat.value;
    return this.keep(`${move}/${seat}`, () => this.archive.recordPosition(this.id, move, seat));
  }
}
