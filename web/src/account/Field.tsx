/** A labelled field of a form about oneself. */
import type { Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { freshId } from "@/art/ink";

interface FieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly autocomplete: string;
  readonly type?: "password" | "email";
  readonly maxLength?: number;
}

export function Field({ label, value, autocomplete, type, maxLength }: FieldProps) {
  const id = useMemo(() => freshId("field"), []);
  const common = {
    id,
    class: "input",
    maxLength: maxLength ?? (type ? 200 : 60),
    autocomplete,
    value: value.value,
    onInput: (event: { readonly currentTarget: HTMLInputElement }): void => {
      value.value = event.currentTarget.value;
    },
  };
  return (
    <div class="field grow">
      <label class="label" for={id}>
        {label}
      </label>
      {type === "password" ? (
        <input type="password" {...common} />
      ) : type === "email" ? (
        <input type="email" {...common} />
      ) : (
        <input type="text" {...common} />
      )}
    </div>
  );
}
