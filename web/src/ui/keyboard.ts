/**
 * Whether there is a keyboard to name keys of: where a mouse is at hand, or once a key was pressed outside a text field.
 * Every `<kbd>` and everything drawn with the class `key-badge` is hidden where there is none (styles/base.css).
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { room } from "@/ui/viewport";

const MOUSE = "(hover: hover) and (pointer: fine)";

const likely = signal(true);
const used = signal(false);

/** A window as narrow as a phone has no room for the names of keys. */
export const keyboard: ReadonlySignal<boolean> = computed(
  () => (likely.value || used.value) && room.value !== "phone",
);

const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Lets the page know; to be called once. */
export function followKeyboard(): void {
  const mouse = matchMedia(MOUSE);
  likely.value = mouse.matches;
  mouse.addEventListener("change", () => {
    likely.value = mouse.matches;
  });
  document.addEventListener("keydown", (event) => {
    if (!writes(event.target)) used.value = true; // Glass writes in text fields only.
  });
  effect(() => {
    document.documentElement.toggleAttribute("data-keys", keyboard.value);
  });
}
