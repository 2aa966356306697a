/** Keys that go from answer to answer on a board whose answers have no places in rows and columns. */
import type { Offer } from "@/api/wire";

export const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The answer after the one that is shown, round and round. */
export function nextOffer(
  offers: readonly Offer[],
  shown: string | undefined,
  step: 1 | -1,
): Offer | undefined {
  const here = offers.findIndex((offer) => offer.id === shown);
  if (here < 0) return step > 0 ? offers[0] : offers.at(-1);
  return offers[(here + step + offers.length) % offers.length];
}
