/** The four edicts: what each counts, what it has brought, what it would bring now; pointing at one lights its cells. */
import { put } from "@/art/ink";
import { Picture } from "@/board/Drawing";
import { peek, together } from "@/board/peek";
import { EdictLook } from "@/games/cartographers/CardLook";
import { EDICT_LETTERS, type ScoringCard, SEASONS } from "@/games/cartographers/data";
import { exampleOf } from "@/games/cartographers/example";
import { edictChange } from "@/games/cartographers/foreseen";
import { seasonSign } from "@/games/cartographers/glyphs";
import type { Props } from "@/games/cartographers/hand";
import { ownerShown } from "@/games/cartographers/SheetView";
import { edictCard, edictOn, type Sheet, scoredNow, sheetsOf } from "@/games/cartographers/sheet";
import { Initial } from "@/table/Initial";
import { say, t } from "@/text/fluent";
import { signed } from "@/text/number";
import { room } from "@/ui/viewport";

/** An event of our own that lights what an edict counts on a sheet right now. */
export const edictLit = (props: Props, letter: string) => {
  const owner = ownerShown(props);
  const sheet = sheetsOf(props.view)[owner];
  const now = sheet && edictOn(sheet, letter);
  return now ? { type: "edict-now", seat: owner, letter, cells: now.spaces } : null;
};

export function Edicts(props: Props) {
  const owner = ownerShown(props);
  const sheet = sheetsOf(props.view)[owner];
  if (!sheet) return null;
  return (
    <ul class="cart-edicts" aria-label={t("cart-edicts")}>
      {EDICT_LETTERS.map((letter) => (
        <Edict key={letter} props={props} letter={letter} sheet={sheet} />
      ))}
    </ul>
  );
}

interface EdictProps {
  readonly props: Props;
  readonly letter: string;
  readonly sheet: Sheet;
}

function Edict({ props, letter, sheet }: EdictProps) {
  const card = edictCard(props.view, letter);
  if (!card) return null;
  const active = scoredNow(props.view).includes(letter);
  const now = edictOn(sheet, letter);
  const change = edictChange(props, ownerShown(props), letter);
  const light = (on: boolean): void => props.light(on ? edictLit(props, letter) : null);
  const lighting = {
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") light(true);
    },
    onPointerLeave: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") light(false);
    },
    onFocus: () => light(true),
    onBlur: () => light(false),
    onClick: () => light(props.lit?.letter !== letter),
  };
  // Beside the map everything can be read already, and what is lit there matters more.
  const look = peek(() => <EdictLook card={card} letter={letter} sheet={sheet} />, { tap: true });
  return (
    <li class={active ? "edict active" : "edict"}>
      <button
        type="button"
        data-edict={letter}
        {...(room.value === "desk" ? lighting : together(look, lighting))}
      >
        <span class="edict-head">
          <Initial text={letter} size={42} colour={active ? "#2F5D8C" : "#8B7B66"} />
          <span>
            <span class="visually-hidden">{letter}</span>
            <b class="serif">{say(card.name)}</b>
            <Scored letter={letter} sheet={sheet} />
          </span>
        </span>
        <span class="edict-middle">
          <Example card={card} />
          {now ? (
            <span class="edict-now">
              {t("cart-now-label")}
              <b class="serif">{now.points}</b>
              {change ? <i class={change > 0 ? "up" : "down"}>{signed(change)}</i> : null}
            </span>
          ) : null}
        </span>
        <span class="edict-text">{say(card.text)}</span>
      </button>
    </li>
  );
}

/** In which seasons the edict counts, and what it brought there. */
function Scored({ letter, sheet }: { readonly letter: string; readonly sheet: Sheet }) {
  return (
    <span class="edict-seasons">
      {SEASONS.map((season, i) => {
        const place = season.edicts.indexOf(letter);
        if (place < 0) return null;
        const points = sheet.scores[i * 4 + place];
        return (
          <span key={season.id}>
            <Picture
              markup={put(9, 9, seasonSign(season.id), 0.5)}
              viewBox="0 0 18 18"
              width={18}
              height={18}
            />
            <b>{points === undefined ? "–" : points}</b>
          </span>
        );
      })}
    </span>
  );
}

function Example({ card }: { readonly card: ScoringCard }) {
  return (
    <Picture class="edict-picture" markup={exampleOf(card)} viewBox="-3 -3 106 66" width={106} height={66} />
  );
}

/** The edicts in four chips, for a phone; a tap lights what one counts. */
export function EdictChips(props: Props) {
  const owner = ownerShown(props);
  const sheet = sheetsOf(props.view)[owner];
  if (!sheet) return null;
  return (
    <ul class="edict-chips" aria-label={t("cart-edicts")}>
      {EDICT_LETTERS.map((letter) => {
        const card = edictCard(props.view, letter);
        if (!card) return null;
        const active = scoredNow(props.view).includes(letter);
        const now = edictOn(sheet, letter);
        const change = edictChange(props, owner, letter);
        return (
          <li key={letter}>
            <button
              type="button"
              class={active ? "active" : ""}
              aria-pressed={props.lit?.letter === letter}
              {...peek(() => <EdictLook card={card} letter={letter} sheet={sheet} />, { tap: true })}
              onClick={() => props.light(props.lit?.letter === letter ? null : edictLit(props, letter))}
            >
              <Initial text={letter} size={28} colour={active ? "#2F5D8C" : "#8B7B66"} />
              <span class="visually-hidden">
                {letter} {say(card.name)}
              </span>
              <b class="serif">{now?.points}</b>
              {change ? <i class={change > 0 ? "up" : "down"}>{signed(change)}</i> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
