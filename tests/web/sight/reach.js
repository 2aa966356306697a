// What is offered can be reached: wherever an offered thing is in sight, nothing lies over the better part of it.

const OFFERED = ".board [data-target], .board [data-answer], .board [data-offer]";

/** Within one drawing things overlap as they may, like cards in a hand; what lies over the drawing is in the way. */
const isInTheWay = (thing, top) =>
  top !== null && !thing.contains(top) && !top.contains(thing) && (!outermost(thing) || outermost(top) !== outermost(thing));

const STEPS = [1, 3, 5, 7, 9, 11, 13, 15].map((step) => step / 16);
const middleOf = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** Whether a point of a thing is in the window, and in every box on the way there. */
function isInSight(thing, x, y) {
  const windows = [new DOMRect(0, 0, innerWidth, innerHeight), thing.closest(".board").getBoundingClientRect()];
  for (let at = cutterAbove(thing); at; at = cutterAbove(at)) windows.push(innerBox(at));
  return windows.every((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
}

/** What lies over the middle of a thing and over half of it; null where a click reaches it, or nobody sees its place. */
function coverOf(thing) {
  const box = thing.getBoundingClientRect();
  const [x, y] = middleOf(box);
  const cover = document.elementFromPoint(x, y);
  if (!isInSight(thing, x, y) || !isInTheWay(thing, cover)) return null;
  const points = STEPS.flatMap((across) => STEPS.map((down) => [box.left + box.width * across, box.top + box.height * down]));
  const hidden = points.filter(([px, py]) => isInTheWay(thing, document.elementFromPoint(px, py)));
  return hidden.length > points.length / 2 ? cover : null;
}

/** The landscape is moved from under the buttons of its camera. */
const isOfCamera = (cover) => cover.closest(":has(> [data-fit])") !== null;

/** A tray with a button that folds it away may lie over the table. */
const isFoldable = (cover) => {
  const tray = cover.closest(".board section");
  return tray !== null && tray.querySelector(":scope > button") !== null;
};

return [...document.querySelectorAll(OFFERED)].flatMap((thing) => {
  const cover = isShown(thing) ? coverOf(thing) : null;
  return cover && !cover.closest(OVERLAYS) && !isOfCamera(cover) && !isFoldable(cover) ? [`${nameOf(thing)} is offered and lies under ${placeOf(cover)}`] : [];
});
