// Texts: none stands over another, and none lies under a picture or a card.

const SHARE = 0.15;
const COVERED = 0.2;
const LEAST = 2;

/** What lies over a thing at a point and lets nothing through; null if the thing is not painted there at all. */
function coverAt(thing, stack) {
  const place = stack.indexOf(thing);
  if (place < 0) return null;
  return stack.slice(0, place).filter((other) => !thing.contains(other) && !other.contains(thing) && coverage(other) >= OPAQUE);
}

const points = (box, columns, rows) =>
  Array.from({ length: columns * rows }, (_, i) => [
    box.left + (box.width * ((i % columns) + 0.5)) / columns,
    box.top + (box.height * (Math.floor(i / columns) + 0.5)) / rows,
  ]);

const inWindow = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;

// Text over text

const isEcho = (a, b, boxA, boxB) =>
  a.words === b.words && Math.abs(boxA.x - boxB.x) < 3 && Math.abs(boxA.y - boxB.y) < 3;

/** Both are painted at most of the points where they meet. */
const bothPainted = (a, b, place) =>
  points(place, 3, 3).filter(([x, y]) => {
    const stack = stackAt(x, y);
    const covers = [coverAt(a.thing, stack), coverAt(b.thing, stack)];
    return covers.every((cover) => cover?.length === 0);
  }).length >= 4;

function overlaps(texts, told) {
  const boxes = texts
    .flatMap((text) => text.boxes.map((box) => ({ text, box })))
    .filter(({ box }) => areaOf(box) > 0 && inWindow(box))
    .sort((a, b) => a.box.top - b.box.top);
  boxes.forEach(({ text, box }, i) => {
    for (const other of boxes.slice(i + 1)) {
      if (other.box.top > box.bottom) break;
      if (other.text === text || text.thing === other.text.thing) continue;
      const place = meeting(box, other.box);
      if (!place || Math.min(place.width, place.height) < LEAST) continue;
      if (areaOf(place) < SHARE * Math.min(areaOf(box), areaOf(other.box)) || isEcho(text, other.text, box, other.box)) continue;
      const words = [text.words, other.text.words].map((said) => `“${said.slice(0, 40)}”`).sort();
      const sentence = `the texts ${words.join(" and ")} stand over each other`;
      if (!told.has(sentence) && bothPainted(text, other.text, place)) told.add(sentence);
    }
  });
}

// Things over text

/** The bar that a thing belongs to, which stays while the page is scrolled under it. */
const barOf = (thing) => {
  for (let at = thing; at; at = at.parentElement) if (["fixed", "sticky"].includes(styleOf(at).position)) return at;
  return null;
};

/** What lies under a bar can be scrolled from under it, unless it stays as well. */
function isScrolledUnder(thing, cover) {
  const [over, under] = [barOf(cover), barOf(thing)];
  return over !== null && over !== under && !(under && styleOf(over).position === "fixed" && styleOf(under).position === "fixed");
}

/** A tray, a lens or a button that floats over the drawing of a board, where boards have words everywhere. */
function floatsOver(drawing, cover) {
  const board = drawing.closest(".board");
  for (let at = cover; board?.contains(at) && at !== board; at = at.parentElement)
    if (styleOf(at).position === "absolute" && !at.contains(drawing)) return true;
  return false;
}

/** Pieces lie on their board, sheets and bars over the page: whatever else lies over a text does so by mistake. */
function isMistake(thing, cover) {
  const drawing = outermost(thing);
  if (drawing && (drawing === outermost(cover) || floatsOver(drawing, cover))) return false;
  const overlay = cover.closest(OVERLAYS);
  if (overlay && !overlay.contains(thing)) return false;
  return !isScrolledUnder(thing, cover);
}

/** What lies over a thing at a point by mistake: a list of one, or of null for nothing; none if it is not painted there. */
function mistakenAt(thing, [x, y]) {
  const top = document.elementFromPoint(x, y); // Most often this alone says it, and all things at a point take long to find.
  if (top === null || thing.contains(top) || (outermost(thing) && outermost(thing) === outermost(top))) return [null];
  const covers = coverAt(thing, stackAt(x, y));
  return covers ? [covers.find((cover) => isMistake(thing, cover)) ?? null] : [];
}

function covered(texts, told) {
  for (const { thing, words, boxes } of texts) {
    const spots = boxes.filter((box) => areaOf(box) > 0 && inWindow(box)).flatMap((box) => points(box, 6, 2));
    const seen = spots.flatMap((spot) => mistakenAt(thing, spot));
    const hidden = seen.filter((cover) => cover !== null);
    if (seen.length && hidden.length >= COVERED * seen.length)
      told.add(`the text “${words.slice(0, 60)}” lies under ${placeOf(hidden[0])}`);
  }
}

/** Window by window down the page, as a person reads it. */
function reading(look) {
  const height = document.scrollingElement.scrollHeight;
  for (let top = 0; top < height; top += innerHeight * 0.8) {
    scrollTo({ top, behavior: "instant" });
    look();
  }
}

return seeingAll(() =>
  wandering(() => {
    const told = new Set();
    reading(() => {
      const texts = paintedTexts();
      overlaps(texts, told);
      covered(texts, told);
    });
    return [...told];
  }),
);
