/** The half-built cathedral with scaffold, crane and masons: the miniature of The Pillars of the Earth, 180 × 168. */
import { dot, INKS, n1, path, put } from "@/art/ink";

const { ink } = INKS;
const GLASS = "#4E6E8E";
const SCAFFOLD =
  "M112,152V50M148,152V50M112,132H150M112,104H150M110,78H152M112,132L148,104M148,132L112,104M112,104L148,78";
const CRANE = "M130,62V24M130,26L166,34M130,40L152,31";

export function scene(): string {
  const meadow = path("M0,150C60,144 120,144 180,150V168H0Z", INKS.fieldDeep, ink, 1.3);
  return meadow + church() + windows() + portal() + scaffold() + masons();
}

function church(): string {
  return (
    path("M36,152V40H66V152Z", "#F3E6CB", ink, 1.5) +
    path("M32,40L51,4L70,40Z", INKS.slate, ink, 1.5) +
    path("M51,4V-4M47,-1H55", null, ink, 1.6) +
    path("M66,152V66L90,42L114,66V152Z", "#F8EFDC", ink, 1.5) +
    path("M114,152V72H118V66H124V72H132V62H138V70H144V152Z", "#F3E6CB", ink, 1.5)
  );
}

function lancet(x: number, y: number, w: number, h: number): string {
  const tip = y - h - w * 2;
  const side = y - h - w * 1.5;
  const d = `M${x - w},${y}V${y - h}Q${x - w},${side} ${x},${tip}Q${x + w},${side} ${x + w},${y - h}V${y}Z`;
  return path(d, GLASS, ink, 1.1) + path(`M${x},${y}V${n1(y - h - w * 1.8)}`, null, ink, 0.8);
}

function windows(): string {
  const lancets =
    lancet(51, 82, 5.5, 18) + lancet(51, 124, 6.5, 22) + lancet(129, 124, 6.5, 22) + lancet(129, 92, 5, 10);
  let rose = dot(90, 82, 14, INKS.gold, ink, 1.5);
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    rose += path(`M90,82L${n1(90 + 13 * Math.cos(a))},${n1(82 + 13 * Math.sin(a))}`, null, ink, 1);
    rose += dot(
      90 + 9 * Math.cos(a + 0.39),
      82 + 9 * Math.sin(a + 0.39),
      2.4,
      i % 2 ? INKS.madder : GLASS,
      ink,
      0.8,
    );
  }
  return lancets + rose + dot(90, 82, 3.4, INKS.parchment);
}

function portal(): string {
  return (
    path("M74,152V124Q74,106 90,100Q106,106 106,124V152Z", INKS.stone, ink, 1.3) +
    path("M79,152V127Q79,113 90,108Q101,113 101,127V152Z", "#5B4636", ink, 1.3) +
    path("M90,152V109M81,128H99", null, ink, 1.2) +
    path("M66,104H114", null, ink, 1.1) +
    path("M36,92H66M36,132H66M114,132H144", null, ink, 1) +
    path("M30,152L36,128V152ZM150,152L144,128V152Z", INKS.stone, ink, 1.2)
  );
}

function scaffold(): string {
  const wheel = dot(130, 47, 10, "none", ink, 4) + dot(130, 47, 10, "none", INKS.wood, 2.2);
  return (
    path(SCAFFOLD, null, INKS.wood, 2.6) +
    path("M112,152V50M148,152V50", null, ink, 0.7) +
    path("M108,77H154V80H108Z", INKS.wood, ink, 1) +
    path(CRANE, null, ink, 4.6) +
    path(CRANE, null, INKS.wood, 2.6) +
    wheel +
    path("M130,37V57M120,47H140M123,40L137,54M137,40L123,54", null, ink, 1) +
    path("M166,34V88", null, ink, 1.2) +
    path("M159,88H173V98H159Z", INKS.stoneDeep, ink, 1.3) +
    path("M166,82L159,88H173Z", null, ink, 1.1)
  );
}

function mason(x: number, y: number, coat: string, scale: number): string {
  const body =
    path("M-6,0C-6,-8 -3,-11 -2,-12H2C3,-11 6,-8 6,0Z", coat, ink, 1.2) +
    dot(0, -15, 3.6, "#F1DCC0", ink, 1.1) +
    path("M-3.6,-16A3.6,3.6 0 0 1 3.6,-16Z", INKS.parchment, ink, 1);
  return put(x, y, body, scale);
}

function masons(): string {
  return (
    mason(136, 77, INKS.weld, 0.9) +
    mason(118, 103, INKS.verdigris, 0.9) +
    mason(22, 162, INKS.madder, 1.1) +
    mason(160, 162, INKS.woad, 1.1) +
    path("M28,152l6,-6M34,146l4,3", null, ink, 1.6) +
    path("M168,162h9v-8h-9Z", INKS.stone, ink, 1.1)
  );
}
