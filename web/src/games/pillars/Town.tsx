/** The town view: landscape, the fourteen areas, what lies and stands in them, and what can be done there. */

import { useMemo } from "preact/hooks";
import { INK } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { BoardButton } from "@/games/pillars/BoardButton";
import { BoardCard } from "@/games/pillars/BoardCard";
import { die } from "@/games/pillars/buildings";
import { Church, sayPart } from "@/games/pillars/Church";
import { spokenCard } from "@/games/pillars/CloserLook";
import { AREAS, type AreaId, stepOf } from "@/games/pillars/data";
import { EventPlace } from "@/games/pillars/EventPlace";
import { aboutArea, explaining } from "@/games/pillars/explain";
import { cube, GREY, worker, workerOf } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { frame, landscape, leaf } from "@/games/pillars/landscape";
import { type Lit, litBy } from "@/games/pillars/lit";
import { Market } from "@/games/pillars/Market";
import { Rises, useArrivals, useFlourish } from "@/games/pillars/Motion";
import { PriceTrack } from "@/games/pillars/PriceTrack";
import {
  type Box,
  COURT_METAL,
  FINISH,
  KINGSBRIDGE_CARDS,
  millPlace,
  SHIRING_CARDS,
  TAX_DIE,
  TOWN,
  WITHDRAW,
  workPlace,
} from "@/games/pillars/plan";
import { type Progress, Ribbon } from "@/games/pillars/Ribbon";
import { Stones } from "@/games/pillars/Stone";
import { said } from "@/games/pillars/said";
import { Tray } from "@/games/pillars/Tray";
import { offersAt } from "@/games/pillars/targets";
import { type PublicView, publicOf, workingIn } from "@/games/pillars/view";
import { t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";

export function Town({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  const lit = litBy(props.lit);
  const arrivals = useArrivals(props);
  return (
    <g>
      <Scenery />
      <Church props={props} lit={lit.areas.includes("cathedral")} />
      {AREAS.map((area) => (
        <Ribbon
          key={area}
          area={area}
          progress={progressOf(seen, area)}
          lit={lit.areas.includes(area)}
          openRule={props.openRule}
          look={explaining(aboutArea(area))}
          {...besides(seen, area)}
        />
      ))}
      <EventPlace props={props} lit={lit.areas.includes("event")} />
      <Kingsbridge props={props} lit={lit} />
      <Shiring props={props} lit={lit} />
      <Hills props={props} lit={lit} />
      <Mill props={props} />
      <Court props={props} />
      <Castle seen={seen} />
      <Market props={props} />
      <PriceTrack props={props} arrivals={arrivals} />
      <Stones props={props} lit={lit.things} arrivals={arrivals} />
      <BoardButton props={props} target="trader" box={WITHDRAW} words={t("pill-withdraw")} />
      <BoardButton props={props} target="finish" box={FINISH} words={t("pill-finish")} />
      <Bishop props={props} />
      <Tray props={props} />
      <Rises props={props} />
    </g>
  );
}

function Scenery() {
  const country = useMemo(landscape, []);
  const paper = useMemo(leaf, []);
  const rim = useMemo(frame, []);
  return (
    <g aria-hidden="true">
      <Drawing markup={paper} />
      <svg
        class="pill-clip"
        x="12"
        y="12"
        width={TOWN.width - 24}
        height={TOWN.height - 24}
        viewBox={`12 12 ${TOWN.width - 24} ${TOWN.height - 24}`}
      >
        <Drawing markup={country} />
        <rect class="pill-dusk" x="12" y="12" width={TOWN.width - 24} height={TOWN.height - 24} />
      </svg>
      <Drawing markup={rim} />
    </g>
  );
}

/** Steps are behind, under way or ahead while the board is resolved. */
function progressOf(seen: PublicView, area: AreaId): Progress {
  if (seen.phase !== 3) return "ahead";
  const step = stepOf(area);
  return step < seen.step ? "done" : step === seen.step ? "now" : "ahead";
}

function besides(seen: PublicView, area: AreaId): { more?: string } {
  if (area !== "cathedral") return {};
  if (seen.parts_built >= seen.rounds) return { more: t("pill-finished") };
  return { more: t("pill-builds", { part: sayPart(seen.part).toLowerCase() }) };
}

interface PartProps {
  readonly props: Props;
  readonly lit: Lit;
}

/** A place whose card has been taken or has left. */
function Bare({ box }: { readonly box: Box }) {
  return <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="7" class="pill-bare" />;
}

function Kingsbridge({ props, lit }: PartProps) {
  const { kingsbridge } = publicOf(props.view);
  return (
    <>
      {KINGSBRIDGE_CARDS.map((box, i) => {
        const id = kingsbridge[i];
        return id ? (
          <BoardCard
            key={i}
            props={props}
            card={{ kind: "advantage", id }}
            box={box}
            lit={lit.things.includes(id)}
          />
        ) : (
          <Bare key={i} box={box} />
        );
      })}
    </>
  );
}

function Shiring({ props, lit }: PartProps) {
  const { shiring } = publicOf(props.view);
  const drafting = props.view.question?.kind === "take-card";
  return (
    <>
      {SHIRING_CARDS.map((box, i) => {
        const id = shiring[i];
        if (!id) return <Bare key={i} box={box} />;
        return (
          <BoardCard
            key={i}
            props={props}
            card={{ kind: "craftsman", id }}
            box={box}
            lit={lit.things.includes(id)}
            refused={drafting ? `hire ${id}` : undefined}
          />
        );
      })}
    </>
  );
}

/** Forest, quarry and gravel pit with the cards whose workers are there. */
function Hills({ props, lit }: PartProps) {
  const seen = publicOf(props.view);
  return (
    <>
      {(["forest", "quarry", "gravel_pit"] as const).flatMap((area) =>
        workingIn(seen, area).map(({ card, seat }, n) => {
          const box = workPlace(area, n);
          const looked = { kind: "resource", id: card.id } as const;
          return (
            <BoardCard
              key={card.id}
              props={props}
              card={looked}
              box={box}
              seat={seat}
              lit={lit.things.includes(card.id)}
              label={`${props.players[seat]?.name ?? ""}: ${spokenCard(looked)}`}
            />
          );
        }),
      )}
    </>
  );
}

/** How many workers everybody has in the mill, or at home as long as they can still be sent. */
function Mill({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  return (
    <>
      {seen.players.map((player, seat) => {
        const { x, y } = millPlace(seat);
        const idle = seen.phase === 1;
        const workers = idle ? player.reserve : player.mill;
        const words = t(idle ? "pill-at-home" : "pill-in-mill", {
          name: props.players[seat]?.name ?? "",
          count: workers,
        });
        return (
          <g
            key={seat}
            transform={`translate(${x} ${y})`}
            {...said(words)}
            {...explaining(aboutArea("wool_mill", words))}
            class={idle || !workers ? "pill-idle" : ""}
          >
            <rect
              width="70"
              height="27"
              rx="13.500"
              fill="var(--pill-paper)"
              stroke={INK}
              stroke-width="1.3"
            />
            <g transform="translate(7 5)">
              <Shield seat={seat} size={15} />
            </g>
            <Drawing markup={workerOf(seat, 34, 22, 0.95)} />
            <text x="45" y="19.500" font-size="15" font-weight="700" fill={INK}>
              {workers}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The tax die and the metal for the first at court. */
function Court({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  const rolling = useFlourish(props, "tax-rolled", "pill-rolling", 700);
  const metal = useMemo(
    () =>
      Array.from({ length: seen.court }, (_, i) =>
        cube("metal", COURT_METAL.x - i * 4, COURT_METAL.y - i * 6, 17),
      ).join(""),
    [seen.court],
  );
  const markup = useMemo(() => die(30, seen.tax), [seen.tax]);
  const words = seen.tax === null ? t("pill-tax-unknown") : t("pill-tax", { tax: seen.tax });
  return (
    <>
      <Drawing markup={metal} />
      <g
        transform={`translate(${TAX_DIE.x} ${TAX_DIE.y})`}
        {...said(words)}
        {...explaining(aboutArea("kings_court", words))}
      >
        <text x="-24" y="5" text-anchor="end" font-size="13.500" font-weight="700" fill={INK}>
          {t("pill-tax-word")}
        </text>
        <g class={rolling?.class ?? ""} style={rolling?.style ?? {}}>
          <Drawing markup={markup} />
        </g>
      </g>
    </>
  );
}

/** The grey workers at the castle, and the black one as long as nobody has him. */
function Castle({ seen }: { readonly seen: PublicView }) {
  const markup = useMemo(
    () =>
      Array.from({ length: seen.castle }, (_, i) => worker(GREY, 874 + i * 15, 492 - (i % 2) * 3, 1.05)).join(
        "",
      ),
    [seen.castle],
  );
  const words = t("pill-castle", { count: seen.castle });
  return (
    <g {...said(words)} {...explaining(aboutArea("shiring_castle", words))}>
      <Drawing markup={markup} />
    </g>
  );
}

/** The bishop's guest is asked at his house. */
function Bishop({ props }: { readonly props: Props }) {
  if (!offersAt(props, "bishop").length) return null;
  return (
    <g transform="translate(262 108)">
      <ellipse rx="62" ry="52" class="pill-ring" />
    </g>
  );
}
