/** What is on the cards of buildings. */
import { INK } from "@/art/ink";
import { icon } from "@/games/rivals/icons";
import { church, house, sheaf, tower, tree } from "@/games/rivals/landscape";
import { book, coins, flag, flame, hall, paper, sky, workshop } from "@/games/rivals/painter";
import { disc, draw, PAINT, slab, wash } from "@/games/rivals/pens";

const STALLS = [
  [8, PAINT.madder],
  [38, PAINT.woad],
  [68, PAINT.verd],
] as const;

export const BUILDINGS: Readonly<Record<string, string>> = {
  grain_mill:
    sky("#EFE3BE") +
    draw("M38 56L42 24H58L62 56z", PAINT.wall) +
    draw("M38 24Q50 8 62 24z", PAINT.roof) +
    wash("M46 56v-12q4-5 8 0v12z", "#6B4A30") +
    [20, 110, 200, 290]
      .map(
        (a) =>
          `<g transform="translate(50 24) rotate(${a})">${draw("M0 0H30", "none", 1.6) + draw("M8 0H30V8H8z", PAINT.paper, 1) + draw("M15 0V8M22 0V8", "none", 0.7)}</g>`,
      )
      .join("") +
    disc(50, 24, 2.6, INK, 1) +
    sheaf(16, 55, 0.9) +
    sheaf(84, 54, 1),
  abbey:
    sky() +
    house(18, 54, 20, 14, PAINT.slate) +
    church(34, 55, 1.35) +
    house(74, 54, 14, 10, PAINT.slate) +
    tree(10, 54, 0.8) +
    tree(92, 55, 0.9),
  marketplace:
    sky("#F0E5C8") +
    STALLS.map(
      ([x, c]) =>
        draw(`M${x + 2} 56V28M${x + 24} 56V28`, "none", 1.6) +
        draw(`M${x} 28L${x + 5} 18H${x + 21}L${x + 26} 28z`, PAINT.paper) +
        wash(
          `M${x + 6.5} 28L${x + 9} 18H${x + 13}L${x + 13} 28zM${x + 19} 28L${x + 17} 18H${x + 21}L${x + 26} 28z`,
          c,
        ) +
        draw(
          `M${x} 28L${x + 5} 18H${x + 21}L${x + 26} 28q-3 4-6.500 0q-3 4-6.500 0q-3 4-6.500 0q-3 4-6.500 0z`,
          "none",
          1.2,
        ) +
        draw(`M${x + 1} 44h24v7h-24z`, PAINT.wood, 1.1) +
        [6, 12, 18].map((i) => disc(x + i, 42, 2.8, PAINT.weld, 0.8)).join(""),
    ).join(""),
  mint:
    sky("#E9E0C4") +
    draw("M22 54V26H78V54z", PAINT.stone) +
    draw("M16 26L50 8L84 26z", PAINT.roof) +
    [30, 42, 58, 70].map((x) => draw(`M${x - 2} 54V28h4v26z`, PAINT.wall, 1)).join("") +
    wash("M46 54V40q4-6 8 0v14z", "#6B4A30") +
    disc(50, 19, 4.5, PAINT.gold, 1) +
    coins([
      [12, 53],
      [18, 50],
      [24, 54],
      [84, 53],
      [90, 50],
    ]),
  toll_bridge:
    paper("#E6E4D0") +
    wash("M-20 46H140V70H-20z", "#A9C0C4") +
    draw(
      "M-4 40C20 26 80 26 104 40V60H92C92 44 70 44 70 60H62C62 42 38 42 38 60H30C30 44 8 44 8 60H-4z",
      PAINT.stone,
    ) +
    draw("M-4 36C20 22 80 22 104 36", "none", 1.1) +
    house(42, 31, 16, 11) +
    draw("M30 29L12 20", "none", 1.8) +
    draw("M4 52h12M80 54h12M46 56h8", "none", 0.9),
  storehouse:
    sky("#EBDCC0") +
    draw("M22 55V30H78V55z", "#C79A64") +
    draw("M16 32L28 14H72L84 32z", "#8C5A3A") +
    draw("M42 55V38H58V55M42 38L58 55M58 38L42 55", "#A9794B") +
    draw("M22 38H42M58 38H78M22 46H42M58 46H78", "none", 0.8) +
    disc(12, 51, 4.5, PAINT.wood, 1) +
    slab(84, 46, 9, 9, 1, PAINT.wood, 1),
  weavers_shop:
    sky("#EFE6D2") +
    house(10, 55, 34, 22) +
    draw("M62 54L58 22H86L82 54", "none", 2) +
    draw("M58 26H86M60 48H84", "none", 1.6) +
    [63, 67, 71, 75, 79].map((x) => draw(`M${x} 26V48`, "none", 0.8)).join("") +
    wash("M62 36H82V47H62z", PAINT.woad, 'opacity=".65"') +
    icon("wool", 50, 50, 0.6),
  moneylender:
    sky("#E6DCC6") +
    house(8, 55, 30, 20, "#6E4A6C") +
    draw("M46 55V42H92V55z", PAINT.wood) +
    icon("commerce", 69, 29, 1.25) +
    [52, 58, 84].map((x) => disc(x, 40, 3.2, "#E8C052", 0.9)).join(""),
  merchant_guild:
    sky("#EADFC4") +
    tower(12, 55, 16, 30, PAINT.wall, PAINT.woad) +
    draw("M28 55V22H82V55z", PAINT.wall) +
    draw("M24 22L55 4L86 22z", PAINT.woad) +
    icon("commerce", 55, 15, 0.5) +
    [34, 47, 60, 73].map((x) => wash(`M${x - 3} 42V32q3-5 6 0v10z`, "#6B4A30")).join("") +
    wash("M50 55V46h10v9z", INK),
  brick_factory: workshop(
    PAINT.roof,
    icon("brick", 66, 44, 1) + icon("brick", 84, 46, 0.8) + draw("M43 16c-3-6 4-8 0-14", "none", 1),
    "#EFDCCB",
  ),
  iron_foundry: workshop(
    "#6E6A66",
    icon("ore", 84, 46, 0.95) + draw("M54 55v-9h20v9z", "#7C7F82") + flame(64, 46, 0.7),
    "#E2DFD8",
  ),
  lumber_camp: workshop(
    "#8C5A3A",
    icon("lumber", 70, 46, 1.1) + tree(92, 54, 1.1) + tree(6, 54, 0.9),
    "#E5E6CB",
  ),
  parish_hall:
    sky("#E9E2CC") +
    house(20, 55, 44, 22, "#C7803E") +
    tower(64, 55, 12, 28, PAINT.wall, "#C7803E") +
    book(42, 44, 0.6) +
    tree(90, 55, 0.9),
  harbor:
    sky("#DDE6E6") +
    wash("M-20 48H140V70H-20z", "#A9C0C4") +
    draw("M6 50H58V56H6z", PAINT.wood) +
    house(10, 50, 20, 13) +
    tower(40, 50, 10, 22, PAINT.stone) +
    draw("M66 50C72 52 90 52 96 50C94 58 70 58 66 50z", PAINT.wood) +
    draw("M80 50V28", "none", 1.6) +
    draw("M80 30C90 32 92 40 90 45H80z", PAINT.paper, 1.1),
  trading_base: hall(
    PAINT.verd,
    icon("commerce", 0, 0),
    "#E6E4CF",
    coins([
      [12, 53],
      [92, 53],
    ]),
  ),
  staple_house:
    sky("#EADCC0") +
    draw("M14 55V22H62V55z", PAINT.wall) +
    draw("M10 24L38 6L66 24z", "#8C5A3A") +
    draw("M38 18V34H44", "none", 1.3) +
    slab(68, 45, 11, 10, 1, PAINT.wood, 1) +
    slab(80, 45, 11, 10, 1, PAINT.wood, 1) +
    slab(74, 35, 11, 10, 1, "#C79A64", 1) +
    icon("wool", 38, 44, 0.7),
  salt_silo:
    sky("#E8E4DA") +
    draw("M30 55V24H56V55z", PAINT.stone) +
    draw("M28 24C30 8 56 8 58 24z", "#8C939B") +
    draw("M30 34H56M30 44H56", "none", 0.9) +
    draw("M62 55C66 40 78 40 86 55z", PAINT.paper) +
    draw("M4 55C8 46 16 46 22 55z", PAINT.paper),
  drill_ground:
    sky("#E4DDBE") +
    draw("M24 55V24M24 30H8", "none", 2) +
    disc(24, 22, 6, "#D8B477") +
    draw("M16 30H32V44H16z", "#D8B477") +
    icon("strength", 62, 36, 1.2) +
    flag(86, 55, PAINT.madder),
  lookout_tower:
    sky() +
    tower(42, 55, 18, 36) +
    flag(51, 16, PAINT.madder) +
    tree(20, 55, 1) +
    tree(80, 55, 0.9) +
    tree(92, 56, 0.8),
  chapel_low:
    sky("#E6E2EA") +
    church(34, 55, 1.25) +
    slab(8, 34, 18, 18, 3, PAINT.paper, 1.2) +
    disc(13, 39, 1.8, INK, 0.3) +
    disc(17, 43, 1.8, INK, 0.3) +
    disc(21, 47, 1.8, INK, 0.3),
  chapel_high:
    sky("#E6E2EA") +
    church(34, 55, 1.25) +
    slab(8, 34, 18, 18, 3, PAINT.paper, 1.2) +
    [39, 43, 47].map((y) => disc(13, y, 1.7, INK, 0.3) + disc(21, y, 1.7, INK, 0.3)).join(""),
  fairgrounds:
    sky("#F0E2C6") +
    draw("M10 55L28 24L46 55z", PAINT.paper) +
    wash("M28 24L22 55H34z", PAINT.madder) +
    draw("M10 55L28 24L46 55", "none", 1.3) +
    draw("M54 55L70 28L86 55z", PAINT.paper) +
    wash("M70 28L65 55H75z", PAINT.woad) +
    draw("M54 55L70 28L86 55", "none", 1.3) +
    flag(28, 24, PAINT.weld) +
    flag(70, 28, PAINT.verd),
  fire_brigade: hall(
    PAINT.madder,
    draw("M-6 8L-8-4H8L6 8z", PAINT.wood),
    "#EBDDCC",
    flame(14, 54, 0.8) + draw("M88 55l-2-9h10l-2 9z", PAINT.wood, 1.1),
  ),
  tithe_barn:
    sky("#EFE3BE") +
    draw("M18 55V32H82V55z", "#C79A64") +
    draw("M12 34L30 12H70L88 34z", PAINT.roof) +
    draw("M44 55V40H58V55z", "#6B4A30") +
    draw("M51 20v10M47 24h8", "none", 1.4) +
    sheaf(8, 55, 0.9) +
    sheaf(92, 55, 0.9),
  hedge_tavern:
    sky("#D8D6C2") +
    house(22, 55, 40, 20, "#6E4A6C") +
    draw("M64 30H80V42H68z", PAINT.wood) +
    draw("M70 32h7v7h-7z", PAINT.weld, 0.9) +
    tree(8, 55, 1) +
    tree(92, 56, 0.9),
  large_festival_hall: hall(
    PAINT.murex,
    icon("victory", 0, 0),
    "#EFE0C8",
    flag(14, 54, PAINT.madder) + flag(92, 54, PAINT.woad),
  ),
  library: hall(PAINT.woad, icon("progress", 0, 0), "#E4E3DA", book(12, 49, 0.8) + book(94, 49, 0.7)),
  bath_house:
    sky("#DFE8E6") +
    draw("M16 55V34H84V55z", PAINT.wall) +
    draw("M16 34C22 14 42 14 48 34zM52 34C58 14 78 14 84 34z", PAINT.verd) +
    draw("M28 55V44q5-6 10 0v11zM62 55V44q5-6 10 0v11z", "#8FB0BE") +
    draw("M32 14c-3-5 3-6 0-11M68 14c-3-5 3-6 0-11", "none", 1),
  pharmacy:
    sky("#E4E8D4") +
    house(14, 55, 38, 22, PAINT.verd) +
    draw("M64 55c-8-6-6-16 2-18v-7h12v7c8 2 10 12 2 18z", "#B9D3C4") +
    draw("M60 47h24", "none", 1) +
    draw("M63 30h18", "none", 2) +
    draw("M29 36h8M33 32v8", "none", 2),
  town_hall:
    sky("#EADFC4") +
    draw("M18 55V28H82V55z", PAINT.wall) +
    draw("M14 28L26 16H74L86 28z", PAINT.roof) +
    tower(43, 30, 14, 18, PAINT.wall, PAINT.slate) +
    [24, 33, 66, 75].map((x) => wash(`M${x - 2.5} 44V36q2.5-4 5 0v8z`, "#6B4A30")).join("") +
    wash("M45 55V43q5-6 10 0v12z", INK),
  parliament:
    sky("#E9E0C4") +
    draw("M14 55V30H86V55z", PAINT.stone) +
    draw("M8 30L50 6L92 30z", PAINT.slate) +
    [22, 34, 46, 58, 70, 80].map((x) => draw(`M${x - 2} 55V32h4v23z`, PAINT.wall, 1)).join("") +
    book(50, 21, 0.55),
  building_crane:
    sky("#E6E6D8") +
    draw("M24 56L32 14H38L46 56", "none", 2) +
    draw("M20 20L84 8M35 14V8", "none", 2.2) +
    draw("M80 9V36", "none", 1) +
    slab(73, 36, 14, 10, 1, PAINT.stone, 1.1) +
    draw("M54 55V40H92V55z", PAINT.stone) +
    draw("M27 40H43M29 30H41", "none", 1.2),
  university: hall(
    PAINT.madder,
    icon("progress", 0, 0),
    "#E8E2D4",
    tower(4, 55, 14, 30, PAINT.wall, PAINT.madder) + tree(94, 55, 0.9),
  ),
  gold_cache:
    paper("#DBC29E") +
    draw("M-20 40Q30 28 60 38T140 36V70H-20z", "#C9AE72", 1) +
    draw("M28 52V34C28 24 72 24 72 34V52z", PAINT.wood) +
    draw("M28 36H72M50 32V42", "none", 1.4) +
    coins([
      [20, 52],
      [80, 52],
      [88, 48],
      [40, 30],
      [56, 29],
    ]),
};
