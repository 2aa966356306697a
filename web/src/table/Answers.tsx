/**
 * The plain list of answers: for keyboard, screen reader and any game without a board. Type to narrow it, arrows to move,
 * Enter to choose, Enter again to confirm. What is typed and not offered can be asked about.
 */
import { useMemo, useRef, useState } from "preact/hooks";
import type { Offer } from "@/api/wire";
import { boardProps, useTable } from "@/table/context";
import { language, say, t } from "@/text/fluent";
import "@/table/Answers.css";

/** More than this is shown only when asked for by typing. */
const MOST = 60;

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The offers in whose words every typed word occurs. */
export function matching(offers: readonly Offer[], typed: string, lang: "en" | "cs"): readonly Offer[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return offers;
  return offers.filter((offer) => {
    const text = plain(`${offer.label[lang]} ${offer.id}`);
    return words.every((word) => text.includes(word));
  });
}

export function Answers() {
  const context = useTable();
  const props = boardProps(context);
  const [typed, setTyped] = useState("");
  const offers = props?.offers ?? [];
  const found = useMemo(() => matching(offers, typed, language.value), [offers, typed, language.value]);
  const list = useRef<HTMLUListElement>(null);
  if (!props || !offers.length) return <p class="answers soft">{t("no-answers")}</p>;
  const chosen = props.draft?.ids[0];
  const unoffered = found.length ? "" : typed.trim();
  /** Enter means what there is to click: the answer that is left or named, or the question why there is none. */
  const entered = (): void => {
    const meant = found.length === 1 ? found[0] : found.find((offer) => offer.id === typed.trim());
    if (meant) props.propose({ ids: [meant.id], pinned: true });
    else if (unoffered) props.whyNot(unoffered);
  };
  return (
    <div class="answers">
      <label class="field">
        <span class="label">{t("filter-answers", { count: found.length })}</span>
        <input
          class="input"
          type="search"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") list.current?.querySelector("button")?.focus();
            if (event.key === "Enter") entered();
          }}
        />
      </label>
      <ul ref={list} onKeyDown={moveFocus}>
        {found.slice(0, MOST).map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              class="answer"
              data-offer={offer.id}
              aria-pressed={offer.id === chosen}
              onClick={() => props.propose({ ids: [offer.id], pinned: true })}
            >
              {say(offer.label)}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST ? <p class="soft">{t("more-answers", { count: found.length - MOST })}</p> : null}
      {unoffered ? (
        <button type="button" class="button" onClick={() => props.whyNot(unoffered)}>
          {t("ask-why-not", { action: unoffered })}
        </button>
      ) : null}
    </div>
  );
}

/** Up and down go from one answer to the next. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const here = buttons.findIndex((button) => button.matches(":focus"));
  buttons[here + step]?.focus();
  event.preventDefault();
}
