// What is painted where: the ground on which every check stands. Loaded before each of them.

const NOT_PAINTED = "script, style, title, desc, defs, symbol, clipPath, mask, pattern, option, select, textarea, template";
const OVERLAYS = "dialog, [role=dialog], [role=tooltip], [role=menu], [popover], .peek";

const round = Math.round;
const styleOf = (thing) => getComputedStyle(thing);
const isSvg = (thing) => thing instanceof SVGElement;
const frameOf = (thing) => thing.ownerSVGElement ?? (thing instanceof SVGSVGElement ? thing : null);
const outermost = (thing) => {
  let root = frameOf(thing);
  while (root?.ownerSVGElement) root = root.ownerSVGElement;
  return root;
};

/** How a person would point at it: its words, its name, or at least what kind of thing it is. */
function nameOf(thing) {
  const own = thing.getAttribute("aria-label") ?? "";
  const words = (own || thing.textContent || "").trim().replace(/\s+/g, " ");
  const kind = thing.tagName.toLowerCase() + [...thing.classList].map((name) => `.${name}`).join("");
  return words ? `${kind} “${words.slice(0, 40)}”` : kind;
}

/** A line of a drawing says nothing by itself: where it is does. */
const placeOf = (thing) => {
  const drawing = outermost(thing);
  return drawing && drawing !== thing ? `the drawing in ${nameOf(drawing.parentElement)}` : nameOf(thing);
};

/** Sentences that only ears shall hear are cut away on purpose. */
const forEarsOnly = (thing) => {
  for (let at = thing; at; at = at.parentElement) if (styleOf(at).clipPath.startsWith("inset(50%")) return true;
  return false;
};

/** What is nowhere until somebody tabs to it. */
const waitsForFocus = (thing) => thing.closest("a[href='#main']:not(:focus)") !== null;

const isShown = (thing) =>
  !thing.closest(NOT_PAINTED) &&
  !waitsForFocus(thing) &&
  thing.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
  !forEarsOnly(thing);

const alphaOf = (colour) => {
  if (!colour || colour === "none" || colour === "transparent") return 0;
  const parts = colour.match(/^rgba?\(([^)]*)\)$/)?.[1]?.split(/[\s,/]+/) ?? [];
  return parts.length === 4 ? Number(parts[3]) : 1;
};

/** How much of what lies under it a thing lets through, all its parents' doing included: 1 is nothing. */
function coverage(thing) {
  const style = styleOf(thing);
  let paint = 0;
  if (thing instanceof SVGSVGElement || !isSvg(thing)) paint = alphaOf(style.backgroundColor);
  else if (thing instanceof SVGGeometryElement && !style.fill.startsWith("url("))
    paint = alphaOf(style.fill) * Number(style.fillOpacity);
  if (thing instanceof HTMLImageElement || thing instanceof HTMLCanvasElement) paint = 1;
  for (let at = thing; at && paint; at = at.parentElement) paint *= Number(styleOf(at).opacity);
  return paint;
}

const OPAQUE = 0.75;

/** Everything at a point from top to bottom, whether or not it takes clicks: call it inside `seeingAll`. */
const stackAt = (x, y) => document.elementsFromPoint(x, y);

/** Things that let clicks through are seen all the same: for as long as this lasts every thing answers where it is. */
function seeingAll(look) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  try {
    return look();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
}

/** Scrolls about, and leaves everything where it was. */
function wandering(walk) {
  const places = [...document.querySelectorAll("*")]
    .filter((thing) => thing.scrollHeight > thing.clientHeight || thing.scrollWidth > thing.clientWidth)
    .map((thing) => [thing, thing.scrollLeft, thing.scrollTop]);
  try {
    return walk();
  } finally {
    for (const [thing, left, top] of places) if (thing.scrollLeft !== left || thing.scrollTop !== top) thing.scrollTo({ left, top, behavior: "instant" });
  }
}

// Texts: boxes of ink, not of lines, which are taller than their letters

const pen = new OffscreenCanvas(1, 1).getContext("2d");

function inkOf(words, style) {
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const said = style.textTransform === "uppercase" ? words.toUpperCase() : words;
  const ink = pen.measureText(said);
  const whole = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
  return {
    above: (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent) / whole,
    below: (ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent) / whole,
  };
}

const isTurned = (thing) => {
  const plane = isSvg(thing) ? thing.getScreenCTM?.() : null;
  return plane ? Math.abs(plane.b) > 0.01 * Math.abs(plane.a) || Math.abs(plane.c) > 0.01 * Math.abs(plane.d) : false;
};

/** A text that stands aslant: one small box a letter, as its line would be far too large a box. */
function letterBoxes(thing) {
  const plane = thing.getScreenCTM();
  return Array.from({ length: thing.getNumberOfChars() }, (_, i) => {
    const box = thing.getExtentOfChar(i);
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height * 0.6).matrixTransform(plane);
    const half = (Math.hypot(plane.a, plane.b) * Math.min(box.width, box.height / 2)) / 2;
    return new DOMRect(middle.x - half, middle.y - half, 2 * half, 2 * half);
  });
}

function lineBoxes(node, words, style) {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { above, below } = inkOf(words, style);
  return [...range.getClientRects()].map(
    (box) => new DOMRect(box.x, box.y + box.height * above, box.width, box.height * (1 - above - below)),
  );
}

const isInked = (thing, style) =>
  isSvg(thing) ? alphaOf(style.fill) > 0.05 || (style.stroke !== "none" && alphaOf(style.stroke) > 0.05) : alphaOf(style.color) > 0.05;

/** Every text that is painted now: its words, its element, its boxes on the screen. */
function paintedTexts(within = document.body) {
  const found = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim().replace(/\s+/g, " ");
    const thing = node.parentElement;
    if (!words || !thing || !isShown(thing)) continue;
    const style = styleOf(thing);
    if (!isInked(thing, style)) continue;
    const turned = isTurned(thing) && thing instanceof SVGTextContentElement;
    const boxes = turned ? letterBoxes(thing) : lineBoxes(node, words, style);
    if (!turned && style.writingMode !== "horizontal-tb") continue;
    found.push({ node, thing, words, boxes, turned });
  }
  return found;
}

const meeting = (a, b) => {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.right, b.right) - left;
  const height = Math.min(a.bottom, b.bottom) - top;
  return width > 0 && height > 0 ? new DOMRect(left, top, width, height) : null;
};

const areaOf = (box) => box.width * box.height;
const boundsOf = (boxes) => {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map((b) => b.right)) - left, Math.max(...boxes.map((b) => b.bottom)) - top);
};

// Boxes that cut: who is cut by whom

const cuts = (style) => style.overflowX !== "visible" || style.overflowY !== "visible";

/** The next box outwards that can cut this thing: a thing that is placed freely escapes those it is not placed in. */
function cutterAbove(thing) {
  let { position } = styleOf(thing);
  for (let at = thing.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const style = styleOf(at);
    const holds =
      position === "static" ||
      position === "relative" ||
      position === "sticky" ||
      style.transform !== "none" ||
      style.filter !== "none" ||
      style.contain.includes("paint") ||
      (position === "absolute" && style.position !== "static");
    if (!holds) continue;
    if (cuts(style)) return at;
    position = style.position;
  }
  return null;
}

/** A drawing that fingers move about may be larger than its window, and so may one that lies under it and moves with it. */
const isCamera = (thing) => {
  const drawing = outermost(thing);
  return drawing !== null && [...drawing.parentElement.children].some((each) => isSvg(each) && styleOf(each).touchAction === "none");
};

const innerBox = (thing) => {
  const box = thing.getBoundingClientRect();
  if (isSvg(thing)) return box;
  const scale = thing.offsetWidth ? box.width / thing.offsetWidth : 1;
  return new DOMRect(
    box.x + thing.clientLeft * scale,
    box.y + thing.clientTop * scale,
    thing.clientWidth * scale,
    thing.clientHeight * scale,
  );
};
