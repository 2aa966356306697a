/** Small signs on buttons, drawn in the colour of the text. */

const PATHS = {
  turn: "M16 11a6.5 6.5 0 1 1 -2.2 -5.6M15 1v5.5h-5.5",
  back: "M4 11a6.5 6.5 0 1 0 2.2 -5.6M5 1v5.5h5.5",
  flip: "M10 1v2M10 5v2M10 9v2M10 13v2M10 17v2M7.6 4v12L1 16zM12.4 4v12L19 16z",
  undo: "M8 4L3 9l5 5M3 9h9a5 5 0 0 1 0 10h-3",
  menu: "M3 5h14M3 10h14M3 15h14",
  play: "M4 4H16V16H4Z",
  table: "M2 7H18M4 7V17M16 7V17",
  list: "M3 4H17M3 9H17M3 14H12",
  book: "M3 3H9L10 4L11 3H17V16H11L10 17L9 16H3ZM10 4V17",
  people:
    "M7 9a3 3 0 1 0 0 -6a3 3 0 1 0 0 6M2 17c0 -8 10 -8 10 0M13 8a2.5 2.5 0 1 0 0 -5M14 10.500c3 0 4 3 4 6.500",
  map: "M3 4l5 -2 5 2 5 -2v13l-5 2 -5 -2 -5 2zM8 2v13M13 4v13",
  cards: "M3 5h9v12h-9zM7 5v-2h9v12h-4",
  first: "M5 4v12M16 4l-8 6 8 6z",
  previous: "M14 4l-8 6 8 6z",
  next: "M6 4l8 6 -8 6z",
  last: "M15 4v12M4 4l8 6 -8 6z",
  gear: "M10 6.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0 -7M10 1.500v3M10 15.500v3M1.500 10h3M15.500 10h3M4 4l2.100 2.100M13.900 13.900L16 16M4 16l2.100 -2.100M13.900 6.100L16 4",
  more: "M10 4v12M4 10h12",
  less: "M4 10h12",
  fit: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
  eye: "M1 10q9 -12 18 0q-9 12 -18 0zM10 12.500a2.500 2.500 0 1 0 0 -5a2.500 2.500 0 1 0 0 5",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  const d = PATHS[name];
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}
