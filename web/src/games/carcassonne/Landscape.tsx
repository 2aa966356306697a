/**
 * The landscape as it lies: one layer of its own under everything that reacts, so that pointing never repaints it. A laid
 * tile adds its own markup and leaves the rest alone.
 */
import { useEffect, useMemo, useState } from "preact/hooks";
import { freshId, INK, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import type { Camera, PanZoom } from "@/board/panzoom";
import { COLOURS, TOWER } from "@/games/carcassonne/art";
import { geometryOf } from "@/games/carcassonne/geometry";
import { layersOf, wallEnds } from "@/games/carcassonne/paint";
import { cellKey, type Laid, type Land } from "@/games/carcassonne/view";
import { WHEEL_ART } from "@/games/carcassonne/wheel";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box round some cells, with a margin in units of the drawing. */
export function boxOf(cells: readonly { readonly x: number; readonly y: number }[], margin: number): Box {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const x = Math.min(...xs) * 100 - margin;
  const y = Math.min(...ys) * 100 - margin;
  const width = Math.max(...xs) * 100 + 100 + margin - x;
  return { x, y, width, height: Math.max(...ys) * 100 + 100 + margin - y };
}

const tower = (x: number, y: number): string => put(x, y + 4, TOWER);

/** Towers by the row before whose tiles they are painted; one a point, so they hide the seam of two tiles. */
function towersByRow(land: Land): Map<number, string> {
  const points = new Map<string, readonly [number, number]>();
  for (const laid of land.values())
    for (const [x, y] of wallEnds(geometryOf(laid.tile, laid.rot))) {
      const [px, py] = [Math.round(laid.x * 100 + x), Math.round(laid.y * 100 + y)];
      points.set(cellKey(px, py), [px, py]);
    }
  const rows = new Map<number, string>();
  for (const [x, y] of [...points.values()].sort((a, b) => a[1] - b[1])) {
    const row = Math.ceil(y / 100);
    rows.set(row, (rows.get(row) ?? "") + tower(x, y));
  }
  return rows;
}

const square = ({ x, y }: Laid, dx: number, dy: number, w: number, h: number): string =>
  `M${x * 100 + dx} ${y * 100 + dy}h${w}v${h}h${-w}Z`;

const byRow = (laid: readonly Laid[]): Map<number, Laid[]> => {
  const rows = new Map<number, Laid[]>();
  for (const one of laid) rows.set(one.y, [...(rows.get(one.y) ?? []), one]);
  return rows;
};

const translate = ({ x, y }: Laid): string => `translate(${x * 100} ${y * 100})`;

/** What is under the tiles: their shadow, a second tile under hills, the edge in ink. */
function Bed({ laid }: { readonly laid: readonly Laid[] }) {
  const hills = laid.filter(({ tile }) => tile.hill);
  const all = (dx: number, dy: number, w: number, h: number): string =>
    laid.map((one) => square(one, dx, dy, w, h)).join("");
  return (
    <g aria-hidden="true">
      <path d={all(-1, 5, 106, 101)} fill="#1b120b" opacity=".38" />
      {hills.map(({ x, y }) => (
        <path
          key={cellKey(x, y)}
          d={`M${x * 100},${y * 100 + 100}h100v-100l4,5v100h-100z`}
          fill="#D9C9A6"
          stroke={INK}
          stroke-width="1.2"
        />
      ))}
      <path
        d={all(0, 0, 100, 100)}
        fill={COLOURS.field}
        stroke={INK}
        stroke-width="3.2"
        stroke-linejoin="round"
      />
    </g>
  );
}

function Layers({ land, wheel }: { readonly land: Land; readonly wheel: boolean }) {
  const clip = useMemo(() => freshId("land"), []);
  const laid = [...land.values()];
  const towers = towersByRow(land);
  const rows = byRow(laid);
  const order = [...new Set([...rows.keys(), ...towers.keys()])].sort((a, b) => a - b);
  return (
    <g>
      <clipPath id={clip}>
        <path d="M0 0H100V100H0Z" />
      </clipPath>
      <Bed laid={laid} />
      <g>
        {laid.map((one) => (
          <g key={cellKey(one.x, one.y)} transform={translate(one)} clip-path={`url(#${clip})`}>
            <Drawing markup={layersOf(one.tile, one.rot, one.x, one.y).flat} />
          </g>
        ))}
      </g>
      <path
        d={laid.map((one) => square(one, 0, 0, 100, 100)).join("")}
        fill="none"
        stroke={INK}
        stroke-width="1"
        opacity=".2"
      />
      {order.map((row) => (
        <g key={row}>
          <Drawing markup={towers.get(row) ?? ""} />
          {(rows.get(row) ?? []).map((one) => (
            <Drawing
              key={cellKey(one.x, one.y)}
              transform={translate(one)}
              markup={layersOf(one.tile, one.rot, one.x, one.y).standing}
            />
          ))}
        </g>
      ))}
      {wheel ? <Drawing markup={WHEEL_ART} /> : null}
    </g>
  );
}

/** Zooming stretches the layer; when it comes to rest it is drawn anew, sharp. */
const REST = 160;

function useRestingScale(camera: Camera): number {
  const [scale, setScale] = useState(camera.scale);
  useEffect(() => {
    if (scale === camera.scale) return;
    const timer = window.setTimeout(() => setScale(camera.scale), REST);
    return () => window.clearTimeout(timer);
  }, [camera.scale, scale]);
  return scale;
}

const MARGIN = 60;

export function Landscape({
  land,
  wheel,
  panzoom,
}: {
  readonly land: Land;
  readonly wheel: boolean;
  readonly panzoom: PanZoom;
}) {
  const camera = panzoom.camera.value;
  const scale = useRestingScale(camera);
  const box = useMemo(() => boxOf([...land.values()], MARGIN), [land]);
  const layers = useMemo(() => <Layers land={land} wheel={wheel} />, [land, wheel]);
  const x = (box.x - camera.x) * camera.scale;
  const y = (box.y - camera.y) * camera.scale;
  return (
    <svg
      class="carc-land"
      aria-hidden="true"
      width={box.width * scale}
      height={box.height * scale}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ transform: `translate(${x}px, ${y}px) scale(${camera.scale / scale})` }}
    >
      {layers}
    </svg>
  );
}
