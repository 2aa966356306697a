/** The tray of phase I: the craftsmen for hire and the resource cards, on parchment over the meadow, until everybody has passed. */

import { INK } from "@/art/ink";
import { BoardButton } from "@/games/pillars/BoardButton";
import { BoardCard } from "@/games/pillars/BoardCard";
import { CRAFTSMEN, RESOURCES } from "@/games/pillars/data";
import type { Props } from "@/games/pillars/hand";
import { type Box, PASS, TRAY, trayCraftsman, trayResource } from "@/games/pillars/plan";
import { said } from "@/games/pillars/said";
import { type PublicView, publicOf } from "@/games/pillars/view";
import { t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";

const COLUMNS: readonly (string | undefined)[] = ["wood", "stone", "sand"];

/** Craftsmen keep the place they were laid on: those of the round in the order of the cards. */
function craftsmanPlace(seen: PublicView, id: string): Box {
  const others = seen.craftsmen.indexOf(id);
  return trayCraftsman(Math.max(0, others));
}

/** Resource cards lie by kind and number, so that each has a place of its own. */
function resourcePlace(id: string): Box | null {
  const card = RESOURCES.get(id);
  const column = COLUMNS.indexOf(card?.cube);
  return card && column >= 0 ? trayResource(column, card.yields - 2) : null;
}

/** Where a card of the display lies. */
export function trayPlaceOf(props: Props, id: string): Box | null {
  return RESOURCES.has(id) ? resourcePlace(id) : craftsmanPlace(publicOf(props.view), id);
}

export function Tray({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  if (seen.phase !== 1) return null;
  const asked = props.view.question?.kind === "take-card";
  return (
    <g class="pill-tray">
      <Board />
      <Order props={props} seen={seen} />
      {seen.craftsmen.map((id) => (
        <BoardCard
          key={id}
          props={props}
          card={{ kind: "craftsman", id }}
          target={`display:${id}`}
          refused={asked ? `hire ${id}` : undefined}
          dim={asked}
          price={CRAFTSMEN.get(id)?.price}
          box={craftsmanPlace(seen, id)}
        />
      ))}
      <Resources props={props} seen={seen} asked={asked} />
      <BoardButton props={props} target="pass" box={PASS} words={t("pill-pass")} />
    </g>
  );
}

/** The tray itself, of parchment with a gold line. */
function Board() {
  const { x, y, width, height } = TRAY;
  return (
    <>
      <rect x={x + 4} y={y + 5} width={width} height={height} rx="8" fill="#1A110A" opacity=".4" />
      <rect {...TRAY} rx="8" class="pill-tray-leaf" />
      <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="5" class="pill-tray-line" />
      <text x={x + 14} y={y + 24} font-size="17" class="serif" font-weight="700" fill={INK}>
        {t("pill-display")}
      </text>
    </>
  );
}

interface ResourcesProps {
  readonly props: Props;
  readonly seen: PublicView;
  readonly asked: boolean;
}

/** Nine places, for seven cards a round; who takes one leaves its place empty. */
function Resources({ props, seen, asked }: ResourcesProps) {
  return (
    <>
      {[...RESOURCES.keys()].map((id) => {
        const box = resourcePlace(id);
        if (!box) return null;
        if (!seen.resources.includes(id)) return <EmptyPlace key={id} box={box} />;
        return (
          <BoardCard
            key={id}
            props={props}
            card={{ kind: "resource", id }}
            target={`resource:${id}`}
            refused={asked ? `take-resource ${id}` : undefined}
            dim={asked}
            box={box}
          />
        );
      })}
    </>
  );
}

/** Who still takes cards, the next one first. */
function Order({ props, seen }: { readonly props: Props; readonly seen: PublicView }) {
  const names = seen.drafting.map((seat) => props.players[seat]?.name ?? "").join(", ");
  return (
    <g {...said(t("pill-drafting", { names }))}>
      <title>{t("pill-drafting", { names })}</title>
      {seen.drafting.map((seat, i) => (
        <g key={seat} transform={`translate(${TRAY.x + 150 + i * 30} ${TRAY.y + 7})`}>
          <Shield seat={seat} size={18} />
          {i ? null : <path d="M-2 24h22" stroke="#C99A2E" stroke-width="3" stroke-linecap="round" />}
          {i < seen.drafting.length - 1 ? <path d="M21 11h5" stroke={INK} stroke-width="1.4" /> : null}
        </g>
      ))}
    </g>
  );
}

function EmptyPlace({ box }: { readonly box: Box }) {
  return (
    <rect
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      rx="5"
      fill="none"
      stroke="#A08A66"
      stroke-dasharray="4 3"
    />
  );
}
