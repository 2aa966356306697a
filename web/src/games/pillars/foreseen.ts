/** What the shown answer would bring, as the rules foresee it, in the words and signs of the board. */
import type { Change, Offer, Tagged } from "@/api/wire";
import { type AreaId, CUBES, type Good, RESOURCES, SPACE_AREAS } from "@/games/pillars/data";
import type { Props } from "@/games/pillars/hand";
import { advantageName, craftsmanName } from "@/games/pillars/names";
import { publicOf } from "@/games/pillars/view";
import { t } from "@/text/fluent";

/** A number of the strip that changes: goods, points, workers at home. */
export interface Difference {
  readonly what: Good | "workers";
  readonly by: number;
}

const SHOWN: ReadonlyMap<string, Difference["what"]> = new Map<string, Difference["what"]>([
  ["workers", "workers"],
  ...CUBES.map((cube) => [cube, cube] as const),
  ["gold", "gold"],
  ["points", "vp"],
]);

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

const changed = ({ foreseen }: Props): readonly Change[] =>
  foreseen?.changes.filter(({ before, after }) => after !== before) ?? [];

/** What would happen to the viewer, and not to others. */
const ownEvents = ({ foreseen, view }: Props): readonly Tagged[] =>
  foreseen?.events.map(({ event }) => event).filter(({ seat }) => seat === view.seat) ?? [];

/** What changes at once; nothing as long as that is unknown. */
export const differences = (props: Props): readonly Difference[] =>
  [...SHOWN].flatMap(([key, what]) =>
    changed(props)
      .filter((change) => change.key === key)
      .map(({ before, after }) => ({ what, by: after - before })),
  );

/** What is sure to come later in the round, by the name of the number that grows. */
const LATER: Readonly<Record<string, (args: Change["args"], more: number) => string>> = {
  priory: (_, count) => t("pill-count-vp", { count }),
  wages: (_, count) => t("pill-count-gold", { count }),
  untaxed: () => t("pill-gift-untaxed"),
  coming: ({ cube }, count) => t(`pill-count-${text(cube)}`, { count }),
  "craftsman-coming": ({ craftsman }) => craftsmanName(text(craftsman)),
  "advantage-coming": ({ card }) => advantageName(text(card)),
  "grey-workers": (_, count) => t("pill-gift-castle", { count }),
  favour: () => t("pill-gift-bishopric"),
  trading: ({ place }) => t("pill-gift-market", { place: number(place) }),
  starting: () => t("pill-gift-start-player"),
};

/** What the answer means by what would happen. */
const HAPPENING: Readonly<Record<string, (event: Tagged) => string>> = {
  "protection-taken": () => t("pill-gift-protected"),
  "event-ignored": () => t("pill-gift-protected"),
  "cube-preferred": () => t("pill-gift-cube"),
  "tax-waived": () => t("pill-gift-untaxed"),
  "craftsman-boosted": ({ craftsman, capacity }) =>
    t("pill-gift-boost", { name: craftsmanName(text(craftsman)), count: number(capacity) }),
};

/** What the answer is about, for those that are no number. */
const ABOUT: Readonly<Record<string, (props: Props, action: Tagged) => string>> = {
  hire: (_, { craftsman }) => craftsmanName(text(craftsman)),
  "keep-builder": ({ view }) => t("pill-gift-keep", { price: publicOf(view).price }),
  "return-builder": () => t("pill-gift-return"),
  park: ({ view }) => t("pill-gift-park", { price: publicOf(view).price }),
  withdraw: () => t("pill-gift-withdraw"),
};

/** Whatever there is to say, each once. */
const sentences = (words: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(words.filter((each): each is string => Boolean(each))),
];

/** What one gets by the answer, beside what changes at once. */
export function gifts(props: Props, { action }: Offer): readonly string[] {
  const about = ABOUT[action.type]?.(props, action);
  const later = changed(props)
    .filter(({ before, after }) => after > before)
    .map(({ key, args, before, after }) => LATER[key]?.(args, after - before));
  const happening = ownEvents(props).map((event) => HAPPENING[event.type]?.(event));
  const found = sentences([about, ...later, ...happening]);
  const placed = action.type === "place" || action.type === "place-free";
  return placed && props.foreseen && !found.length ? [t("pill-gift-nothing")] : found;
}

/** What to beware of, by what would happen to the viewer. */
const BEWARE: Readonly<Record<string, (event: Tagged) => string>> = {
  "gold-lost": ({ gold, limit }) => t("pill-warn-gold", { count: number(gold), limit: number(limit) }),
  "builder-placed-by-card": () => t("pill-warn-card"),
  "event-ignored": () => t("pill-warn-card"),
  "tax-waived": () => t("pill-warn-card"),
};

/** What to beware of, by what there would be too much of. */
const TOO_MUCH: Readonly<Record<string, string>> = {
  dismissals: "pill-warn-room",
  excess: "pill-warn-cubes",
};

export function warnings(props: Props, { action }: Offer): readonly string[] {
  const leaving =
    action.type === "dismiss" ? t("pill-warn-dismiss", { name: craftsmanName(text(action.craftsman)) }) : "";
  const tooMuch = changed(props)
    .filter(({ key, before, after }) => TOO_MUCH[key] && after < 0 && after < before)
    .map(({ key, after }) => t(TOO_MUCH[key] ?? "", { count: -after }));
  const struck = props.foreseen?.events.some(
    ({ type, event: { seats } }) =>
      type === "event-struck" && Array.isArray(seats) && seats.includes(props.view.seat),
  );
  const events = ownEvents(props).map((event) => BEWARE[event.type]?.(event));
  return sentences([leaving, ...tooMuch, struck ? t("pill-warn-struck") : "", ...events]);
}

const PAID = ["builder-placed", "craftsman-hired", "cubes-bought"];

/** The gold that is paid for the answer itself. */
export const paid = (props: Props): number =>
  number(ownEvents(props).find(({ type }) => PAID.includes(type))?.gold);

/** The area in whose step the answer acts, where that is later than now. */
export function actsIn({ action }: Offer): AreaId | undefined {
  if (action.type === "pass") return "wool_mill";
  if (action.type === "take-cube-instead") return "bishopric";
  return SPACE_AREAS.get(text(action.space)) ?? RESOURCES.get(text(action.card))?.area;
}
