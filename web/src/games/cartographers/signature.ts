/** What a cartographer writes on the sheet beside the map: a name, a title, a crest (CART-2.2). Kept in the browser, never sent. */
import { signal } from "@preact/signals";
import type { Props } from "@/games/cartographers/hand";

/** What a crest may show, each as a path around the middle of a square of 18. */
export const CHARGES = {
  tower: "M-6,8V-1H-7V-7H-4V-5H-1.5V-7H1.5V-5H4V-7H7V-1H6V8H2V3H-2V8Z",
  sun: "M-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0ZM-1,-9H1V-6H-1ZM-1,6H1V9H-1ZM-9,-1H-6V1H-9ZM6,-1H9V1H6ZM-6.5,-5L-5,-6.5L-3.5,-5L-5,-3.5ZM6.5,-5L5,-6.5L3.5,-5L5,-3.5ZM-6.5,5L-5,6.5L-3.5,5L-5,3.5ZM6.5,5L5,6.5L3.5,5L5,3.5Z",
  moon: "M2,-8a8,8 0 1 0 6,11a7,7 0 0 1 -6,-11Z",
  crown: "M-8,6V-5L-4,0L0,-7L4,0L8,-5V6Z",
  tree: "M-1.2,8V4H-7L-3,-1H-5.5L0,-8L5.5,-1H3L7,4H1.2V8Z",
  heart: "M0,7C-10,1 -8,-7 -4,-7C-1.500,-7 0,-4.500 0,-3.500C0,-4.500 1.500,-7 4,-7C8,-7 10,1 0,7Z",
  swords:
    "M-8,-8L-6,-7.500L5,3.500L6.500,2L8,3.500L6.500,5L8,6.500L6.500,8L5,6.500L3.500,8L2,6.500L3.500,5ZM8,-8L6,-7.500L-5,3.500L-6.500,2L-8,3.500L-6.500,5L-8,6.500L-6.500,8L-5,6.500L-3.500,8L-2,6.500L-3.500,5Z",
  lily: "M0,-9C3,-5 3,-2 1,1H4.500C3,-4 9,-5 8,0C7.500,3 4,3.500 1.500,3.500L3,8H-3L-1.500,3.500C-4,3.500 -7.500,3 -8,0C-9,-5 -3,-4 -4.500,1H-1C-3,-2 -3,-5 0,-9Z",
} as const;

export type Crest = keyof typeof CHARGES;
export const CRESTS = Object.keys(CHARGES) as readonly Crest[];
/** How long a name and a title may be. */
export const LETTERS = 32;

export interface Signature {
  readonly name: string;
  readonly title: string;
  readonly crest: Crest | null;
}

const KEY = "stolek.cartographers.signature";

const short = (text: unknown): string => (typeof text === "string" ? text.slice(0, LETTERS) : "");

/** Whatever was kept, made sound. */
export function readSignature(text: string | null): Signature {
  let kept: Partial<Record<keyof Signature, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (parsed && typeof parsed === "object") kept = parsed;
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
  }
  return {
    name: short(kept.name),
    title: short(kept.title),
    crest: CRESTS.find((known) => known === kept.crest) ?? null,
  };
}

const stored = (): string | null => (typeof localStorage === "undefined" ? null : localStorage.getItem(KEY));

export const signature = signal<Signature>(readSignature(stored()));

export function sign(changes: Partial<Signature>): void {
  signature.value = { ...signature.value, ...changes };
  localStorage.setItem(KEY, JSON.stringify(signature.value));
}

/** Whose sheet the reader may sign: the one that is theirs, if it is only one; none where nothing is played. */
export function signedSeat(props: Props): number | null {
  const mine = props.played ? props.players.filter((player) => player.mine) : [];
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null;
}

/** Alone one has no title before the queen gives one (CART-6.1). */
export const hasTitle = (props: Props): boolean => props.view.seats > 1;
