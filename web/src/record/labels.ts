/** Where the labels at the ends of curves stand: beside them, never on each other, never outside. */

export interface Label {
  readonly seat: number;
  /** Where the curve ends, and where its label stands. */
  readonly end: number;
  readonly at: number;
}

/** As many curves have a label of their own; of more only some do. */
export const MAX_LABELS = 12;

/**
 * Which curves are labelled: all, or of a crowd those that ended highest and the one that is pointed at.
 * `scores` are the last scores by seat.
 */
export function labelled(scores: readonly number[], pointed: number | null): number[] {
  const seats = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  if (seats.length <= MAX_LABELS) return seats;
  const best = seats.slice(0, MAX_LABELS / 2);
  return pointed === null || best.includes(pointed) ? best : [...best, pointed];
}

/** Spreads labels of one height between two heights of the drawing; each stays as near to its curve as the others allow. */
export function spread(
  ends: readonly { readonly seat: number; readonly end: number }[],
  height: number,
  top: number,
  bottom: number,
): Label[] {
  const sorted = [...ends].sort((a, b) => a.end - b.end || a.seat - b.seat);
  const at: number[] = [];
  let above = top - height;
  for (const { end } of sorted) {
    above = Math.max(end, above + height);
    at.push(above);
  }
  let below = bottom + height;
  for (let i = at.length - 1; i >= 0; i--) {
    below = Math.min(at[i] ?? below, below - height);
    at[i] = below;
  }
  return sorted.map(({ seat, end }, i) => ({ seat, end, at: at[i] ?? end }));
}
