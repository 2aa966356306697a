/** A lesson: a recorded game with stops. The learner goes from stop to stop and sometimes says first what he would do. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { api } from "@/api/client";
import type { Lesson, Offer, RecordedPosition, Stop } from "@/api/wire";
import type { Draft } from "@/board/contract";
import { PositionsStore } from "@/store/positions";

export interface School {
  lessons: typeof api.lessons;
  lessonPosition: typeof api.lessonPosition;
}

/** What the learner said, beside what was played; null: he wanted to be shown. */
export interface Answered {
  readonly own: Offer | null;
  readonly played: RecordedPosition;
}

export class LessonStore extends PositionsStore {
  readonly lesson: Signal<Lesson | null> = signal(null);
  /** The game has no lesson. */
  readonly none: Signal<boolean> = signal(false);
  /** The stop we are at, counted from 0. */
  readonly at: Signal<number> = signal(0);
  readonly answered: Signal<Answered | null> = signal(null);
  readonly draft: Signal<Draft | null> = signal(null);

  readonly stop: ReadonlySignal<Stop | null> = computed(
    () => this.lesson.value?.stops[this.at.value] ?? null,
  );
  /** Whether the learner is to say what he would do, and has not yet. */
  readonly asking: ReadonlySignal<boolean> = computed(
    () =>
      this.stop.value?.asks === true && this.answered.value === null && this.position.value?.question != null,
  );

  constructor(
    readonly game: string,
    private readonly school: School = api,
  ) {
    super();
  }

  /** Opens the first lesson of the game at a stop. */
  async open(at: number): Promise<void> {
    await this.guarded(async () => {
      this.lesson.value = (await this.school.lessons(this.game)).lessons[0] ?? null;
      this.none.value = this.lesson.value === null;
      await this.goTo(at);
    });
  }

  /** Goes to a stop; those outside the lesson mean its ends. */
  async goTo(at: number): Promise<void> {
    const lesson = this.lesson.value;
    if (!lesson?.stops.length) return;
    const wanted = Math.min(Math.max(at, 0), lesson.stops.length - 1);
    this.at.value = wanted;
    await this.guarded(async () => {
      const move = lesson.stops[wanted]?.move ?? 0;
      const position = await this.fetch(move);
      if (this.at.value === wanted) this.adopt(position);
      const following = lesson.stops[wanted + 1]?.move;
      if (following !== undefined) void this.fetch(following).catch(() => undefined); // Asked for again when it is needed.
    });
  }

  private adopt(position: RecordedPosition): void {
    const forward = position.move > (this.position.value?.move ?? position.move);
    const light = this.stop.value?.light;
    batch(() => {
      this.position.value = position;
      this.answered.value = null;
      this.draft.value = null;
      this.shown.value = null;
      this.lit.value = position.lines.find((line) => line.type === light)?.event ?? null;
      this.animatedEvents.value = forward ? this.happened(position.lines) : [];
    });
  }

  /** The learner would give the answer that is shown; or, without one, wants to see what was played. */
  async answer(): Promise<void> {
    const position = this.position.value;
    if (!position || !this.asking.value) return;
    const wished = this.draft.value?.ids[0];
    const own = position.question?.options.find((offer) => offer.id === wished) ?? null;
    await this.guarded(async () => {
      const played = await this.fetch(position.move + 1);
      batch(() => {
        this.answered.value = { own, played };
        this.draft.value = null;
      });
    });
  }

  private fetch(move: number): Promise<RecordedPosition> {
    const lesson = this.lesson.value?.id ?? "";
    return this.keep(`${move}`, () => this.school.lessonPosition(this.game, lesson, move));
  }
}
