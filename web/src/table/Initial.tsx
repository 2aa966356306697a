/** The illuminated first letter that opens a prompt; for the eye only. */
import { initialBox } from "@/art/covers";
import { INKS } from "@/art/ink";
import { Drawing } from "@/board/Drawing";

export function Initial({
  text,
  colour = INKS.woad,
  size = 46,
}: {
  text: string;
  colour?: string;
  size?: number;
}) {
  return (
    <svg class="initial" width={size} height={size} viewBox="-1 -1 48 48" aria-hidden="true">
      <Drawing markup={initialBox(colour)} />
      <text x="23" y="36" text-anchor="middle" class="serif" font-size="36" font-weight="800" fill="#F4EBD9">
        {text.slice(0, 1)}
      </text>
    </svg>
  );
}
