/** What shall we call you? One field and a button; without a name the button does nothing. */
import { useState } from "preact/hooks";
import { t } from "@/text/fluent";

interface NameFormProps {
  /** What stands in the field at first. */
  readonly name: string;
  /** What the button says. */
  readonly verb: string;
  readonly running: boolean;
  onName(name: string): void;
}

const MAX_NAME = 40;

export function NameForm({ name, verb, running, onName }: NameFormProps) {
  const [written, setWritten] = useState<string | null>(null);
  const shown = written ?? name;
  return (
    <form
      class="row name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (shown.trim()) onName(shown.trim());
      }}
    >
      <label class="field grow">
        <span class="label">{t("name")}</span>
        <input
          class="input"
          name="nickname"
          maxLength={MAX_NAME}
          autocomplete="nickname"
          value={shown}
          onInput={(event) => setWritten(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button main" disabled={running || !shown.trim()}>
        {verb}
      </button>
    </form>
  );
}
