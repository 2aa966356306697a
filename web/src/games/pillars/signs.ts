/** One sign for every event, in a box of 48 about 0, 0. */
import { coin, dot, INK, INKS, inked, path, pen, put } from "@/art/ink";
import { crown, flag, tower } from "@/art/pieces";
import { cube, worker } from "@/games/pillars/goods";

function flake(): string {
  let arms = "";
  for (let i = 0; i < 6; i++) {
    arms += `<g transform="rotate(${i * 60})">${path("M0 0v-19M0 -12l6 -6M0 -12l-6 -6", null, "#3F6480", 2.6, 'stroke-linecap="round"')}</g>`;
  }
  return arms;
}

// biome-ignore format: one event a paragraph
const SIGNS: Readonly<Record<string, () => string>> = {
  kings_victory: () => put(0, -2, crown(1.7)) + put(0, 14, coin(0, 0, 8)),
  richard_takes_castle: () => put(-6, 20, tower(12, 26, null)) + put(-6, -11, flag(INKS.woad, 0.9)) + cube("metal", 15, 11, 17),
  priory_purchases: () => inked("M-17 18q-8 -22 8 -30l-4 -8q13 5 26 0l-4 8q16 8 8 30q-17 6 -34 0z", "#EFE6D2", 1.5) + pen("M-9 -12q9 4 18 0", 1.8) + coin(0, 7, 9),
  cathedral_collapse: () => inked("M-20 20v-34l10 -8l6 6l-3 8l6 5l-5 8l6 15z", "#EFE3CB", 1.5) + inked("M4 6l9 -4l5 8l-9 5zM10 -12l7 -3l4 7l-8 3zM2 20l4 -8l9 3l-2 5z", "#C6C1B7", 1.3) + pen("M2 -18l6 3M4 -6l3 2", 1.4),
  madonna_statue: () => inked("M-10 20h20v-5h-20z", "#C6C1B7", 1.3) + inked("M-8 15q-3 -16 2 -22q-1 -11 6 -12q7 1 6 12q5 6 2 22z", "#5F8CAB", 1.4) + dot(0, -12, 4.6, "#F0CFA8", INK, 1.2) + path("M-11 -16a12 12 0 0 1 22 0", null, "#C99A2E", 2.4),
  volunteers: () => worker(INKS.madder, -14, 18, 1.5) + worker(INKS.weld, 0, 14, 1.6) + worker(INKS.verdigris, 14, 18, 1.5) + path("M0 -22v9M-4.500 -17.500h9", null, "#2F6B3A", 2.8),
  philip_waleran_conflict: () => path("M-20 -18L18 18M-12 20L-20 12M20 -18L-18 18M12 20L20 12", null, INK, 3.4, 'stroke-linecap="round"') + dot(0, 0, 5, INKS.madder),
  cold_winter: flake,
  city_wall: () => inked("M-22 20V-6h6v-6h8v6h6v-6h8v6h6v-6h8v6h4v26z", "#DCD3C2", 1.5) + inked("M-7 20V8q7 -9 14 0v12z", "#6B4A2E", 1.3) + pen("M-17 2h6M10 2h7M-19 11h6M12 11h6M-2 -1h5", 1.2),
  hamleigh_levy: () => coin(-9, 10, 9) + coin(8, 14, 9) + coin(-2, -1, 9) + path("M18 -20L4 -2M1 -7l8 7", null, INK, 2.6, 'stroke-linecap="round"'),
};

export const sign = (event: string): string => SIGNS[event]?.() ?? "";

/** Which events can be drawn; the tests compare it with the data. */
export const SIGNED: readonly string[] = Object.keys(SIGNS);
