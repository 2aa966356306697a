/** The shield of a seat: a pigment, a division and, from the ninth on, a number: colour is never alone. */
import { useMemo } from "preact/hooks";
import { freshId, INK } from "@/art/ink";

const EDGE = "M-11,-13H11V-1C11,8 5,12 0,14C-5,12 -11,8 -11,-1Z";
const LIGHT = "#F4EBD9";

/** The divisions of a field, the first eight seats' own: plain, per pale, bend, chevron, cross, per fess, saltire, roundel. */
const DIVISIONS: readonly string[] = [
  "",
  "M0,-16H14V16H0Z",
  "M-16,-13L-9,-17L16,9L9,15Z",
  "M-14,8L0,-6L14,8V0L0,-14L-14,0Z",
  "M-3,-16H3V16H-3ZM-14,-5H14V1H-14Z",
  "M-14,0H14V16H-14Z",
  "M-14,-13L-10,-16L14,12L10,16ZM14,-13L10,-16L-14,12L-10,16Z",
  "M-6,-1a6,6 0 1 0 12,0a6,6 0 1 0 -12,0Z",
];

/** Eight pigments. */
const PIGMENTS = 8;

export const pigment = (seat: number): string => `var(--seat-${seat % PIGMENTS})`;

export interface Blazon {
  readonly pigment: number;
  readonly division: number;
  /** The number on the chief; the first eight need none. */
  readonly number: string;
  readonly bordure: boolean;
}

/**
 * What the shield of a seat bears. Every eight seats the divisions move on by one pigment; when all pairs are used up a
 * bordure tells them apart once more. So a hundred shields differ even where the number is too small to be read.
 */
export function blazon(seat: number): Blazon {
  const round = Math.floor(seat / PIGMENTS);
  return {
    pigment: seat % PIGMENTS,
    division: (seat + round) % DIVISIONS.length,
    number: round ? String(seat + 1) : "",
    bordure: round >= DIVISIONS.length,
  };
}

interface ShieldProps {
  readonly seat: number;
  readonly size?: number;
  /** Where it stands inside another drawing. */
  readonly x?: number;
  readonly y?: number;
}

export function Shield({ seat, size = 22, x = 0, y = 0 }: ShieldProps) {
  const clip = useMemo(() => freshId("shield"), []);
  const { division, number, bordure, ...field } = blazon(seat);
  return (
    <svg
      class="shield"
      x={x}
      y={y}
      width={size}
      height={size * 1.16}
      viewBox="-13 -15 26 30"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={EDGE} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path d="M-14,-16H14V16H-14Z" fill={pigment(seat)} />
        <path
          d={DIVISIONS[division]}
          fill={`var(--on-seat-${field.pigment})`}
          transform={number ? LOWERED : undefined}
        />
        {bordure ? <Bordure on={field.pigment} /> : null}
        {number ? <Chief number={number} /> : null}
      </g>
      <path d={EDGE} fill="none" stroke={INK} stroke-width="2" />
    </svg>
  );
}

/** Below a chief there is less room. */
const LOWERED = "translate(0 5.600) scale(.78)";

/** A broken band along the edge. */
function Bordure({ on }: { readonly on: number }) {
  return (
    <>
      <path d={EDGE} fill="none" stroke={`var(--seat-${on})`} stroke-width="9" />
      <path
        d={EDGE}
        fill="none"
        stroke={`var(--on-seat-${on})`}
        stroke-width="7.5"
        stroke-dasharray="3.4 2.6"
      />
    </>
  );
}

/** The upper third, with a number. */
function Chief({ number }: { readonly number: string }) {
  return (
    <>
      <path d="M-14,-16H14V-1.500H-14Z" fill={LIGHT} />
      <path d="M-14,-1.500H14" stroke={INK} stroke-width="1.4" />
      <text
        y="-3.400"
        text-anchor="middle"
        font-size={number.length > 2 ? 10.5 : 12}
        font-weight="800"
        font-family="var(--sans)"
        fill={INK}
      >
        {number}
      </text>
    </>
  );
}

/** The shield of a free seat. */
export function FreeShield({ size = 22 }: { readonly size?: number }) {
  return (
    <svg class="shield" width={size} height={size * 1.16} viewBox="-13 -15 26 30" aria-hidden="true">
      <path d={EDGE} fill="none" stroke="#A08C6C" stroke-width="2" stroke-dasharray="4 3" />
    </svg>
  );
}
