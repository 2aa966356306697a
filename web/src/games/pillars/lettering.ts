/** How wide words are, so that they can be broken and fitted inside a drawing: SVG knows no lines of text. */

/** Widths of Alegreya Sans in hundredths of an em; letters with marks are as wide as those without. */
const WIDTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [16, " "],
    [17, "’'"],
    [24, "il.,:;·!|I"],
    [27, "jt"],
    [31, "fr-()/J"],
    [38, "cs"],
    [43, "vxyzLF1357?"],
    [46, "aekS2468"],
    [48, "0ET+×–−9P"],
    [51, "bdghnopquBCRZY"],
    [57, "AKVX"],
    [64, "DGOQUHN%"],
    [67, "w"],
    [80, "mM"],
    [89, "W"],
    [100, "→"],
  ].flatMap(([width, letters]) => [...String(letters)].map((letter) => [letter, Number(width)])),
);
const USUAL = 50;

export type Face = "sans" | "bold" | "serif";
const FACTORS: Readonly<Record<Face, number>> = { sans: 1, bold: 1.05, serif: 1.1 };

/** About how wide a text is at this size; rather a little too wide than too narrow. */
export function widthOf(text: string, size: number, face: Face = "sans"): number {
  let sum = 0;
  for (const letter of text.normalize("NFD").replace(/\p{M}/gu, "")) sum += WIDTHS[letter] ?? USUAL;
  return (sum * size * FACTORS[face]) / 100;
}

/** The text in lines that are not wider than this. */
export function wrapped(text: string, width: number, size: number, face: Face = "sans"): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`, size, face) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The size at which a text fits into a width, at most the given one. */
export function fitted(text: string, width: number, size: number, face: Face = "sans"): number {
  return Math.min(size, Math.floor(((size * width) / widthOf(text, size, face)) * 10) / 10);
}

/** The text in as many lines as fit, at the largest size between two at which they do. */
export function set(
  text: string,
  box: { width: number; height: number },
  largest: number,
  smallest: number,
  face: Face = "sans",
) {
  for (let size = largest; size > smallest; size -= 0.5) {
    const lines = wrapped(text, box.width, size, face);
    if (
      lines.length * size * 1.14 <= box.height &&
      lines.every((line) => widthOf(line, size, face) <= box.width)
    ) {
      return { size, lines };
    }
  }
  return { size: smallest, lines: wrapped(text, box.width, smallest, face) };
}

/** A name cut to so many letters. */
export const shortened = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
