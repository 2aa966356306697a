// The look of a board: every thing on it with the colours and letters that the browser worked out for it. What can be
// swiped is swiped to its beginning, so that two pictures show the same part.

const LOOKS = ["fill", "stroke", "strokeWidth", "color", "backgroundColor", "opacity", "fontFamily", "fontSize", "fontWeight", "display"];

const plain = (value) => value.replace(/url\([^)]*\)/g, "url()");

const board = document.querySelector(".board-area");
for (const thing of board.querySelectorAll("*")) if (thing.scrollLeft || thing.scrollTop) thing.scrollTo(0, 0);
await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

return [...board.querySelectorAll("*")]
  .filter((thing) => !thing.closest(NOT_PAINTED))
  .map((thing) => {
    const style = styleOf(thing);
    return { name: nameOf(thing), looks: Object.fromEntries(LOOKS.map((look) => [look, plain(String(style[look]))])) };
  });
