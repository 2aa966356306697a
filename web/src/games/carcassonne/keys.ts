/** The keyboard: arrows go to the nearest target that way, N and B through all of them, R turns, P passes. */
import { choose, type Props, step, turn } from "@/games/carcassonne/hand";
import { targetsOf } from "@/games/carcassonne/targets";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function key(props: Props, pressed: string): boolean {
  const arrow = ARROWS[pressed];
  if (arrow) return step(props, ...arrow);
  const letter = pressed.toLowerCase();
  if (letter === "n" || letter === "b") return step(props, letter === "n" ? 1 : -1, 0, true);
  if (letter === "r" || letter === "f") {
    turn(props, letter === "f" || pressed === "R");
    return true;
  }
  const named = { p: "pass", "1": "grow", "2": "gather" }[letter];
  const target = targetsOf(props).find(({ id }) => id === named);
  if (target) choose(props, target);
  return target !== undefined;
}
