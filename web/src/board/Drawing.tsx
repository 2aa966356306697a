/** Puts markup made by our own pens on the page. Never give it words that somebody typed. */

export interface DrawingProps {
  readonly markup: string;
  readonly class?: string;
  readonly transform?: string;
  readonly opacity?: number;
}

/** A group inside an SVG. */
export function Drawing({ markup, ...rest }: DrawingProps) {
  return <g {...rest} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}

export interface PictureProps {
  readonly markup: string;
  readonly viewBox: string;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly class?: string;
  readonly label?: string;
  readonly preserveAspectRatio?: string;
}

/** A whole picture; without a label it is an ornament that a screen reader passes over. */
export function Picture({ markup, viewBox, label, ...rest }: PictureProps) {
  const said = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg viewBox={viewBox} {...rest} {...said}>
      <Drawing markup={markup} />
    </svg>
  );
}
