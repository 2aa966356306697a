/** A picture that nothing is offered for. Where an action is named that somebody may miss here, a click asks why not. */
import type { ComponentChildren, SVGAttributes } from "preact";

interface UnofferedProps {
  /** What screen readers hear, and what shows a closer look. */
  readonly marks: SVGAttributes<SVGGElement>;
  /** The action in its text form. */
  readonly refused: string | undefined;
  /** Whether anybody is asked anything: only then an answer can be refused. */
  readonly asked: boolean;
  whyNot(action: string): void;
  readonly children?: ComponentChildren;
}

export function Unoffered({ marks, refused, asked, whyNot, children }: UnofferedProps) {
  if (!refused || !asked) return <g {...marks}>{children}</g>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of answers asks the same question by keyboard
    <g data-refused={refused} onClick={() => whyNot(refused)} {...marks}>
      {children}
    </g>
  );
}
