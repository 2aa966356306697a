// Where more comes than is seen, something says so: a card that is cut in two, a bar to scroll with, a fading edge.

const HIDDEN = 12;
const EDGE = 5;

const hasBar = (thing, across) => {
  const style = styleOf(thing);
  const borders = across
    ? parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth)
    : parseFloat(style.borderLeftWidth) + parseFloat(style.borderRightWidth);
  return (across ? thing.offsetHeight - thing.clientHeight : thing.offsetWidth - thing.clientWidth) - borders > 2;
};

const fades = (thing) => {
  const style = styleOf(thing);
  return (style.maskImage || style.webkitMaskImage || "none") !== "none" || style.backgroundAttachment.includes("local");
};

/** Something that is seen in part goes on beyond the edge. */
function isCutInTwo(thing, across) {
  const edge = innerBox(thing);
  return [...thing.querySelectorAll("*")].some((part) => {
    if (part.ownerSVGElement || !isShown(part) || part.children.length > 3) return false;
    const box = part.getBoundingClientRect();
    const [from, to, end] = across ? [box.left, box.right, edge.right] : [box.top, box.bottom, edge.bottom];
    return from < end - EDGE && to > end + EDGE;
  });
}

function silentScrollers() {
  const found = [];
  for (const thing of document.querySelectorAll(".board-area *")) {
    if (thing.ownerSVGElement || !isShown(thing)) continue;
    const style = styleOf(thing);
    for (const [across, overflow, hidden] of [
      [true, style.overflowX, thing.scrollWidth - thing.clientWidth - thing.scrollLeft],
      [false, style.overflowY, thing.scrollHeight - thing.clientHeight - thing.scrollTop],
    ]) {
      if (!/auto|scroll/.test(overflow) || hidden < HIDDEN) continue;
      if (hasBar(thing, across) || fades(thing) || isCutInTwo(thing, across)) continue;
      found.push(`${round(hidden)} pixels of ${nameOf(thing)} are out of sight ${across ? "to the right" : "below"}, and nothing says so`);
    }
  }
  return found;
}

return silentScrollers();
