/** What belongs to the answer in the prompt: answers in words, and on a phone what the shown answer would cost and bring. */

import { Sign } from "@/games/rivals/CloserLook";
import { consequenceOf } from "@/games/rivals/consequence";
import { unitsOf } from "@/games/rivals/data";
import { liftedKeys, type Props } from "@/games/rivals/hand";
import { plates } from "@/games/rivals/Note";
import { choose, draftOffer } from "@/games/rivals/targets";
import { say, t } from "@/text/fluent";

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

function Forecast(props: Props) {
  const offer = draftOffer(props);
  if (!offer) return null;
  const what = consequenceOf(props, offer);
  if (!what && !props.compact && plates(props).includes(offer)) return null;
  return (
    <p class="riva-forecast" aria-live="polite" data-forecast>
      <b>{say(offer.label)}</b>
      {what ? (
        <>
          {unitsOf(what.cost).map((unit, i) => (
            <span key={`c${i}`} class="paid">
              −<Sign name={unit} size={19} />
            </span>
          ))}
          {unitsOf(what.gain).map((unit, i) => (
            <span key={`g${i}`} class="gained">
              +<Sign name={unit} size={19} />
            </span>
          ))}
          {what.points.map(([point, amount]) => (
            <span key={point} class="gained">
              +{amount}
              <Sign name={point} size={19} />
            </span>
          ))}
          {what.exposed ? <span class="danger">{t("riva-exposed")}</span> : null}
        </>
      ) : null}
    </p>
  );
}
