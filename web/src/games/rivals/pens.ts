/** The pens of the Rivals: shapes with an ink line, washes without, and the paints. */
import { INK } from "@/art/ink";

export const PAINT = {
  madder: "#B3322B",
  woad: "#2F5D8C",
  weld: "#D9A521",
  verd: "#3E8E7E",
  murex: "#7A3E78",
  minium: "#D9692B",
  parch: "#F4EBD9",
  paper: "#FBF7EE",
  gold: "#C99A2E",
  wall: "#F0E3C6",
  roof: "#B5563C",
  slate: "#7D6B8A",
  wood: "#A9794B",
  stone: "#CFC4AE",
  grass: "#A9B67C",
  leaf: "#5F7F52",
  sky: "#E3E6DA",
  skin: "#E8C9A2",
  steel: "#AEB4B8",
} as const;

/** A shape with its ink line. */
export const draw = (d: string, fill = "none", width = 1.3, more = ""): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

/** A shape with a line of another colour. */
export const trace = (d: string, stroke: string, width: number, fill = "none"): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A shape without a line. */
export const wash = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, width = 1.3): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;

export const slab = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  line = 1.3,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${INK}" stroke-width="${line}"/>`;

/** Something drawn round its own origin, put somewhere else. */
export const at = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
