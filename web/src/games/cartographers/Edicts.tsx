/** The four edicts: what each counts, what it has brought, what it would bring now; pointing at one lights its cells. */
import { put } from "@/art/ink";
import { Picture } from "@/board/Drawing";
import { peek } from "@/board/peek";
import { edictCard, scoredNow, sheetAfter } from "@/games/cartographers/consequence";
import { EDICT_LETTERS, type ScoringCard, SEASONS } from "@/games/cartographers/data";
import { exampleOf } from "@/games/cartographers/example";
import { seasonSign } from "@/games/cartographers/glyphs";
import { handState, type Props, taskOf } from "@/games/cartographers/hand";
import { ownerShown } from "@/games/cartographers/SheetView";
import { worth } from "@/games/cartographers/scoring";
import { type Sheet, sheetsOf } from "@/games/cartographers/sheet";
import { Initial } from "@/table/Initial";
import { say, t } from "@/text/fluent";
import { signed } from "@/text/number";

/** An event of our own that lights what an edict counts on a sheet right now. */
export const edictLit = (props: Props, letter: string) => {
  const owner = ownerShown(props);
  const sheet = sheetsOf(props.view)[owner];
  const card = edictCard(props.view, letter);
  return sheet && card ? { type: "edict-now", seat: owner, letter, cells: worth(card, sheet).spaces } : null;
};

export function Edicts(props: Props) {
  const owner = ownerShown(props);
  const sheet = sheetsOf(props.view)[owner];
  if (!sheet) return null;
  const task = taskOf(props);
  const after = task?.owner === owner ? sheetAfter(props.view, task, handState(props, task)) : null;
  return (
    <ul class="cart-edicts" aria-label={t("cart-edicts")}>
      {EDICT_LETTERS.map((letter) => (
        <Edict key={letter} props={props} letter={letter} sheet={sheet} after={after} />
      ))}
    </ul>
  );
}

interface EdictProps {
  readonly props: Props;
  readonly letter: string;
  readonly sheet: Sheet;
  readonly after: Sheet | null;
}

function Edict({ props, letter, sheet, after }: EdictProps) {
  const card = edictCard(props.view, letter);
  if (!card) return null;
  const active = scoredNow(props.view).includes(letter);
  const now = worth(card, sheet).points;
  const then = after ? worth(card, after).points : now;
  const light = (on: boolean): void => props.light(on ? edictLit(props, letter) : null);
  return (
    <li class={active ? "edict active" : "edict"}>
      <button
        type="button"
        data-edict={letter}
        onPointerEnter={(event) => event.pointerType === "mouse" && light(true)}
        onPointerLeave={(event) => event.pointerType === "mouse" && light(false)}
        onFocus={() => light(true)}
        onBlur={() => light(false)}
        onClick={() => light(props.lit?.letter !== letter)}
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
          <span class="edict-now">
            {t("cart-now-label")}
            <b class="serif">{now}</b>
            {then === now ? null : <i class={then > now ? "up" : "down"}>{signed(then - now)}</i>}
          </span>
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

/** The whole edict, for a closer look. */
function EdictText({ card }: { readonly card: ScoringCard }) {
  return (
    <>
      <b class="serif">{say(card.name)}</b>
      <Example card={card} />
      <p>{say(card.text)}</p>
    </>
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
  const task = taskOf(props);
  const after = task?.owner === owner ? sheetAfter(props.view, task, handState(props, task)) : null;
  return (
    <ul class="edict-chips" aria-label={t("cart-edicts")}>
      {EDICT_LETTERS.map((letter) => {
        const card = edictCard(props.view, letter);
        if (!card) return null;
        const active = scoredNow(props.view).includes(letter);
        const now = worth(card, sheet).points;
        const change = after ? worth(card, after).points - now : 0;
        return (
          <li key={letter}>
            <button
              type="button"
              class={active ? "active" : ""}
              aria-pressed={props.lit?.letter === letter}
              {...peek(() => <EdictText card={card} />)}
              onClick={() => props.light(props.lit?.letter === letter ? null : edictLit(props, letter))}
            >
              <Initial text={letter} size={28} colour={active ? "#2F5D8C" : "#8B7B66"} />
              <span class="visually-hidden">
                {letter} {say(card.name)}
              </span>
              <b class="serif">{now}</b>
              {change ? <i class={change > 0 ? "up" : "down"}>{signed(change)}</i> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
