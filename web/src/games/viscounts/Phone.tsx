/** The board on a phone: the whole kingdom, below it hand, row, stock and track in small. */
import { useMemo } from "preact/hooks";
import { pen, put } from "@/art/ink";
import { CardRow } from "@/board/CardRow";
import { Drawing } from "@/board/Drawing";
import { CloserCard } from "@/games/viscounts/Closer";
import { cardWords, coin } from "@/games/viscounts/cards";
import { cardName, iconsOn, TOWNSFOLK } from "@/games/viscounts/data";
import { framedPortrait } from "@/games/viscounts/figures";
import type { Props } from "@/games/viscounts/hand";
import { lookAtWholeTrack } from "@/games/viscounts/looks";
import { Rises } from "@/games/viscounts/Motion";
import { TargetMenu } from "@/games/viscounts/Overlays";
import { outlined } from "@/games/viscounts/outlines";
import { Round } from "@/games/viscounts/Round";
import { amountOf, goodLook, isSetUp, SetUp, STRIP, setupWidth } from "@/games/viscounts/Strip";
import { box, COLOURS as C, sign, words } from "@/games/viscounts/signs";
import { Thing } from "@/games/viscounts/Thing";
import { type PlayerView, playerOf, privateOf, seatShown } from "@/games/viscounts/view";
import { language, say, t } from "@/text/fluent";

const TILE = { width: 62, height: 84 } as const;

function tile(id: string): string {
  const one = TOWNSFOLK.get(id);
  const name = say(cardName(id));
  const icons = iconsOn(id);
  const { width, height } = TILE;
  return (
    box(0, 0, width, height, 6, C.parchment, 1.4) +
    framedPortrait(id, 2, 2, width - 4, 38) +
    pen(`M2 40h${width - 4}`, 1) +
    coin(12, 13, one?.value ?? 0, 0.72) +
    words(width / 2, 54, name, {
      size: Math.min(12.5, 112 / name.length),
      weight: 700,
      anchor: "middle",
      serif: true,
    }) +
    icons.map((icon, i) => sign(icon, width / 2 + (i - (icons.length - 1) / 2) * 19, 70, 0.74)).join("")
  );
}

const emptyTile = box(0, 0, TILE.width, TILE.height, 6, "rgba(244,235,217,.16)", 1, 'stroke-dasharray="4 3"');

const GOODS = ["silver", "ink", "gold", "stone", "worker"] as const;

function stock(player: PlayerView): string {
  const goods = GOODS.map((good, i) => {
    const [x, y] = [210 + (i % 3) * 58, 20 + Math.floor(i / 3) * 28];
    return (
      sign(good, x, y, 0.84) +
      words(x + 14, y + 6, amountOf(player, good), { size: 17, weight: 800, fill: "#F4EBD9" })
    );
  }).join("");
  const cell = 184 / 7;
  const track = Array.from({ length: 7 }, (_, i) =>
    box(199 + i * cell, 68, cell - 1, 22, 2, i < 3 ? "#D9CDBE" : i === 3 ? "#EFE3C6" : "#F6EED8", 0.9),
  ).join("");
  return (
    goods +
    track +
    sign("corruption", 199 + (player.corruption + 0.5) * cell, 79, 0.7) +
    sign("virtue", 199 + (player.virtue + 0.5) * cell, 79, 0.74)
  );
}

export function PhoneBoard({ props }: { readonly props: Props }) {
  const seat = seatShown(props.view, null);
  return (
    <div class="visc compact">
      <svg class="visc-phone-round" viewBox="-356 -356 712 712" role="group" aria-label={t("visc-kingdom")}>
        <Round props={props} tags={1.5} />
        <Rises props={props} from={(of) => ({ x: of === seat ? 0 : 180, y: of === seat ? 330 : -300 })} />
      </svg>
      {isSetUp(props) ? (
        <CardRow label={t("visc-pairs")} class="visc-phone-setup" about={`${setupWidth(props)}`}>
          <svg viewBox={`0 0 ${setupWidth(props)} ${STRIP.height}`} height={138}>
            <SetUp props={props} />
          </svg>
        </CardRow>
      ) : (
        <Own props={props} seat={seat} />
      )}
      <TargetMenu props={props} />
    </div>
  );
}

function Own({ props, seat }: { readonly props: Props; readonly seat: number }) {
  const player = playerOf(props.view, seat);
  const hand = seat === props.view.seat ? (privateOf(props.view)?.hand ?? []) : [];
  const speech = language.value;
  const row = useMemo(
    () =>
      player
        ? player.board.map((id, i) => put(4 + i * 65, 5, id ? tile(id) : emptyTile)).join("") + stock(player)
        : "",
    [player, speech],
  );
  const tiles = useMemo(() => hand.map(tile), [hand, speech]);
  if (!player) return null;
  return (
    <>
      <svg
        class="visc-phone-own"
        viewBox="0 0 390 94"
        role="group"
        aria-label={t("visc-board-of", { name: props.players[seat]?.name ?? "" })}
      >
        <Drawing markup={row} />
        {player.board.map((id, i) =>
          id ? (
            <Thing
              key={id}
              props={props}
              target=""
              d={outlined(4 + i * 65, 5, TILE.width, TILE.height)}
              label={cardWords(id)}
              look={() => <CloserCard id={id} />}
            />
          ) : null,
        )}
        <Thing props={props} target="row" d={outlined(2, 3, 195, 88)} label={t("visc-row")} />
        <Thing props={props} target="goods" d={outlined(196, 4, 190, 60)} label={t("visc-pay")} />
        {GOODS.map((good, i) => (
          <Thing
            key={good}
            props={props}
            target={`good:${good}`}
            d={outlined(196 + (i % 3) * 58, 4 + Math.floor(i / 3) * 29, 56, 31)}
            label={`${t("visc-good", { good })} ${amountOf(player, good)}`}
            look={goodLook(props, player, good)}
          />
        ))}
        <Thing
          props={props}
          target=""
          d={outlined(197, 65, 187, 27, 4)}
          label={t("visc-look-track-title")}
          look={lookAtWholeTrack(player)}
        />
      </svg>
      {hand.length ? (
        <svg class="visc-phone-hand" viewBox="0 0 390 92" role="group" aria-label={t("visc-hand")}>
          {hand.map((id, i) => {
            const apart = Math.min(TILE.width + 6, (382 - TILE.width) / Math.max(1, hand.length - 1));
            const x = 195 - ((hand.length - 1) * apart + TILE.width) / 2 + i * apart;
            return (
              <g key={id}>
                <g transform={`translate(${x} 4)`}>
                  <Drawing markup={tiles[i] ?? ""} />
                </g>
                <Thing
                  props={props}
                  target={`hand:${id}`}
                  d={outlined(x, 4, TILE.width, TILE.height)}
                  label={cardWords(id)}
                  look={() => <CloserCard id={id} />}
                />
              </g>
            );
          })}
        </svg>
      ) : null}
    </>
  );
}
