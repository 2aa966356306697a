/** What lies on the table and is no card, explained: regions, roads and towns, sites, piles, dice, resources, points, tokens. */
import type { ComponentChildren } from "preact";
import { Drawing } from "@/board/Drawing";
import { Look, type LookPicture } from "@/board/Look";
import { costLine, pointLine } from "@/games/rivals/CloserLook";
import {
  BANK_RATE,
  CAPACITY,
  centreCost,
  centrePoints,
  REGIONS,
  type Resource,
  resourceName,
  setName,
  shipRate,
  symbolName,
} from "@/games/rivals/data";
import { pipFace, symbolFace } from "@/games/rivals/diceFaces";
import { pileFace, regionFace, roadFace, tokenFace, townFace } from "@/games/rivals/faces";
import { icon } from "@/games/rivals/icons";
import { regionName } from "@/games/rivals/names";
import { MIDDLE, REGION, SITE } from "@/games/rivals/plan";
import type { PrincipalityView, RegionView } from "@/games/rivals/view";
import { say, t } from "@/text/fluent";
import { pigment } from "@/ui/Shield";

/** Something that explains itself. */
export type Explained = () => ComponentChildren;

const drawn = (viewBox: string, markup: string): LookPicture => ({
  viewBox,
  drawn: <Drawing markup={markup} />,
});
/** A small thing in the middle of a wide box. */
const small = (markup: string): LookPicture => drawn("-108 -32 216 64", markup);

export const lookAtRegion =
  ({ region, stored, number }: RegionView): Explained =>
  () => {
    const card = REGIONS.get(region);
    if (!card) return null;
    return (
      <Look
        title={regionName(region)}
        picture={drawn(`-4 -4 ${REGION.width + 8} ${REGION.height + 8}`, regionFace(card, stored, false))}
        lines={[{ name: t("riva-stored"), value: t("riva-of", { count: stored, room: CAPACITY }) }]}
        text={[
          t("riva-look-region", { number, resource: say(resourceName(card.resource)) }),
          t("riva-look-region-more"),
        ]}
        note={t("riva-category-region-expansion")}
      />
    );
  };

type Thing = "road" | "settlement" | "city";

const faceOf = (thing: Thing, seat: number): LookPicture =>
  thing === "road"
    ? drawn(`0 0 ${REGION.width} ${MIDDLE}`, roadFace(false))
    : drawn(`0 0 ${SITE.width} ${MIDDLE}`, townFace(thing === "city", pigment(seat), false));

/** A road, a settlement or a city: what it costs, what it counts, what it is for; and how many are left to be built. */
export const lookAtThing =
  (thing: Thing, seat: number, left?: number): Explained =>
  () => (
    <Look
      title={t(`riva-${thing}`)}
      picture={faceOf(thing, seat)}
      lines={[
        costLine(centreCost(thing)),
        ...(centrePoints(thing) ? [pointLine("victory", centrePoints(thing))] : []),
        ...(left === undefined ? [] : [{ name: t("riva-left-over"), value: left }]),
      ]}
      text={[t(`riva-look-${thing}`)]}
    />
  );

/** Words alone, for what has no picture of its own. */
export const lookAtPlace =
  (title: string, ...text: string[]): Explained =>
  () => <Look title={title} text={text} />;

export const lookAtStack =
  (back: string, size: number): Explained =>
  () => (
    <Look
      title={say(setName(back))}
      picture={small(pileFace(back, size))}
      lines={[{ name: t("riva-cards-left"), value: size }]}
      text={[t("riva-look-stack")]}
    />
  );

export const lookAtPile =
  (kind: "event" | "region", size: number): Explained =>
  () => (
    <Look
      title={t(`riva-${kind}-pile`)}
      picture={small(pileFace(kind, size))}
      lines={[{ name: t("riva-cards-left"), value: size }]}
      text={[t(`riva-look-${kind}-pile`)]}
    />
  );

export const lookAtDice =
  (number: number, symbol: string): Explained =>
  () => (
    <Look
      title={symbol ? t("riva-rolled", { number, symbol: say(symbolName(symbol)) }) : t("riva-dice")}
      picture={
        symbol
          ? small(
              `<g transform="translate(-31 0)">${pipFace(number)}</g><g transform="translate(31 0)">${symbolFace(symbol)}</g>`,
            )
          : undefined
      }
      text={[t("riva-look-dice"), ...(symbol ? [t(`riva-look-${symbol.replaceAll("_", "-")}`)] : [])]}
    />
  );

/** A resource with what it is worth at the bank, and with a ship of its own. */
export const lookAtResource =
  (prince: PrincipalityView, resource: Resource): Explained =>
  () => {
    const name = say(resourceName(resource));
    const ship = shipRate(
      resource,
      prince.expansions.map(({ card }) => card),
    );
    return (
      <Look
        title={name}
        picture={small(icon(resource, 0, 0, 2.4))}
        lines={[
          { name: t("riva-in-stock"), value: prince.resources[resource] ?? 0 },
          { name: t("riva-at-bank"), value: t("riva-rate", { give: BANK_RATE }) },
          ...(ship ? [{ name: t("riva-by-ship"), value: t("riva-rate", { give: ship }) }] : []),
        ]}
        text={[t("riva-look-resource", { give: BANK_RATE }), t("riva-look-brigands")]}
      />
    );
  };

/** The sum of one kind of points, and what it is good for. */
export const lookAtPoints =
  (point: string, amount: number, target: number): Explained =>
  () => (
    <Look
      title={t(`riva-points-${point}`)}
      picture={small(icon(point, 0, 0, 2.2))}
      lines={[{ name: t("riva-points-now"), value: amount }]}
      text={[t(`riva-look-${point}`, { target })]}
    />
  );

export const lookAtToken =
  (kind: "hero" | "trade"): Explained =>
  () => (
    <Look
      title={t(`riva-${kind}-token-title`)}
      picture={small(tokenFace(kind === "hero" ? "strength" : "commerce", 0, 0, 1.2))}
      lines={[pointLine("victory", 1)]}
      text={[t(`riva-look-${kind}-token`)]}
    />
  );
