/** The shield of a seat: a pigment and a heraldic pattern, so that colour is never alone. */
import { useMemo } from "preact/hooks";
import { freshId, INK } from "@/art/ink";

const EDGE = "M-11,-13H11V-1C11,8 5,12 0,14C-5,12 -11,8 -11,-1Z";
const LIGHT = "#F4EBD9";

/** Per seat: the field on the pigment, and its colour. Weld and lead are light, so they carry ink. */
const PATTERNS: readonly (readonly [string, string])[] = [
  ["", LIGHT],
  ["M0,-16H14V16H0Z", LIGHT],
  ["M-16,-13L-9,-17L16,9L9,15Z", INK],
  ["M-14,8L0,-6L14,8V0L0,-14L-14,0Z", LIGHT],
  ["M-3,-16H3V16H-3ZM-14,-5H14V1H-14Z", LIGHT],
  ["M-14,0H14V16H-14Z", LIGHT],
  ["M-14,-13L-10,-16L14,12L10,16ZM14,-13L10,-16L-14,12L-10,16Z", LIGHT],
  ["M-6,-1a6,6 0 1 0 12,0a6,6 0 1 0 -12,0Z", INK],
];

export const pigment = (seat: number): string => `var(--seat-${seat % PATTERNS.length})`;

interface ShieldProps {
  readonly seat: number;
  readonly size?: number;
  /** Where it stands inside another drawing. */
  readonly x?: number;
  readonly y?: number;
}

export function Shield({ seat, size = 22, x = 0, y = 0 }: ShieldProps) {
  const clip = useMemo(() => freshId("shield"), []);
  const [field, colour] = PATTERNS[seat % PATTERNS.length] ?? ["", LIGHT];
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
        <path d={field} fill={colour} />
      </g>
      <path d={EDGE} fill="none" stroke={INK} stroke-width="2" />
    </svg>
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
