/** The symbols of resources and points, each in a box of 24 round its middle. */
import { at, disc, draw, PAINT, slab, wash } from "@/games/rivals/pens";

export const ICONS: Readonly<Record<string, string>> = {
  lumber:
    draw("M-9 5a3 4 0 0 1 3-4H6v8H-6a3 4 0 0 1-3-4z", PAINT.wood) +
    disc(6, 5, 4, "#DDB882") +
    draw("M6 5m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0", "none", 0.8) +
    draw("M-6-4a3 4 0 0 1 3-4H7v8H-3a3 4 0 0 1-3-4z", PAINT.wood) +
    disc(7, -4, 4, "#DDB882") +
    draw("M5.6-4a1.5 1.5 0 1 0 3 0", "none", 0.8),
  brick:
    slab(-10, 1, 9.5, 7, 1, "#C4573A") +
    slab(0.5, 1, 9.5, 7, 1, "#D0694A") +
    slab(-5, -7, 10, 7, 1, "#BB4B30"),
  wool:
    draw(
      "M-8 3a4 4 0 0 1 0-7a5 5 0 0 1 9-3a4.500 4.500 0 0 1 7 4a4 4 0 0 1-1 7c-2 3-5 3-7 1c-3 2-6 2-8-2z",
      "#FBF7EE",
    ) + draw("M-4-2c1-2 4-2 4 0s-3 2-2 0M2 3c1-2 4-1 3 1", "none", 0.9),
  grain:
    draw("M0 10V-4", "none", 1.4) +
    [-5, -1, 3]
      .map(
        (y) =>
          draw(`M0 ${y + 3}c-6 0-6-5-5-6c4 0 5 3 5 6z`, "#E2B33C", 1) +
          draw(`M0 ${y + 3}c6 0 6-5 5-6c-4 0-5 3-5 6z`, "#E2B33C", 1),
      )
      .join("") +
    draw("M0-3c-3-3-2-6 0-8c2 2 3 5 0 8z", "#E2B33C", 1),
  ore:
    draw("M-9 6L-7-3L-1-8L7-5L9 5L3 8z", "#8C939B") +
    draw("M-7-3L0 0L7-5M0 0L-1 8", "none", 1) +
    wash("M-7-3L-1-8L7-5L0 0z", "#B9C0C4") +
    draw("M-7-3L-1-8L7-5L0 0z", "none", 1),
  gold:
    draw("M-9 6L-6-3L0-7L7-4L9 5L4 8H-5z", "#E0AE2F") +
    draw("M-6-3L1-1L7-4M1-1L2 8", "none", 1) +
    wash("M-6-3L0-7L7-4L1-1z", "#F5D873") +
    draw("M-6-3L0-7L7-4L1-1z", "none", 1),
  victory:
    draw("M-9-8H9V1C9 7 3 10 0 11C-3 10-9 7-9 1z", PAINT.gold) +
    draw("M0-5l1.800 3.600l4 .5l-2.900 2.800l.7 4L0 3l-3.600 1.900l.7-4L-5.800-1l4-.5z", PAINT.parch, 0.8),
  strength:
    draw("M-7 10L4-6", "none", 2.6) +
    draw("M-1-9C5-12 10-8 10-2L5-1L-1-5z", "#AEB4B8") +
    draw("M-7 10L4-6", "none", 1),
  commerce:
    draw("M0-9V8M-5 9H5M-8-5H8", "none", 1.7) +
    draw("M-8-5L-11 2H-5zM8-5L5 2H11z", "none", 0.9) +
    draw("M-11.500 2a3.500 3.500 0 0 0 7 0zM4.500 2a3.500 3.500 0 0 0 7 0z", PAINT.weld, 1.1) +
    disc(0, -9, 1.5, PAINT.weld, 1),
  skill:
    draw("M-8 9C-8 2-7-4-6-9C-1-10 0-4 3-4C6-4 7-7 9-9C9 0 3 7-4 10z", "#8FC0B0") +
    draw("M-6-9C-1-10 0-4 3-4C6-4 7-7 9-9", "none", 2.2) +
    draw("M-8 9C-8 2-7-4-6-9", "none", 2.2) +
    draw("M-4 8V-7M-1 7V-6M2 5V-3M5 2V-4", "none", 0.9),
  progress:
    draw("M0-5C-3-8-8-8-10-7V7C-8 6-3 6 0 8.500C3 6 8 6 10 7V-7C8-8 3-8 0-5z", PAINT.paper) +
    draw("M0-5V8.500M-7-3c2 0 3 0 5 1M-7 1c2 0 3 0 5 1M7-3c-2 0-3 0-5 1M7 1c-2 0-3 0-5 1", "none", 0.9),
};

/** A symbol at a place; nothing where there is none of this name. */
export const icon = (name: string, x: number, y: number, scale = 1): string =>
  at(x, y, scale, ICONS[name] ?? "");
