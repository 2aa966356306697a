/**
 * Ink: the few strokes that everything is drawn with.
 *
 * Pictures that never react (covers, terrain, ornaments) are built as SVG markup and put on the page by `Drawing`. Markup
 * is made of numbers and constants of ours only; a word that somebody typed never goes through here.
 */

export const INK = "#2B2118";

export const INKS = {
  ink: INK,
  parchment: "#F4EBD9",
  paper: "#FBF7EE",
  gold: "#C99A2E",
  leaf: "#7F9A5C",
  leafDeep: "#5F7D49",
  field: "#C3CC96",
  fieldDeep: "#AEBB7F",
  straw: "#DCCB86",
  stone: "#E3DACA",
  stoneDeep: "#B9AD9A",
  water: "#8FB3C9",
  waterDeep: "#5F8CAB",
  roof: "#B9674C",
  slate: "#8C8F93",
  wood: "#9C6B3C",
  madder: "#B3322B",
  woad: "#2F5D8C",
  weld: "#D9A521",
  verdigris: "#3E8E7E",
  murex: "#7A3E78",
} as const;

/** A number as it stands in a path: one decimal is finer than any screen. */
export const n1 = (value: number): number => Math.round(value * 10) / 10;

/** A point in a path. */
export const at = (x: number, y: number): string => `${n1(x)} ${n1(y)}`;

/** A path with an optional ink line round it. */
export function path(d: string, fill: string | null, stroke?: string, width = 1, more = ""): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"` : "";
  return `<path d="${d}" fill="${fill ?? "none"}"${line} ${more}/>`;
}

/** A line drawn with the pen alone. */
export function pen(d: string, width = 1.3, more = ""): string {
  return path(d, null, INK, width, `stroke-linecap="round" ${more}`);
}

/** A filled shape with its ink line. */
export function inked(d: string, fill: string, width = 1.2): string {
  return path(d, fill, INK, width, 'stroke-linecap="round"');
}

export function dot(x: number, y: number, r: number, fill: string, stroke: string = INK, width = 1): string {
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** A piece that travels (see board/travel.ts): the same name wherever it lies, and where it comes from if it is new. */
export const piece = (name: string, from: string, markup: string): string =>
  `<g data-piece="${name}" data-from="${from}">${markup}</g>`;

/** Something drawn round its own origin, put somewhere else. */
export function put(x: number, y: number, body: string, scale = 1): string {
  const size = scale === 1 ? "" : ` scale(${scale})`;
  return `<g transform="translate(${n1(x)} ${n1(y)})${size}">${body}</g>`;
}

/** A generator of numbers below 1; the same seed always draws the same picture. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number made of numbers: what a place on a board looks like depends on the place alone, so nothing ever jumps. */
export function hashed(...values: number[]): number {
  let h = 2166136261;
  for (const value of values) {
    h ^= (value * 7919 + 13) | 0;
    h = Math.imul(h, 16777619);
    h ^= h >>> 13;
  }
  return h >>> 0;
}

/** A five-pointed star. */
export function star(x: number, y: number, r: number, fill: string = INKS.gold): string {
  let d = "";
  for (let i = 0; i < 10; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 ? r * 0.45 : r;
    d += (i ? "L" : "M") + at(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  return path(`${d}Z`, fill, INK, 1);
}

/** A gold coin, or an empty ring with a tick where it has been taken. */
export function coin(x: number, y: number, r: number, taken = false): string {
  const rim = `<circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" fill="${taken ? "var(--parchment)" : "#E0B548"}" stroke="${INK}" stroke-width="1.3"/>`;
  if (taken)
    return rim + pen(`M${at(x - r * 0.5, y)}l${at(r * 0.4, r * 0.45)} ${at(r * 0.65, -r * 0.9)}`, 1.6);
  return (
    rim +
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 0.66)}" fill="none" stroke="#7A5A12" stroke-width=".9"/>` +
    path(
      `M${at(x, y - r * 0.42)}v${n1(r * 0.84)}M${at(x - r * 0.42, y)}h${n1(r * 0.84)}`,
      null,
      "#7A5A12",
      1.1,
    )
  );
}

/** The torn edge of a parchment sheet. */
export function deckle(width: number, height: number, seed: number, rough = 1.6): string {
  const next = seeded(seed);
  const off = (): number => (next() - 0.5) * rough;
  const stride = (): number => 17 + next() * 12;
  let d = "M2 2";
  for (let x = 20; x < width - 10; x += stride()) d += `L${at(x, 2 + off())}`;
  d += `L${width - 2} 2`;
  for (let y = 20; y < height - 10; y += stride()) d += `L${at(width - 2 + off(), y)}`;
  d += `L${width - 2} ${height - 2}`;
  for (let x = width - 20; x > 10; x -= stride()) d += `L${at(x, height - 2 + off())}`;
  d += `L2 ${height - 2}`;
  for (let y = height - 20; y > 10; y -= stride()) d += `L${at(2 + off(), y)}`;
  return `${d}Z`;
}

let lastId = 0;

/** An id for a pattern or clip path, used once on the page. */
export function freshId(prefix: string): string {
  lastId += 1;
  return `${prefix}${lastId}`;
}
