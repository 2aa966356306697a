/** What the answer that is shown would bring, in the corner that the circle leaves free. */
import { Picture } from "@/board/Drawing";
import { afterPlaying, type Prospect, prospectsAt, wordsAbout } from "@/games/viscounts/consequence";
import { ICONS, type Way } from "@/games/viscounts/data";
import { markRow, rowWidth } from "@/games/viscounts/glyphs";
import type { Props } from "@/games/viscounts/hand";
import { spaceName } from "@/games/viscounts/names";
import { sign } from "@/games/viscounts/signs";
import { draftOffer } from "@/games/viscounts/targets";
import { playerOf } from "@/games/viscounts/view";
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
  const { type, segment, way, card } = offer.action;
  if (type === "move-to") {
    return (
      <>
        <b class="serif">{spaceName(String(segment), String(way))}</b>
        <Prospects prospects={prospectsAt(props, String(segment), way as Way)} />
      </>
    );
  }
  const about = wordsAbout(offer);
  return (
    <>
      <b class="serif">{say(offer.label)}</b>
      {type === "play" ? <IconsThen props={props} card={String(card)} /> : null}
      {about ? <p>{about}</p> : null}
    </>
  );
}

export function Prospects({ prospects }: { readonly prospects: readonly Prospect[] }) {
  return (
    <ul class="visc-prospects">
      {prospects.map(({ icon, have, need, brings }) => (
        <li key={icon} class={have >= need ? "" : "short"}>
          <Picture
            markup={sign(icon, 0, 0, 0.8)}
            viewBox="-10 -10 20 20"
            width={18}
            height={18}
            label={t("visc-icon", { icon })}
          />
          <span>{have >= need ? have : `${have}/${need}`}</span>
          <span aria-hidden="true">→</span>
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

function IconsThen({ props, card }: { readonly props: Props; readonly card: string }) {
  const player = playerOf(props.view, props.view.seat ?? 0);
  if (!player) return null;
  const { counts } = afterPlaying(player, card);
  return (
    <p class="visc-icons-then">
      {ICONS.filter((icon) => counts[icon]).map((icon) => (
        <span key={icon}>
          {counts[icon]}
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
