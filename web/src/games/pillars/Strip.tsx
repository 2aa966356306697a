/** The strip along the edge: a player's stock, his craftsmen and his advantage cards; one's own, or those of whom one looks at. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { coin, INK } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { Look } from "@/board/Look";
import { peek } from "@/board/peek";
import { BoardCard } from "@/games/pillars/BoardCard";
import { CUBES, type Cube } from "@/games/pillars/data";
import { BLACK, cube, GREY, rose, worker, workerOf } from "@/games/pillars/goods";
import { count, countedOut, leadsSomewhere, type Props } from "@/games/pillars/hand";
import { At, FreePlace, Leaf } from "@/games/pillars/Leaf";
import { fitted, shortened } from "@/games/pillars/lettering";
import { advantagePlaces, type Box, craftsmanPlaces, STOCK, stockCube } from "@/games/pillars/plan";
import { said } from "@/games/pillars/said";
import { KeyHandle, TargetGroup } from "@/games/pillars/Target";
import { offersAt } from "@/games/pillars/targets";
import { type PlayerView, playerOf, publicOf, slotsOf } from "@/games/pillars/view";
import { t } from "@/text/fluent";
import { plain } from "@/text/number";
import { Shield } from "@/ui/Shield";

interface StripProps {
  readonly props: Props;
  readonly seat: number;
  /** A card or good that is to be lit. */
  readonly lit: readonly string[];
}

export function Strip({ props, seat, lit }: StripProps) {
  const player = playerOf(props.view, seat);
  if (!player) return null;
  const own = seat === props.view.seat;
  return (
    <g data-strip={seat}>
      <Stock props={props} seat={seat} player={player} />
      {craftsmanPlaces(slotsOf(player)).map((box, i) => {
        const id = player.craftsmen[i];
        if (id === undefined) {
          return (
            <At key={i} x={box.x} y={box.y}>
              <FreePlace width={box.width} height={box.height} label={t("pill-free-place")} />
            </At>
          );
        }
        return (
          <OwnCraftsman
            key={id}
            props={props}
            id={id}
            box={box}
            own={own}
            seat={seat}
            lit={lit.includes(id)}
          />
        );
      })}
      <Advantages props={props} player={player} lit={lit} />
    </g>
  );
}

interface OwnCraftsmanProps {
  readonly props: Props;
  readonly id: string;
  readonly box: Box;
  readonly own: boolean;
  readonly seat: number;
  readonly lit: boolean;
}

/** What to ask about a craftsman who is not offered. */
const REFUSALS: Readonly<Record<string, (id: string) => string>> = {
  work: (id) => `use ${id} 1`,
  "choose-boost": (id) => `boost ${id}`,
};

function OwnCraftsman({ props, id, box, own, seat, lit }: OwnCraftsmanProps) {
  const asked = props.view.question?.kind ?? "";
  return (
    <BoardCard
      props={props}
      card={{ kind: "craftsman", id }}
      box={box}
      target={own ? `craftsman:${id}` : ""}
      refused={own ? REFUSALS[asked]?.(id) : undefined}
      lit={lit}
      losing={asked === "choose-dismissal" || asked === "lose-one"}
      left={props.view.waiting.includes(seat) ? publicOf(props.view).left[id] : undefined}
    />
  );
}

function Advantages({
  props,
  player,
  lit,
}: {
  readonly props: Props;
  readonly player: PlayerView;
  readonly lit: readonly string[];
}) {
  const places = advantagePlaces(player.advantages.length);
  if (!player.advantages.length) {
    const [box] = places;
    return box ? (
      <At x={box.x} y={box.y}>
        <FreePlace width={box.width} height={box.height} label={t("pill-no-advantage")} />
      </At>
    ) : null;
  }
  return (
    <>
      {player.advantages.map((id, i) => {
        const box = places[i];
        if (!box) return null;
        return (
          <BoardCard
            key={id}
            props={props}
            card={{ kind: "advantage", id }}
            box={box}
            target={`advantage:${id}`}
            lit={lit.includes(id)}
          />
        );
      })}
    </>
  );
}

function Stock({
  props,
  seat,
  player,
}: {
  readonly props: Props;
  readonly seat: number;
  readonly player: PlayerView;
}) {
  const own = seat === props.view.seat;
  const name = props.players[seat]?.name ?? "";
  const markup = useMemo(() => coin(28, 64, 14) + rose(116, 64, 14), []);
  return (
    <g transform={`translate(${STOCK.x} ${STOCK.y})`}>
      <Leaf width={STOCK.width} height={STOCK.height} />
      <g transform="translate(11 8)">
        <Shield seat={seat} size={25} />
      </g>
      <text
        x="46"
        y="23"
        font-size={fitted(name, 150, 18, "serif")}
        class="serif"
        font-weight="700"
        fill={INK}
      >
        {shortened(name, 24)}
      </text>
      <text x="46" y="40" font-size="13.500" fill="#6B5B4B">
        {t(own ? "pill-own-stock" : "pill-stock")}
      </text>
      <Drawing markup={markup} />
      <g {...said(t("pill-count-gold", { count: player.gold }))}>
        <text x="50" y="70" font-size="22" class="serif" font-weight="700" fill={INK}>
          {player.gold}
        </text>
      </g>
      <Points player={player} />
      {CUBES.map((kind, n) => (
        <StockCube key={kind} props={props} kind={kind} n={n} amount={player.cubes[kind]} own={own} />
      ))}
      <Workers seat={seat} player={player} />
    </g>
  );
}

/** The points; a closer look tells where they come from. */
function Points({ player }: { readonly player: PlayerView }) {
  const sources = Object.entries(player.points).filter(([, points]) => points !== 0);
  const words = sources
    .map(([source, points]) => `${t(`pill-source-${source}`)} ${plain(points)}`)
    .join(", ");
  return (
    <g
      {...said(`${t("pill-count-vp", { count: player.vp })}: ${words}`)}
      {...peek(() => (
        <Look
          title={t("pill-count-vp", { count: player.vp })}
          lines={sources.map(([source, points]) => ({
            name: t(`pill-source-${source}`),
            value: plain(points),
          }))}
        />
      ))}
    >
      <rect x="98" y="46" width="78" height="34" class="pill-hit" />
      <text x="138" y="70" font-size="22" class="serif" font-weight="700" fill={INK}>
        {player.vp}
      </text>
    </g>
  );
}

interface StockCubeProps {
  readonly props: Props;
  readonly kind: Cube;
  readonly n: number;
  readonly amount: number;
  readonly own: boolean;
}

function StockCube({ props, kind, n, amount, own }: StockCubeProps) {
  const { x, y } = stockCube(n);
  const markup = useMemo(() => cube(kind, 0, 0, 26), [kind]);
  const giving = own && props.view.question?.kind === "reduce-cubes";
  const picture = (
    <>
      <Drawing markup={markup} />
      <text y="33" text-anchor="middle" font-size="18" font-weight="700" fill={INK}>
        {amount}
      </text>
    </>
  );
  const target = own ? `cube:${kind}` : "";
  const offered = offersAt(props, target).length > 0;
  const label = t(`pill-count-${kind}`, { count: amount });
  const refused = own && props.view.question?.kind === "trade" ? `sell ${kind} 1` : undefined;
  return (
    <g transform={`translate(${x} ${y - STOCK.y})`} data-stock={kind}>
      {giving ? (
        <Giving props={props} kind={kind}>
          {picture}
        </Giving>
      ) : (
        <TargetGroup
          props={props}
          target={target}
          label={t("pill-sell", { good: t(`pill-good-${kind}`) })}
          refused={refused}
        >
          <g {...said(label)}>{picture}</g>
          {offered ? <circle r="20" class="pill-ring pulse" /> : null}
        </TargetGroup>
      )}
    </g>
  );
}

/** Cubes are counted out one click at a time; one that has been counted can be taken back. */
function Giving({
  props,
  kind,
  children,
}: {
  readonly props: Props;
  readonly kind: Cube;
  readonly children: ComponentChildren;
}) {
  const counted = countedOut(props);
  const more = leadsSomewhere(props.offers, { ...counted, [kind]: counted[kind] + 1 });
  const given = counted[kind];
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handle inside it is the button */}
      <g class={more ? "pill-target" : ""} data-give={kind} onClick={() => count(props, kind, 1)}>
        <g aria-hidden="true">{children}</g>
        {more ? <circle r="20" class="pill-ring losing pulse" /> : null}
        <KeyHandle
          label={t("pill-give", { good: t(`pill-good-${kind}`), count: given })}
          disabled={!more}
          act={() => count(props, kind, 1)}
        />
      </g>
      {given ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the prompt has the same buttons
        <g class="pill-target" transform="translate(15 -16)" onClick={() => count(props, kind, -1)}>
          <rect x="-14" y="-11" width="30" height="22" rx="11" class="pill-given" />
          <text y="5.500" text-anchor="middle" font-size="15" font-weight="700" fill="#FFFFFF">
            −{given}
          </text>
        </g>
      ) : null}
    </>
  );
}

/** Where the workers are: at home, in the mill, at work; and the strangers among them. */
function Workers({ seat, player }: { readonly seat: number; readonly player: PlayerView }) {
  const strangers = useMemo(() => {
    let markup = workerOf(seat, 18, 176, 1.05);
    for (let i = 0; i < player.grey; i++) markup += worker(GREY, 176 + i * 13, 176, 0.9);
    if (player.black) markup += worker(BLACK, 163, 176, 0.9);
    return markup;
  }, [seat, player.grey, player.black]);
  const words = workerWords(player);
  const room = 150 - (player.grey || player.black ? 30 : 0);
  return (
    <g {...said(words)}>
      <Drawing markup={strangers} />
      <text x="30" y="174" font-size={fitted(words, room, 14)} fill={INK}>
        {words}
      </text>
    </g>
  );
}

export function workerWords(player: PlayerView): string {
  const parts = [
    player.reserve ? t("pill-workers-home", { count: player.reserve }) : "",
    player.working ? t("pill-workers-working", { count: player.working }) : "",
    player.mill ? t("pill-workers-mill", { count: player.mill }) : "",
    player.lent ? t("pill-workers-lent", { count: player.lent }) : "",
  ].filter(Boolean);
  return parts.join(" · ") || t("pill-workers-none");
}
