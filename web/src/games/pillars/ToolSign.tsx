/** The sign of a craftsman: his tool in a gold roundel. */
import { put } from "@/art/ink";
import { Picture } from "@/board/Drawing";
import { tool } from "@/games/pillars/people";

export function ToolSign({ kind, size = 26 }: { readonly kind: string; readonly size?: number }) {
  const markup = `<circle cx="14" cy="14" r="13" fill="#F1DFB0" stroke="#2B2118" stroke-width="1.3"/>${put(5.8, 6, tool(kind), 0.58)}`;
  return <Picture markup={markup} viewBox="0 0 28 28" width={size} height={size} />;
}
