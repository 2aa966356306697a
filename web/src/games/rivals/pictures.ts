/** What is on the cards of heroes, ships and deeds, and which picture a card has. */
import { INK } from "@/art/ink";
import { BUILDINGS } from "@/games/rivals/buildings";
import { icon } from "@/games/rivals/icons";
import { house, sheaf, tree } from "@/games/rivals/landscape";
import { book, coins, flame, hero, paper, scene, ship, sky } from "@/games/rivals/painter";
import { at, disc, draw, PAINT, slab, trace, wash } from "@/games/rivals/pens";

const skull =
  draw("M-8-1C-8-12 8-12 8-1C8 2 6 3 5 4V8H-5V4C-6 3-8 2-8-1z", "#4B4440") +
  disc(-3.2, -1, 2.2, PAINT.parch, 0.6) +
  disc(3.2, -1, 2.2, PAINT.parch, 0.6);
const sack =
  draw("M-5-4C-10 1-10 9 0 9S10 1 5-4z", "#B98A4E") +
  draw("M-5-4C-6-7-7-9-3-8C0-10 2-7 3-8C7-9 6-7 5-4z", "#CFA469") +
  draw("M-6-4H6", "none", 1.6);
const dagger = draw("M0-12L3 2H-3z", "#C9CDCE") + draw("M-6 2H6", "none", 2.4) + draw("M0 3V9", "none", 3);
const die =
  slab(-9, -9, 18, 18, 4, PAINT.paper, 1.3) +
  [-4, 4].map((x) => [-4, 4].map((y) => disc(x, y, 1.8, PAINT.madder, 0.4)).join("")).join("");
const cargo = (what: string): string => ship("#F4E6C6", icon(what, 50, 23, 0.85));

const SHIPS: Readonly<Record<string, string>> = {
  brick_ship: cargo("brick"),
  grain_ship: cargo("grain"),
  ore_ship: cargo("ore"),
  wool_ship: cargo("wool"),
  lumber_ship: cargo("lumber"),
  gold_ship: cargo("gold"),
  large_trade_ship: ship("#EBCB9A", icon("commerce", 50, 23, 0.8)),
  pirate_ship: ship("#5B524C", at(50, 23, 0.9, skull), "#8FA9B0"),
};

const HEROES: Readonly<Record<string, string>> = {
  austin: hero({ hair: "#C7803E", coat: PAINT.woad, head: "hat" }),
  candamir: hero({ hair: "#7A4A2A", coat: PAINT.madder, head: "horns", beard: true }),
  harald: hero({ hair: "#D9A521", coat: PAINT.verd, head: "helm", beard: true }),
  inga: hero({ hair: "#D9A521", coat: PAINT.murex }),
  osmund: hero({ hair: "#B9A27A", coat: PAINT.woad, beard: true }),
  siglind: hero({ hair: "#C7803E", coat: PAINT.verd, head: "horns" }),
  carl_forkbeard: hero({ hair: "#B5563C", coat: "#4B4440", head: "horns", beard: true }),
  heinrich_the_sentinel: hero({ hair: "#7A4A2A", coat: "#8C939B", head: "helm" }),
  irmgard_keeper_of_the_light: hero({ hair: "#E9E4D8", coat: PAINT.weld, head: "hood" }),
  chief_cannoneer:
    paper("#DCCBA0") +
    draw("M20 44L66 24L72 36L26 56z", "#5C5F63") +
    disc(40, 52, 9, PAINT.wood) +
    disc(40, 52, 2.5, INK) +
    draw("M74 26l10-6M76 32h12M74 38l9 6", "none", 1.6) +
    disc(90, 54, 4, INK) +
    disc(82, 55, 4, INK),
};

const DEEDS: Readonly<Record<string, string>> = {
  brigitta_the_wise_woman: scene({ hair: "#E9E4D8", coat: PAINT.murex, head: "hood" }, at(76, 36, 1.5, die)),
  merchant_caravan:
    sky("#EFE0B8") +
    draw("M10 50V34C10 22 46 22 46 34V50z", PAINT.paper) +
    draw("M6 50H52", "none", 2.4) +
    disc(16, 52, 6, PAINT.wood) +
    disc(42, 52, 6, PAINT.wood) +
    draw("M54 50L62 48M64 54V44C64 38 82 38 84 44L92 38L94 46L86 48V54M70 54V48", "#A9794B", 1.2) +
    at(28, 40, 0.8, sack),
  relocation:
    sky("#E6E3C8") +
    house(8, 55, 26, 17) +
    house(66, 55, 26, 17, PAINT.slate) +
    draw("M36 24C44 12 58 12 64 22", "none", 2) +
    draw("M66 28L58 22L68 18z", INK, 0.6) +
    draw("M62 42C56 50 46 50 40 44", "none", 2) +
    draw("M37 40L46 42L38 50z", INK, 0.6),
  goldsmith:
    paper("#E9D7A6") +
    draw("M18 56H48L42 46H44V38H22V46H24z", "#7C7F82") +
    draw("M40 18L58 34", "none", 3) +
    draw("M30 20L40 8L48 15L38 27z", "#AEB4B8") +
    draw("M62 56C62 40 90 40 90 56z", PAINT.wood) +
    draw("M64 40L70 26H82L88 40z", PAINT.gold) +
    draw("M70 26q6-7 12 0", "none", 1.4) +
    disc(76, 33, 3, PAINT.madder, 0.9) +
    draw("M34 34l-4-6M28 36l-6-3M40 34l1-6", "none", 1),
  scout: scene(
    { hair: "#7A4A2A", coat: PAINT.leaf, head: "hat" },
    draw("M60 30L86 22L88 30L62 36z", PAINT.wood) +
      draw("M86 20L94 18L96 30L88 32z", PAINT.weld) +
      tree(74, 58, 0.9) +
      tree(90, 58, 0.8),
  ),
  gudrun_terror_of_the_seas: scene(
    { hair: "#B5563C", coat: "#4B4440", head: "hat" },
    at(76, 34, 1.5, skull) + draw("M60 52q6-4 12 0t12 0t12 0", "none", 1.4),
    "#C9D3D0",
  ),
  brigands: scene(
    { hair: "#4B4440", coat: "#6B5B4B", head: "hood", beard: true },
    at(70, 36, 1.2, dagger) + at(88, 42, 1, sack),
  ),
  trade_master: scene({ hair: "#7A4A2A", coat: PAINT.woad, head: "hat" }, icon("commerce", 76, 32, 1.6)),
  merchant: scene(
    { hair: "#7A4A2A", coat: PAINT.murex, head: "hat" },
    at(74, 42, 1.25, sack) + icon("grain", 92, 28, 0.8) + icon("wool", 68, 18, 0.8),
  ),
  reiner_the_herald: scene(
    { hair: "#C7803E", coat: PAINT.weld, head: "hat" },
    draw("M52 34L88 22V44L52 37z", PAINT.gold) +
      draw("M88 20v26", "none", 2) +
      draw("M58 38v14l10-5l10 5V41", PAINT.madder, 1.1),
  ),
  archer: scene(
    { hair: "#7A4A2A", coat: PAINT.leaf, head: "hood" },
    draw("M66 8C90 18 90 44 66 54", "none", 2.2) +
      draw("M66 8V54", "none", 0.9) +
      draw("M52 31H92M92 31l-7-4M92 31l-7 4", "none", 1.6),
  ),
  voyage_of_plunder: ship(PAINT.madder, icon("strength", 50, 23, 0.8), "#8FA9B0"),
  sebastian_the_itinerant_preacher: scene(
    { hair: "#B9A27A", coat: "#7A5636", head: "hood", beard: true },
    draw("M76 10V54M66 22H86", "none", 3),
  ),
  traitor: scene(
    { hair: "#4B4440", coat: "#4B4440", head: "hood" },
    at(82, 34, 1.5, dagger) +
      slab(56, 28, 14, 20, 2, PAINT.paper, 1.1) +
      draw("M59 34h8M59 39h8", "none", 0.9),
    "#D2C6B2",
  ),
  arsonist: scene(
    { hair: "#4B4440", coat: PAINT.madder, head: "hood" },
    house(62, 56, 28, 16) + flame(76, 36, 1.1) + flame(90, 42, 0.7),
    "#D9C2A6",
  ),
  benjamin_the_traveling_scholar: scene(
    { hair: "#E9E4D8", coat: PAINT.verd, head: "hat", beard: true },
    book(76, 36, 1.7),
  ),
  doctor: scene(
    { hair: "#4B4440", coat: "#E9E4D8", head: "hood" },
    draw("M70 54c-8-6-6-16 2-18v-8h12v8c8 2 10 12 2 18z", "#B9D3C4") +
      draw("M66 46h24", "none", 1) +
      draw("M78 12v12M72 18h12", "none", 3),
  ),
  guido_the_ambassador: scene(
    { hair: "#7A4A2A", coat: PAINT.madder, head: "hat" },
    slab(60, 20, 32, 26, 2, PAINT.paper, 1.2) +
      draw("M65 27h22M65 33h22", "none", 0.9) +
      disc(84, 44, 5, PAINT.madder, 1),
  ),
  gustav_the_librarian: scene(
    { hair: "#E9E4D8", coat: PAINT.woad, beard: true },
    [22, 34, 46]
      .map((y, i) =>
        slab(62 + i * 2, y, 28, 11, 1.5, [PAINT.madder, PAINT.verd, PAINT.weld][i] ?? PAINT.wood, 1.1),
      )
      .join(""),
  ),
  mineral_mining:
    paper("#D3D6D2") +
    draw("M-20 40L20 12L44 34L66 14L140 50V70H-20z", "#A7AEB1") +
    draw("M36 58V44q12-14 24 0v14z", "#3C352F") +
    draw("M34 58V42H62V58", "none", 2) +
    icon("ore", 78, 48, 1) +
    icon("ore", 22, 50, 0.8),
  three_field_system:
    paper("#EFE3BE") +
    draw("M-20 30Q50 20 140 30V70H-20z", "#E7C75F") +
    draw("M20 70L40 26L62 25L90 70z", "#B9C68A") +
    draw("M62 25L90 70H140V28z", "#C79A64") +
    sheaf(14, 54, 0.9) +
    sheaf(30, 42, 0.7) +
    draw("M76 36l50 30M72 34l30 34", "none", 0.8),
};

const EVENTS: Readonly<Record<string, string>> = {
  fraternal_feuds:
    paper("#C9D3DC") +
    at(-6, 0, 1, draw("M30 62C30 44 42 42 46 42S62 44 62 62z", PAINT.madder)) +
    draw("M58 62C58 44 66 42 72 42S88 44 88 62z", PAINT.woad) +
    disc(40, 32, 9, PAINT.skin) +
    disc(72, 32, 9, PAINT.skin) +
    draw("M52 12l4 8l-6 4l5 10", "none", 2),
  traveling_merchant:
    paper("#C9D3DC") +
    scene(
      { hair: "#7A4A2A", coat: PAINT.verd, head: "hat" },
      at(74, 40, 1.4, sack) +
        coins([
          [58, 52],
          [92, 52],
        ]),
      "#C9D3DC",
    ),
  feud:
    paper("#C9D3DC") +
    house(14, 56, 26, 18) +
    house(62, 56, 26, 18, PAINT.slate) +
    at(50, 26, 1.2, dagger) +
    flame(28, 32, 0.8),
  yule:
    paper("#B8C7D6") +
    wash("M-20 48Q50 40 140 48V70H-20z", PAINT.paper) +
    tree(50, 56, 1.9) +
    disc(50, 9, 3, PAINT.weld, 0.9) +
    disc(44, 34, 2, PAINT.madder, 0.7) +
    disc(55, 40, 2, PAINT.weld, 0.7) +
    house(10, 55, 20, 13) +
    house(74, 55, 18, 12),
  invention:
    paper("#C9D3DC") +
    draw(
      "M50 12l4 6l7-2l1 7l7 1l-2 7l6 4l-6 4l2 7l-7 1l-1 7l-7-2l-4 6l-4-6l-7 2l-1-7l-7-1l2-7l-6-4l6-4l-2-7l7-1l1-7l7 2z",
      PAINT.weld,
      1.2,
    ) +
    disc(50, 35, 7, "#C9D3DC") +
    book(14, 46, 0.9) +
    book(86, 46, 0.9),
  year_of_plenty: paper("#D9DFC8") + sheaf(24, 54, 1.6) + sheaf(76, 54, 1.6) + sheaf(50, 58, 2.2),
  trade_ships_race:
    paper(PAINT.sky) + at(4, 10, 0.6, SHIPS.wool_ship ?? "") + at(46, 18, 0.55, SHIPS.grain_ship ?? ""),
  gift_for_the_prince:
    paper("#C9D3DC") +
    slab(28, 30, 44, 26, 2, PAINT.madder, 1.3) +
    trace("M50 30V56M28 40H72", PAINT.weld, 3) +
    draw("M50 30C38 14 30 26 50 30C62 14 70 26 50 30z", PAINT.weld, 1.1),
  riots:
    paper("#D2C0B4") +
    [22, 42, 62, 82]
      .map(
        (x, i) =>
          disc(x, 40 - (i % 2) * 5, 7, PAINT.skin) +
          draw(
            `M${x - 9} 62C${x - 9} 50 ${x + 9} 50 ${x + 9} 62z`,
            [PAINT.madder, PAINT.woad, PAINT.verd, "#7A5636"][i],
          ),
      )
      .join("") +
    draw("M14 46L8 14M34 36V8M72 40L76 8M92 40L96 16", "none", 2) +
    flame(34, 12, 0.6) +
    flame(76, 12, 0.6),
  plague:
    paper("#C4C4B8") +
    at(50, 28, 2, skull) +
    draw("M14 56C20 44 34 46 36 56zM66 56C70 46 84 44 88 56z", "#6B5B4B") +
    draw("M36 56q8 2 10-4M88 56q8 2 10-4", "none", 1.3),
};

const ALL: Readonly<Record<string, string>> = { ...BUILDINGS, ...SHIPS, ...HEROES, ...DEEDS, ...EVENTS };

/** The picture of a card; a plain sky for one that has none yet. */
export const pictureOf = (card: string): string => ALL[card] ?? sky();
