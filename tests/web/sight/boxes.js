// Boxes: nothing that is meant to be seen is cut off without a way to scroll there, and nothing with content has no size.

const SLACK = 3;
const DESK = 1240;
const PARTS = "svg, img, canvas, button, input, select, textarea";

const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
const saysThatMoreComes = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";

/** On one axis: where the box goes beyond the box that cuts it; a scroller reaches everything but what lies before its start. */
function beyond(from, to, cut, overflow, scrolled) {
  const [start, end] = cut;
  if (!scrolls(overflow)) return Math.max(start - from, to - end, 0);
  return Math.max(start - scrolled - from, 0);
}

/** A tag on a landscape is out of sight with what it names. */
const isPannedAway = (box, cutter, inner) => [...cutter.children].some(isCamera) && !meeting(box, inner);

const clamp = (value, [start, end]) => Math.min(Math.max(value, start), end);

/** By how much and by what a box is cut; null where all of it can be seen, or be scrolled to. The words of a thing may be
 *  cut by the thing itself. */
function cutOff(thing, box, isWords) {
  if (isCamera(thing)) return null;
  let seen = box;
  let at = thing;
  for (let cutter = isWords && cuts(styleOf(thing)) ? thing : cutterAbove(at); cutter; cutter = cutterAbove(at)) {
    const style = styleOf(cutter);
    const inner = innerBox(cutter);
    const [across, down] = [[inner.left, inner.right], [inner.top, inner.bottom]];
    const by = Math.max(
      beyond(seen.left, seen.right, across, style.overflowX, cutter.scrollLeft),
      beyond(seen.top, seen.bottom, down, style.overflowY, cutter.scrollTop),
    );
    if (by > SLACK) return saysThatMoreComes(style) || isPannedAway(seen, cutter, inner) ? null : { by, cutter };
    const left = clamp(seen.left, across);
    const top = clamp(seen.top, down);
    seen = new DOMRect(left, top, clamp(seen.right, across) - left, clamp(seen.bottom, down) - top);
    at = cutter;
  }
  const by = beyondPage(at, seen);
  return by > SLACK ? { by, cutter: document.documentElement } : null;
}

const isFixed = (thing) => {
  for (let at = thing; at; at = at.parentElement) if (styleOf(at).position === "fixed") return true;
  return false;
};

function beyondPage(thing, box) {
  const page = document.scrollingElement;
  const stays = isFixed(thing);
  const [overflowX, overflowY] = [styleOf(document.body), styleOf(document.documentElement)].reduce(
    ([x, y], style) => [x || /hidden|clip/.test(style.overflowX), y || /hidden|clip/.test(style.overflowY)],
    [false, false],
  );
  const width = stays || overflowX ? innerWidth : page.scrollWidth;
  const height = stays || overflowY ? innerHeight : page.scrollHeight;
  const [left, top] = stays ? [0, 0] : [scrollX, scrollY];
  return Math.max(-(box.left + left), -(box.top + top), box.right + left - width, box.bottom + top - height);
}

/** The page itself is wider than its window: nobody expects to have to scroll sideways. */
const tooWide = () => {
  const page = document.scrollingElement;
  const by = page.scrollWidth - page.clientWidth;
  return by > 0 ? [`the page is ${by} pixels wider than its window`] : [];
};

function cutThings() {
  const found = [];
  const told = new Set();
  const tell = (what, { by, cutter }) => {
    const words = `${what} is cut off by ${round(by)} pixels at the edge of ${nameOf(cutter)}`;
    if (!told.has(words)) found.push(words);
    told.add(words);
  };
  for (const { thing, words, boxes, turned } of paintedTexts()) {
    if (turned) continue;
    const cuts = boxes.flatMap((box) => (areaOf(box) ? (cutOff(thing, box, true) ?? []) : []));
    if (cuts.length) tell(`the text “${words.slice(0, 60)}”`, cuts.reduce((a, b) => (a.by > b.by ? a : b)));
  }
  for (const thing of document.querySelectorAll(PARTS)) {
    if (frameOf(thing)?.ownerSVGElement || thing.ownerSVGElement || !isShown(thing)) continue;
    const box = thing.getBoundingClientRect();
    const cut = areaOf(box) ? cutOff(thing, box, false) : null;
    if (cut) tell(nameOf(thing), cut);
  }
  return found;
}

const SHAPES = "path, rect, circle, ellipse, line, polygon, polyline, text, use, image";
const isDrawn = (svg) => [...svg.querySelectorAll(SHAPES)].some((shape) => !shape.closest("defs, clipPath, pattern, mask, symbol"));

/** Boxes without height or width that hold something; of boxes in boxes the outermost. */
function flatThings() {
  const flat = new Set();
  for (const thing of document.querySelectorAll("body *")) {
    if (thing.ownerSVGElement || !isShown(thing)) continue;
    const box = thing.getBoundingClientRect();
    if (box.width >= 1 && box.height >= 1) continue;
    const style = styleOf(thing);
    const holds = thing instanceof SVGSVGElement ? isDrawn(thing) : thing.textContent.trim() !== "" || thing.querySelector("svg, img, canvas") !== null;
    const hides = thing instanceof SVGSVGElement || style.overflowX !== "visible" || style.overflowY !== "visible";
    if (holds && hides && ![...flat].some((other) => other.contains(thing))) flat.add(thing);
  }
  return [...flat].map((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return `${nameOf(thing)} holds something and is ${round(width)} pixels wide and ${round(height)} high`;
  });
}

/** At a desk everything has its place: nobody looks for what lies to the right of the edge. */
function sideways() {
  if (innerWidth < DESK) return [];
  return [...document.querySelectorAll("body *")]
    .filter((thing) => !isSvg(thing) && scrolls(styleOf(thing).overflowX) && thing.scrollWidth > thing.clientWidth + SLACK && isShown(thing))
    .map((thing) => `${thing.scrollWidth - thing.clientWidth} pixels of ${nameOf(thing)} are seen only by scrolling sideways`);
}

/** Words that hang out of the button, card, panel or drawing that they stand in. */
function burstFrames() {
  const found = new Set();
  for (const { thing, words, boxes } of paintedTexts()) {
    const frame = isSvg(thing) ? !isCamera(thing) && outermost(thing) : framed(thing);
    if (!frame) continue;
    const edge = frame.getBoundingClientRect();
    const by = Math.max(...boxes.map((box) => Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom)));
    if (by > SLACK && !scrolls(styleOf(frame).overflowX) && !scrolls(styleOf(frame).overflowY))
      found.add(`the text “${words.slice(0, 60)}” hangs out of ${nameOf(frame)} by ${round(by)} pixels`);
  }
  return [...found];
}

/** The next thing outwards with an edge that can be seen. A scroller on the way has its own edge. */
function framed(thing) {
  for (let at = thing; at && at !== document.body; at = at.parentElement) {
    const style = styleOf(at);
    if (style.display === "inline" || style.display === "contents") continue;
    const bordered = ["Top", "Right", "Bottom", "Left"].every((side) => parseFloat(style[`border${side}Width`]) > 0 && alphaOf(style[`border${side}Color`]) > 0.3);
    if (bordered || alphaOf(style.backgroundColor) > 0.5) return at;
    if (style.overflowX !== "visible" || style.overflowY !== "visible") return null;
  }
  return null;
}

return [...tooWide(), ...flatThings(), ...cutThings(), ...sideways(), ...burstFrames()];
