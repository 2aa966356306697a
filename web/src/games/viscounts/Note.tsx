/** What the answer that is shown would bring, in the corner that the circle leaves free. */
import { Picture } from "@/board/Drawing";
import { ICONS } from "@/games/viscounts/data";
import { iconsThen, type Reach, reachAt, saidOf, wordsAbout } from "@/games/viscounts/foreseen";
import { markRow, rowWidth } from "@/games/viscounts/glyphs";
import type { Props } from "@/games/viscounts/hand";
import { spaceName } from "@/games/viscounts/names";
import { sign } from "@/games/viscounts/signs";
import { draftOffer } from "@/games/viscounts/targets";
import { say, t } from "@/text/fluent";

/** The note on a desk. */
export function Note({ props }: { readonly props: Props }) {
  if (!draftOffer(props)) return null;
  return (
    <foreignObject x="418" y="4" width="156" height="190" class="visc-note-place">
      <div class="visc-note" role="status">
        <NoteWords props={props} />
      </div>
    </foreignObject>
  );
}

export function NoteWords({ props }: { readonly props: Props }) {
  const offer = draftOffer(props);
  if (!offer) return null;
  const { type, segment, way } = offer.action;
  if (type === "move-to") {
    return (
      <>
        <b class="serif">{spaceName(String(segment), String(way))}</b>
        <InReach reach={reachAt(props, String(segment), String(way))} />
        {saidOf(props, "passed").map((words) => (
          <p key={words}>{words}</p>
        ))}
      </>
    );
  }
  const about = wordsAbout(offer);
  return (
    <>
      <b class="serif">{say(offer.label)}</b>
      {type === "play" ? <IconsThen props={props} /> : null}
      {about ? <p>{about}</p> : null}
    </>
  );
}

/** What can be done where a ride ends: by which icon, how much of it, and what it brings. */
function InReach({ reach }: { readonly reach: readonly Reach[] }) {
  if (!reach.length) return null;
  return (
    <ul class="visc-reach">
      {reach.map(({ icon, amount, brings }) => (
        <li key={icon}>
          <Picture
            markup={sign(icon, 0, 0, 0.8)}
            viewBox="-10 -10 20 20"
            width={18}
            height={18}
            label={t("visc-icon", { icon })}
          />
          <span aria-hidden="true">→</span>
          <span>{amount}×</span>
          <Picture
            markup={markRow(brings, 0, 0, 0.8)}
            viewBox={`${-rowWidth(brings, 0.8) / 2} -10 ${rowWidth(brings, 0.8)} 20`}
            height={18}
          />
        </li>
      ))}
    </ul>
  );
}

function IconsThen({ props }: { readonly props: Props }) {
  const counts = iconsThen(props);
  return (
    <p class="visc-icons-then">
      {ICONS.filter((icon) => counts.get(icon)).map((icon) => (
        <span key={icon}>
          {counts.get(icon)}
          <Picture
            markup={sign(icon, 0, 0, 0.75)}
            viewBox="-10 -10 20 20"
            width={17}
            height={17}
            label={t("visc-icon", { icon })}
          />
        </span>
      ))}
    </p>
  );
}
