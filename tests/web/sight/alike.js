// Things that should be told apart: seats by their shields, buttons by their words.

/** A shield as it is painted; the names of clip paths are fresh everywhere. */
const paintOf = (shield) =>
  [...shield.querySelectorAll("path, rect, circle, text")]
    .filter((part) => !part.closest("clipPath, defs"))
    .map((part) => [part.getAttribute("d"), styleOf(part).fill, part.textContent].join())
    .join();

const shieldsIn = (thing) => [...thing.querySelectorAll(".shield")].filter(isShown);

/** Where every row has one shield, rows are seats; a row of several is a company of its own. In the log seats come again. */
function companies() {
  const lists = [...document.querySelectorAll("ol:not(.log *, .log), ul, tr")].map((list) => [...list.children].map(shieldsIn));
  return lists.flatMap((rows) => [rows.filter((row) => row.length === 1).flat(), ...rows.filter((row) => row.length > 1)]);
}

function sameShields() {
  const found = new Set();
  for (const shields of companies()) {
    const counts = new Map();
    for (const shield of shields) counts.set(paintOf(shield), (counts.get(paintOf(shield)) ?? 0) + 1);
    const twins = [...counts.values()].filter((count) => count > 1).length;
    if (twins) found.add(`${shields.length} seats stand in a list, and ${twins} shields there belong to more than one of them`);
  }
  return [...found];
}

/** What a button says; the key beside its words is no part of them. */
function wordsOf(button) {
  const copy = button.cloneNode(true);
  for (const key of copy.querySelectorAll("kbd")) key.remove();
  return copy.textContent.trim().replace(/\s+/g, " ");
}

const WORDED = ":enabled:not([data-confirm], [aria-label])";

/** One answer needs one button: on the board and in the prompt nothing is said twice, but for what is to be confirmed,
 *  and for answers that stand in the prompt in words. Cards have a name of their own and may well be there twice. */
function sameButtons() {
  const buttons = [...document.querySelectorAll(`.prompt button${WORDED}:not([data-answer]), .board button${WORDED}`)].filter(isShown);
  const counts = new Map();
  for (const words of buttons.map(wordsOf).filter(Boolean)) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([words, count]) => `${count} buttons say “${words}”`);
}

return [...sameShields(), ...sameButtons()];
