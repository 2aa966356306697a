/** The attributes of a part of the drawing that a screen reader tells as one picture. */
export const said = (label: string) => ({ role: "img" as const, "aria-label": label });

/** The attributes of a part of the drawing that holds several things to choose from. */
export const grouped = (label: string) => ({ role: "group" as const, "aria-label": label });
