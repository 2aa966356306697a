/** Faces and tools: who a craftsman is can be seen from his hat and from what he holds. */
import { dot, INK, INKS, inked, path, pen } from "@/art/ink";

type Hat =
  | "cap"
  | "hood"
  | "band"
  | "brim"
  | "beret"
  | "tonsure"
  | "veil"
  | "mitre"
  | "crown"
  | "helmet"
  | "curls";

interface Looks {
  readonly coat: string;
  readonly hat: Hat;
  readonly hair: string;
  readonly beard?: boolean;
  readonly skin?: string;
}

const BROWN = "#8A5A2C";
const DARK = "#3A2A1C";
const WHITE = "#D8CFC0";
const GREY = "#B9B1A2";

// biome-ignore format: one person a line
const LOOKS: Readonly<Record<string, Looks>> = {
  mortar_mixer: { coat: "#8C6D4F", hat: "cap", hair: WHITE, beard: true },
  woodworker: { coat: "#6E7F4E", hat: "hood", hair: BROWN },
  stonecutter: { coat: "#7C7670", hat: "cap", hair: "#5B4636", beard: true },
  mason: { coat: "#A65A3C", hat: "band", hair: DARK, beard: true },
  toolmaker: { coat: "#5E5750", hat: "band", hair: "#8A3F22", beard: true, skin: "#E3B489" },
  potter: { coat: "#B9764A", hat: "veil", hair: BROWN },
  architect: { coat: "#2F5D8C", hat: "beret", hair: WHITE, beard: true },
  carpenter: { coat: "#C48A54", hat: "brim", hair: BROWN, beard: true },
  sculptor: { coat: "#3E6E84", hat: "beret", hair: GREY, beard: true },
  glassblower: { coat: "#7A3E78", hat: "hood", hair: DARK },
  goldsmith: { coat: "#8F2F3C", hat: "beret", hair: DARK, beard: true },
  bell_founder: { coat: "#6B5B3A", hat: "cap", hair: DARK, beard: true, skin: "#E3B489" },
  organ_builder: { coat: "#3E6E5E", hat: "curls", hair: "#C9A05A" },
  brother_remigius: { coat: "#6B4A2E", hat: "tonsure", hair: "#7A552D", beard: true },
  brother_francis: { coat: "#7C6A55", hat: "tonsure", hair: DARK },
  prior_philip: { coat: "#3A342E", hat: "tonsure", hair: GREY },
  archbishop_thomas: { coat: "#B3322B", hat: "mitre", hair: GREY },
  aliena: { coat: "#3E8E7E", hat: "curls", hair: "#6B3F20" },
  ellen: { coat: "#5E6E3C", hat: "hood", hair: DARK },
  jack: { coat: "#6E7F4E", hat: "curls", hair: "#C4622D" },
  tom_builder: { coat: "#8C6D4F", hat: "brim", hair: BROWN, beard: true },
  richard_outlaws: { coat: "#5B5F66", hat: "helmet", hair: BROWN, beard: true },
  otto_blackface: { coat: "#4A4038", hat: "hood", hair: DARK, beard: true, skin: "#C99A70" },
  weeping_madonna: { coat: "#2F5D8C", hat: "veil", hair: BROWN },
  king_at_celebrations: { coat: "#7A3E78", hat: "crown", hair: BROWN, beard: true },
};

function hatOf(looks: Looks): string {
  const { coat, hair } = looks;
  const hats: Readonly<Record<Hat, () => string>> = {
    cap: () => inked("M-15 -13q1 -16 15 -16t15 16q-15 -6 -30 0z", "#EFE6D2", 1.4),
    hood: () =>
      inked("M-17 6q-4 -36 17 -36t17 36q-3 -4 -4.5 -12q0 -16 -12.5 -16t-12.5 16q-1.5 8 -4.5 12z", coat, 1.4),
    band: () =>
      inked("M-13.5 -11q-1 -15 13.5 -15t13.5 15q-13 -6 -27 0z", hair, 1.3) +
      inked("M-14 -11q14 -6 28 0v-4q-14 -6 -28 0z", INKS.madder, 1.2),
    brim: () => inked("M-23 -12q23 -9 46 0q-6 -2 -9 -5q-2 -12 -14 -12t-14 12q-3 3 -9 5z", "#8A6A3C", 1.4),
    beret: () => inked("M-16 -12q-6 -16 13 -17q20 0 20 13q-3 3 -6 3q-14 -4 -27 1z", INKS.madder, 1.4),
    tonsure: () =>
      inked(
        "M-14 -4q-3 -9 1 -14q2 -4 5 -5q8 -2 16 0q3 1 5 5q4 5 1 14q-1 -8 -4 -10q-10 -5 -20 0q-3 2 -4 10z",
        hair,
        1.3,
      ) + pen("M-6 -22q6 -3 12 0", 1),
    veil: () =>
      inked("M-19 14q-4 -44 19 -45t19 45q-6 -3 -7 -12q1 -22 -12 -22t-12 22q-1 9 -7 12z", "#FBF3E2", 1.4) +
      inked("M-12.5 -17q12.5 -9 25 0l-1 4q-11.5 -7 -23 0z", "#E0B548", 1.1),
    mitre: () =>
      inked("M-13 -12q-3 -16 13 -27q16 11 13 27q-13 -5 -26 0z", "#FBF3E2", 1.4) +
      pen("M0 -38v23M-12.5 -16q12.5 -5 25 0", 1.2) +
      path("M0 -33v12M-5 -27h10", null, INKS.gold, 2.4),
    crown: () =>
      inked("M-14 -11q-1 -8 2 -14q12 -5 24 0q3 6 2 14q-14 -6 -28 0z", hair, 1.2) +
      inked("M-14 -13l-2 -13l8 5l8 -9l8 9l8 -5l-2 13q-14 -6 -28 0z", "#E0B548", 1.3) +
      dot(0, -19, 2, INKS.madder),
    helmet: () =>
      inked("M-15 -10q-1 -20 15 -20t15 20q-15 -5 -30 0z", "#A9AEB5", 1.4) +
      inked("M-2.5 -28v24h5v-24z", "#C6CBD1", 1.1) +
      pen("M-14 -14q14 -5 28 0", 1),
    curls: () =>
      inked(
        "M-15 8q-6 -6 -3 -12q-4 -7 1 -11q-1 -8 6 -9q4 -7 11 -5q7 -2 11 5q7 1 6 9q5 4 1 11q3 6 -3 12q1 -8 -2 -13q-1 -9 -6 -11q-7 4 -14 0q-5 3 -6 12q-3 5 -2 12z",
        hair,
        1.3,
      ),
  };
  return hats[looks.hat]();
}

/** Shoulders, face and hat about 0, 0; 60 wide, from -38 to 30. */
function bust(looks: Looks): string {
  const skin = looks.skin ?? "#F0CFA8";
  const beard = looks.beard
    ? inked(
        "M-12.5 -3q2 14 12.5 15q10.5 -1 12.5 -15q-4 4 -7 2.5q-5.500 -2 -11 0q-3 1.500 -7 -2.500z",
        looks.hair,
        1.2,
      )
    : "";
  return (
    inked("M-26 30q2 -21 17 -23h18q15 2 17 23z", looks.coat, 1.5) +
    inked("M-6 5v7q6 5 12 0v-7z", "#E8C39A", 1.2) +
    inked("M-13 -10q0 18 13 19q13 -1 13 -19q0 -12 -13 -12t-13 12z", skin, 1.5) +
    beard +
    pen("M-6 -9v1.8M6 -9v1.8", 2.2) +
    pen("M0 -8q-3 6 1 6.5M-9 -13q3 -2 6 -.5M3 -13.5q3 -1.500 6 .5", 1.2) +
    pen("M-3 3.5q3 1.6 6 0", 1.3) +
    hatOf(looks)
  );
}

/** Cards that show a thing and nobody. */
const THINGS: Readonly<Record<string, () => string>> = {
  toledo_studies: () =>
    inked("M-26 22q13 -8 26 0q13 -8 26 0v-34q-13 -8 -26 0q-13 -8 -26 0z", "#FBF3E2", 1.5) +
    pen("M0 -12v34M-20 -8q8 -3 15 0M-20 -1q8 -3 15 0M-20 6q8 -3 15 0M5 -8q8 -3 15 0M5 -1q8 -3 15 0", 1.2) +
    inked("M16 -34l6 3l-14 26l-5 3l-1 -6z", "#E0B548", 1.1),
  loyalty_rewarded: () =>
    inked("M-20 -26h34q6 0 6 6v38q0 6 6 6h-36q-6 0 -6 -6v-32q0 -6 -4 -12z", "#FBF3E2", 1.5) +
    pen("M-8 -14h20M-8 -6h20M-8 2h14", 1.3) +
    dot(10, 15, 8, INKS.madder, INK, 1.3) +
    path("M10 10v10M5 15h10", null, "#E0B548", 1.8),
  cathedral_near_completion: () =>
    inked("M-26 26v-34l-1 -4l7 -18l7 18v38z", "#EFE3CB", 1.4) +
    inked("M26 26v-34l1 -4l-7 -18l-7 18v38z", "#EFE3CB", 1.4) +
    inked("M-13 26v-30l13 -14l13 14v30z", "#F8EFDC", 1.4) +
    dot(0, -2, 6, INKS.woad) +
    dot(0, -2, 2.4, "#E0B548") +
    inked("M-5 26v-10q5 -8 10 0v10z", "#6B4A2E", 1.2) +
    pen("M-20 -30v-6M20 -30v-6M-23 -8h6M17 -8h6", 1.3),
  wool_fair: () =>
    pen("M-10 10v14M-4 12v12M8 12v12M14 10v14", 2) +
    inked(
      "M-20 2q-6 -12 6 -14q3 -9 13 -4q10 -6 14 4q11 2 6 13q2 10 -9 10q-8 6 -15 1q-13 2 -15 -10z",
      "#FBF7EE",
      1.4,
    ) +
    inked("M16 -10q11 -5 13 2q0 8 -9 8q-6 -2 -4 -10z", "#4A3B2C", 1.2) +
    pen("M-10 -2q4 -4 8 0M2 2q4 -4 8 0M-6 6q3 -3 6 0", 1.1),
};

/** The picture of an advantage card or of a craftsman's kind. */
export function portrait(id: string): string {
  const looks = LOOKS[id];
  return looks ? bust(looks) : (THINGS[id]?.() ?? "");
}

// biome-ignore format: one tool a paragraph
/** What each kind works with, 28 × 30 from 0, 0. */
const TOOLS: Readonly<Record<string, () => string>> = {
  mortar_mixer: () => inked("M2 14h24l-4 12h-16z", "#C9B28A") + pen("M14 14L24 -2M22 0l4 2", 2.2) + pen("M6 17q8 4 16 0", 1),
  woodworker: () => inked("M0 16h28v8h-28z", "#C48A54") + inked("M4 16q1 -7 8 -7l2 7z", "#A9713F") + pen("M19 16l5 -6M3 27q4 3 6 0t6 0", 1.4),
  stonecutter: () => inked("M2 20h22v9h-22z", "#C6C1B7") + pen("M8 20L20 2", 2.4) + inked("M16 -3l9 6 -3 4 -9 -6z", "#857F76"),
  mason: () => inked("M4 8l18 -6 -2 16z", "#C6C1B7") + pen("M6 10l-6 14", 3) + inked("M10 22h16v7h-16z", INKS.madder),
  toolmaker: () => inked("M2 12h22q2 0 6 -3v6q-4 5 -11 5v5h5v5h-18v-5h5v-5q-8 -1 -9 -8z", "#8B8F94") + pen("M10 9L20 -3", 2.2) + inked("M15 -6l9 6 -3 4 -9 -6z", "#5E5750"),
  potter: () => inked("M8 6h12l2 5q6 8 -3 17h-10q-9 -9 -3 -17z", "#C96B2E") + pen("M7 14q7 3 14 0", 1.3),
  architect: () => pen("M14 -2L4 26M14 -2L24 26M8 15h12", 2.4) + dot(14, -1, 3.5, "#E0B548"),
  carpenter: () => inked("M2 26L24 4l4 4 -22 20z", "#C6C1B7") + pen("M8 24l2 2m2 -6l2 2m2 -6l2 2m2 -6l2 2", 1.1) + inked("M22 6l6 -8 5 5 -7 7z", "#A9713F"),
  sculptor: () => inked("M6 28h16v-6h-16z", "#C6C1B7") + inked("M8 22q-2 -8 3 -11q-3 -8 3 -9q6 1 3 9q5 3 3 11z", "#E7E2D8") + pen("M26 6l-8 9", 2.2),
  glassblower: () => inked("M2 28V10q12 -14 24 0v18z", "#9DC0D6") + pen("M14 3v25M2 14h24M2 21h24", 1.6),
  goldsmith: () => inked("M4 2h20q0 12 -7 14v6h6v5h-18v-5h6v-6q-7 -2 -7 -14z", "#E0B548") + pen("M7 7h14", 1.1) + dot(14, 10, 2.2, INKS.madder),
  bell_founder: () => inked("M14 -1q8 2 8 14q0 6 5 10h-26q5 -4 5 -10q0 -12 8 -14z", "#C9A24A") + dot(14, 25, 3, "#7A5A12") + pen("M6 18h16M14 -1v-3", 1.2),
  organ_builder: () => inked("M1 28V8l3 -5 3 5v20zM8 28V2l3 -5 3 5v26zM15 28V2l3 -5 3 5v26zM22 28V8l3 -5 3 5v20z", "#C6CBD1") + inked("M0 22h29v7h-29z", "#A9713F"),
};

/** The tool of a kind of craftsman, 28 × 30 from 0, 0. */
export const tool = (kind: string): string => TOOLS[kind]?.() ?? "";

/** Which kinds and cards can be drawn; the tests compare it with the data. */
export const DRAWN = {
  tools: Object.keys(TOOLS),
  portraits: [...Object.keys(LOOKS), ...Object.keys(THINGS)],
} as const;
