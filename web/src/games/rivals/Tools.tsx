/** What belongs to the answer in the prompt: the answers in words, and which of them is shown. */
import { liftedKeys, type Props } from "@/games/rivals/hand";
import { plates } from "@/games/rivals/Note";
import { choose, draftOffer } from "@/games/rivals/targets";
import { say } from "@/text/fluent";

export function Tools(props: Props) {
  // A phone has no room for both: once something is meant, only that counts until it is given up.
  const busy = props.compact && (props.draft?.pinned || liftedKeys(props).length > 0);
  const shown = busy ? [] : plates(props);
  return (
    <div class="riva-tools">
      {shown.length ? (
        <div class="riva-answers">
          {shown.map((offer) => (
            <button
              key={offer.id}
              type="button"
              class={props.draft?.ids[0] === offer.id ? "button chosen" : "button"}
              data-answer={offer.id}
              aria-pressed={props.draft?.ids[0] === offer.id}
              onClick={() => choose(props, offer)}
            >
              {say(offer.label)}
            </button>
          ))}
        </div>
      ) : null}
      <Forecast {...props} />
    </div>
  );
}

/** The answer in words, where no plate bears them; what it would change stands below, as in every game. */
function Forecast(props: Props) {
  const offer = draftOffer(props);
  if (!offer || (!props.compact && plates(props).includes(offer))) return null;
  return (
    <p class="riva-forecast" aria-live="polite">
      <b>{say(offer.label)}</b>
    </p>
  );
}
