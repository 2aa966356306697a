/** Places of the kingdom and of the player boards, explained: spaces, spots, exchanges, castle, track, slots, goods, piles. */
import type { ComponentChildren } from "preact";
import { Drawing } from "@/board/Drawing";
import { Look, type LookPicture } from "@/board/Look";
import {
  BUILDING_COST,
  BUILDING_VP,
  SECTIONS,
  SEGMENTS,
  SLOTS,
  SOLO_BOARDS,
  segmentName,
  TIER_VP,
  TRACK,
  type Way,
} from "@/games/viscounts/data";
import { building } from "@/games/viscounts/figures";
import { glyphs } from "@/games/viscounts/glyphs";
import type { Props } from "@/games/viscounts/hand";
import { nameOf, spaceName } from "@/games/viscounts/names";
import { sign } from "@/games/viscounts/signs";
import { type PlayerView, publicOf, type SpotView, sideOf } from "@/games/viscounts/view";
import { sayDoubt, sayEffects, sayUnlock } from "@/games/viscounts/words";
import { say, t } from "@/text/fluent";

/** Something that explains itself. */
export type Explained = () => ComponentChildren;

/** A small thing in the middle of a wide box. */
const small = (markup: string): LookPicture => ({
  viewBox: "-80 -24 160 48",
  drawn: <Drawing markup={markup} />,
});

export const lookAtSpace =
  (segment: string, way: Way): Explained =>
  () => (
    <Look
      title={spaceName(segment, way)}
      text={[t(way === "inner" ? "visc-look-inner" : "visc-look-outer"), t("visc-look-space")]}
    />
  );

export const lookAtBank =
  (segment: string, way: Way): Explained =>
  () => <Look title={t("visc-bank", { space: spaceName(segment, way) })} text={[t("visc-look-bank")]} />;

export const lookAtTrade =
  (segment: string, way: Way): Explained =>
  () => {
    const trade = SEGMENTS.get(segment)?.trade[way];
    if (!trade) return null;
    return (
      <Look
        title={t("visc-trade-at", { space: spaceName(segment, way) })}
        picture={small(glyphs(trade.effects, 0, 0, 1.8))}
        text={[
          t("visc-trade-look", { merchants: trade.merchants, effect: sayEffects(trade.effects) }),
          t("visc-look-trade"),
        ]}
      />
    );
  };

/** A spot on the rim: what building there brings, alone and by its links, and who has built. */
export const lookAtSpot =
  (props: Props, segment: string, spot: SpotView): Explained =>
  () => {
    const side = SEGMENTS.get(segment)?.sides[sideOf(publicOf(props.view))];
    const effects = side?.spots.find(({ slot }) => slot === spot.slot)?.effects ?? [];
    const links = side?.links.filter(({ from, to }) => from === spot.slot || to === spot.slot) ?? [];
    const built = spot.owner !== null && spot.building !== null;
    return (
      <Look
        title={t("visc-spot", { name: say(segmentName(segment)), number: spot.slot + 1 })}
        picture={small(
          built ? building(0, 0, 1.7, spot.owner ?? 0, spot.building ?? "") : glyphs(effects, 0, 0, 1.8),
        )}
        lines={
          built
            ? [{ name: t("visc-look-built"), value: nameOf(props, spot.owner ?? 0) }]
            : [{ name: t("visc-look-built"), value: t("visc-look-nobody") }]
        }
        text={[
          t("visc-look-spot", { effect: sayEffects(effects) }),
          ...links.map((link) => t("visc-look-link", { effect: sayEffects(link.effects) })),
        ]}
      />
    );
  };

export const lookAtSection =
  (id: string): Explained =>
  () => {
    const section = SECTIONS.get(id);
    if (!section) return null;
    return (
      <Look
        title={say(section.name)}
        picture={small(glyphs(section.tier2, 0, 0, 1.6))}
        lines={[1, 2].map((tier) => ({
          name: t("visc-look-tier", { tier }),
          value: t("visc-points", { points: TIER_VP[tier - 1] ?? 0 }),
        }))}
        text={[t("visc-look-section", { reward: sayEffects(section.tier2) })]}
      />
    );
  };

export const lookAtKeep: Explained = () => (
  <Look
    title={t("visc-keep")}
    lines={[{ name: t("visc-look-tier", { tier: 3 }), value: t("visc-points", { points: TIER_VP[2] ?? 0 }) }]}
    text={[t("visc-look-keep"), t("visc-leader-look")]}
  />
);

/** What is gained where the markers meet. */
function gained(space: (typeof TRACK)[number]): string {
  const { silver, deeds, debts } = space.above;
  return [
    t("visc-amount", { amount: silver, resource: "silver" }),
    ...(deeds ? [t("visc-look-many-deeds", { count: deeds })] : []),
    ...(debts ? [t("visc-look-many-debts", { count: debts })] : []),
  ].join(", ");
}

function then({ if_criminals: when, effects }: (typeof TRACK)[number]["below"]): string {
  const on = when === "any" ? "any" : when === "0" ? "none" : "some";
  return t("visc-look-then", { on, effect: sayEffects(effects) });
}

/** One space of the track of corruption and virtue. */
export const lookAtTrack =
  (i: number): Explained =>
  () => {
    const space = TRACK[i];
    if (!space) return null;
    return (
      <Look
        title={t("visc-look-track-space", { number: i })}
        text={[t("visc-look-meet", { gain: gained(space) }), then(space.below), t("visc-look-track")]}
      />
    );
  };

/** The whole track, where its spaces are too small to be touched one by one. */
export const lookAtWholeTrack =
  ({ corruption, virtue }: PlayerView): Explained =>
  () => (
    <Look
      title={t("visc-look-track-title")}
      lines={[
        { name: t("visc-corruption"), value: corruption },
        { name: t("visc-virtue"), value: virtue },
        ...TRACK.map((space, i) => ({
          name: t("visc-look-track-space", { number: i }),
          value: gained(space),
        })),
      ]}
      text={[t("visc-look-track")]}
    />
  );

/** What a building slot gives when it is open. */
export const lookAtSlot =
  (id: string, seat: number, player: PlayerView): Explained =>
  () => {
    const slot = SLOTS.find((each) => each.id === id);
    if (!slot) return null;
    const solo = SOLO_BOARDS.get(player.opponent ?? "");
    return (
      <Look
        of={id}
        title={say(slot.name)}
        picture={small(building(0, 2, 1.8, seat, slot.building))}
        lines={[
          { name: t("visc-look-builders"), value: BUILDING_COST[slot.building] },
          { name: t("visc-look-count"), value: BUILDING_VP[slot.building].join(" / ") },
        ]}
        text={solo ? [sayDoubt(solo)] : [t("visc-look-slot"), sayUnlock(slot)]}
      />
    );
  };

export const lookAtGood =
  (good: string, amount: number): Explained =>
  () => (
    <Look
      title={t("visc-good", { good })}
      picture={small(sign(good, 0, 0, 1.9))}
      lines={[{ name: t("visc-look-amount"), value: amount }]}
      text={[t("visc-look-good", { good })]}
    />
  );

export const lookAtDebts =
  ({ unpaid, paid }: PlayerView): Explained =>
  () => (
    <Look
      title={t("visc-debts-title")}
      picture={small(sign("debt", 0, 0, 1.9))}
      lines={[
        { name: t("visc-look-unpaid"), value: unpaid },
        { name: t("visc-look-paid"), value: paid },
      ]}
      text={[t("visc-look-debt")]}
    />
  );

export const lookAtDeeds =
  ({ acquired, approved }: PlayerView): Explained =>
  () => (
    <Look
      title={t("visc-deeds-title")}
      picture={small(sign("deed", 0, 0, 1.9))}
      lines={[
        { name: t("visc-look-acquired"), value: acquired },
        { name: t("visc-look-approved"), value: approved },
      ]}
      text={[t("visc-look-deed")]}
    />
  );
