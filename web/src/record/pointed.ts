/** Picking out a player, by pointing with a mouse or by a tap; a second tap lets go. */

type Point = (seat: number | null) => void;

export interface Pointing {
  onPointerEnter(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
}

const isMouse = (event: MouseEvent): boolean =>
  !("pointerType" in event) || event.pointerType === "mouse" || event.pointerType === "";

export const pointingAt = (seat: number, pointed: number | null, onPoint: Point): Pointing => ({
  onPointerEnter: (event) => {
    if (isMouse(event)) onPoint(seat);
  },
  onClick: (event) => {
    if (!isMouse(event)) onPoint(seat === pointed ? null : seat);
  },
});

/** The mouse has left everything that can be pointed at. */
export const leaving = (onPoint: Point) => ({
  onPointerLeave: (event: PointerEvent): void => {
    if (isMouse(event)) onPoint(null);
  },
});
