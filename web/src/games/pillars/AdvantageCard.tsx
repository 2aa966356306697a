/** An advantage card: whole, with its picture beside its words, or as a slip with name and picture. */
import { useMemo } from "preact/hooks";
import { INK, INKS, put } from "@/art/ink";
import { ADVANTAGES, type Advantage } from "@/games/pillars/data";
import { diaper, Leaf, Miniature, type Size, Words } from "@/games/pillars/Leaf";
import { fitted, set } from "@/games/pillars/lettering";
import { portrait } from "@/games/pillars/people";
import { say, t } from "@/text/fluent";

const LILAC = "var(--pill-lilac)";

/** An advantage card: whole, with its picture beside its words, or as a slip with name and picture. */
export function AdvantageCard({ id, width, height }: Size & { readonly id: string }) {
  const card = ADVANTAGES.get(id);
  if (!card) return null;
  const form = height > 150 ? <Whole card={card} width={width} height={height} /> : null;
  return (
    <g>
      <Leaf width={width} height={height} edge={INKS.murex} fill={LILAC} />
      {form ??
        (height > 84 ? (
          <Beside card={card} width={width} height={height} />
        ) : (
          <Slip card={card} width={width} height={height} />
        ))}
    </g>
  );
}

interface FormProps extends Size {
  readonly card: Advantage;
}

export function advantagePicture(id: string, width: number, height: number): string {
  const scale = Math.min(1.32, height / 68);
  return (
    diaper(width, height, "#CBB3CC", INKS.murex) + put(width / 2, height - 29 * scale, portrait(id), scale)
  );
}

const usePicture = (id: string, width: number, height: number): string =>
  useMemo(() => advantagePicture(id, width, height), [id, width, height]);

function Whole({ card, width, height }: FormProps) {
  const name = say(card.name);
  const picture = height - 116;
  const words = set(say(card.text), { width: width - 32, height: 56 }, 13.5, 11);
  return (
    <>
      <text
        x={width / 2}
        y="22"
        text-anchor="middle"
        font-size={fitted(name, width - 20, 16, "serif")}
        class="serif"
        font-weight="700"
        fill={INK}
      >
        {name}
      </text>
      <Miniature
        x={10}
        y={29}
        width={width - 20}
        height={picture}
        markup={usePicture(card.id, width - 20, picture)}
      />
      <Words lines={words.lines} x={width / 2} y={picture + 44} size={words.size} anchor="middle" />
      <Lasting card={card} x={width / 2} y={height - 10} />
    </>
  );
}

function Beside({ card, width, height }: FormProps) {
  const name = say(card.name);
  const words = set(say(card.text), { width: width - 66, height: height - 36 }, 12.5, 11);
  const picture = Math.min(56, height - 48);
  return (
    <>
      <text
        x="10"
        y="22"
        font-size={fitted(name, width - 20, 16, "serif")}
        class="serif"
        font-weight="700"
        fill={INK}
      >
        {name}
      </text>
      <Miniature x={10} y={30} width={42} height={picture} markup={usePicture(card.id, 42, picture)} />
      <Words lines={words.lines} x={58} y={40} size={words.size} />
      <Lasting card={card} x={31} y={height - 8} />
    </>
  );
}

function Slip({ card, width, height }: FormProps) {
  const side = Math.min(height - 14, 50);
  const name = set(say(card.name), { width: width - side - 22, height: height - 26 }, 14.5, 11, "serif");
  return (
    <>
      <Miniature
        x={8}
        y={(height - side) / 2}
        width={side * 0.84}
        height={side}
        markup={usePicture(card.id, side * 0.84, side)}
      />
      <g class="pill-serif-lines">
        <Words lines={name.lines} x={side + 8} y={20} size={name.size} />
      </g>
      {height > 52 ? <Lasting card={card} x={width - 10} y={height - 9} anchor="end" /> : null}
    </>
  );
}

function Lasting({
  card,
  x,
  y,
  anchor = "middle",
}: {
  card: Advantage;
  x: number;
  y: number;
  anchor?: "middle" | "end";
}) {
  return (
    <text x={x} y={y} text-anchor={anchor} font-size="12.5" font-weight="700" fill={INKS.murex}>
      {t(`pill-lasting-${card.lasting}`)}
    </text>
  );
}
