/** The answers as buttons inside the prompt: all of them on a phone, on a desk those that share a target or have none. */
import type { Offer } from "@/api/wire";
import type { Props } from "@/games/viscounts/hand";
import { NoteWords } from "@/games/viscounts/Note";
import { pairName, spaceName } from "@/games/viscounts/names";
import { AnswerButton } from "@/games/viscounts/Overlays";
import { draftOffer, offersByTarget, PLAQUE } from "@/games/viscounts/targets";
import { rideTo } from "@/games/viscounts/view";
import { say, t } from "@/text/fluent";

function wordsOf(props: Props, offer: Offer): string {
  const { type, segment, way, card } = offer.action;
  if (type === "take-pair") return pairName(props, String(card));
  if (type !== "move-to") return say(offer.label);
  const ride = rideTo(props.view, String(segment), String(way));
  return `${spaceName(String(segment), String(way))} · ${t("visc-price", { silver: ride?.silver ?? 0 })}`;
}

export function Tools(props: Props) {
  const crowded = [...offersByTarget(props)].some(
    ([target, offers]) => target === PLAQUE || offers.length > 1,
  );
  if (!props.compact && !crowded) return null;
  // Under a mere pointer a note would push the buttons away from it.
  const offer = props.draft?.pinned ? draftOffer(props) : undefined;
  return (
    <div class="visc-tools">
      {props.compact && offer ? (
        <div class="visc-tools-note">
          <NoteWords props={props} />
        </div>
      ) : null}
      <div class={props.offers.length > 2 ? "visc-tools-list" : "visc-tools-list few"}>
        {props.offers.map((each) => (
          <AnswerButton key={each.id} props={props} offer={each} words={wordsOf(props, each)} />
        ))}
      </div>
    </div>
  );
}
