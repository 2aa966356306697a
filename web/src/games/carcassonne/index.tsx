/** Carcassonne: the board, and everything the table page may ask of it. */
import type { Tagged, View } from "@/api/wire";
import type { BoardModule, OwnPrompt } from "@/board/contract";
import cs from "@/games/carcassonne/cs.ftl?raw";
import en from "@/games/carcassonne/en.ftl?raw";
import { type Hand, newHand, type Props } from "@/games/carcassonne/hand";
import { key } from "@/games/carcassonne/keys";
import { placesOf } from "@/games/carcassonne/lit";
import { Stage } from "@/games/carcassonne/Stage";
import { CompactStrip, Miniature, OwnStrip, ScoreTrack } from "@/games/carcassonne/Strip";
import { Tools } from "@/games/carcassonne/Tools";
import { publicOf } from "@/games/carcassonne/view";
import { addTexts, t } from "@/text/fluent";
import "@/games/carcassonne/carcassonne.css";

addTexts(en, cs);

function Board(props: Props) {
  const seen = publicOf(props.view);
  if (props.compact)
    return (
      <div class="carc compact">
        <Stage props={props} />
        <CompactStrip props={props} />
      </div>
    );
  return (
    <div class="carc">
      <ScoreTrack seen={seen} />
      <Stage props={props} />
      <OwnStrip props={props} />
    </div>
  );
}

/** The prompt says how; the server's own sentence says what. */
function prompt(props: Props): OwnPrompt | null {
  const kind = props.view.question?.kind;
  if (kind === "place-tile")
    return {
      title: t("carc-ask-tile"),
      note: t(props.compact ? "carc-ask-tile-tap" : "carc-ask-tile-note"),
      verb: t("carc-lay"),
    };
  if (kind === "place-figure")
    return {
      title: t("carc-ask-figure"),
      note: t("carc-ask-figure-note"),
      verb: t(isPass(props) ? "carc-pass" : "carc-place"),
    };
  return null;
}

const isPass = ({ draft }: Props): boolean => draft?.ids[0] === "pass";

function heading(view: View): { title: string; note: string } {
  const seen = publicOf(view);
  const pile = seen.pile + seen.river_pile;
  return { title: "Carcassonne", note: t("carc-heading", { pile, tiles: seen.tiles.length }) };
}

export const board: BoardModule<Hand> = {
  hand: newHand,
  Board,
  Tools,
  Miniature,
  key,
  prompt,
  heading,
  score: (view, seat) => publicOf(view).players[seat]?.score ?? 0,
  parts: {
    tile: ".carc-part.tile",
    figures: ".carc-part.figures",
    pile: ".carc-part.pile",
    track: ".carc-track",
  },
  lights: (event: Tagged) => placesOf(event).length > 0,
};
