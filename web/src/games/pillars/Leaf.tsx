/** What all cards are made of: a leaf with its shadow, a framed miniature on lozenges, words set in lines. */
import type { ComponentChildren } from "preact";
import { INK, path } from "@/art/ink";
import { Drawing } from "@/board/Drawing";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The leaf of any card with its shadow. */
export function Leaf({
  width,
  height,
  edge,
  fill,
}: Size & { readonly edge?: string | undefined; readonly fill?: string }) {
  return (
    <>
      <rect x="2.5" y="3.5" width={width} height={height} rx="7" fill="#1A110A" opacity=".35" />
      <rect
        width={width}
        height={height}
        rx="7"
        fill={fill ?? "var(--parchment)"}
        stroke={INK}
        stroke-width="1.5"
      />
      {edge ? (
        <rect
          x="4"
          y="4"
          width={width - 8}
          height={height - 8}
          rx="4"
          fill="none"
          stroke={edge}
          stroke-width="1.4"
        />
      ) : null}
    </>
  );
}

/** The ground of a miniature: lozenges, as in a manuscript. */
export function diaper(width: number, height: number, ground: string, line: string): string {
  let d = "";
  for (let x = -height; x < width; x += 12)
    d += `M${x} 0l${height} ${height}M${x + height} 0l${-height} ${height}`;
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${path(d, null, line, 1, 'opacity=".7"')}`;
}

interface MiniatureProps extends Size {
  readonly x: number;
  readonly y: number;
  readonly markup: string;
}

/** A framed picture; what does not fit is cut off. */
export function Miniature({ x, y, width, height, markup }: MiniatureProps) {
  return (
    <>
      <svg class="pill-clip" x={x} y={y} width={width} height={height} aria-hidden="true">
        <Drawing markup={markup} />
      </svg>
      <rect x={x} y={y} width={width} height={height} fill="none" stroke={INK} stroke-width="1.4" />
    </>
  );
}

/** Words set in lines; the first base line is at y. */
export function Words({
  lines,
  x,
  y,
  size,
  anchor = "start",
  fill = INK,
}: {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: "start" | "middle";
  readonly fill?: string;
}) {
  return (
    <text text-anchor={anchor} font-size={size} fill={fill}>
      {lines.map((line, i) => (
        <tspan key={i} x={x} y={y + i * size * 1.14}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** An empty place for a craftsman. */
export function FreePlace({ width, height, label }: Size & { readonly label: string }) {
  return (
    <g class="pill-free-place">
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="7" />
      <text x={width / 2} y={height / 2 + 4} text-anchor="middle" font-size="13.5">
        {label}
      </text>
    </g>
  );
}

/** Something put somewhere. */
export function At({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: ComponentChildren;
}) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}
