/** A row of choices of which one holds: radio buttons that look like one piece. */
import { useMemo } from "preact/hooks";
import { freshId } from "@/art/ink";
import "@/ui/Segments.css";

export interface SegmentsProps<T extends string | number | boolean> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[];
  /** The label is said to screen readers only. */
  readonly quiet?: boolean;
  onChange(value: T): void;
}

export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>) {
  const { label, value, choices, quiet = false, onChange } = props;
  const name = useMemo(() => freshId("choice"), []);
  return (
    <div class="field" role="radiogroup" aria-label={label}>
      {quiet ? null : (
        <span class="label" aria-hidden="true">
          {label}
        </span>
      )}
      <div class="segments">
        {choices.map((choice) => (
          <label key={String(choice.value)}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
