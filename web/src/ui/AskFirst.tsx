/** A button whose deed is explained in a dialog and done only after a second click. */
import { useState } from "preact/hooks";
import { t } from "@/text/fluent";
import { Dialog } from "@/ui/Dialog";

interface AskFirstProps {
  readonly label: string;
  /** What will happen. */
  readonly words: string;
  /** What the button that does it says. */
  readonly yes: string;
  /** Names the button for tests. */
  readonly name: string;
  onYes(): void;
}

export function AskFirst({ label, words, yes, name, onYes }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class="button" data-ask={name} onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking ? (
        <Dialog title={label} onClose={() => setAsking(false)}>
          <div class="stack">
            <p>{words}</p>
            <div class="row">
              <button
                type="button"
                class="button main"
                data-yes
                onClick={() => {
                  setAsking(false);
                  onYes();
                }}
              >
                {yes}
              </button>
              <button type="button" class="button" onClick={() => setAsking(false)}>
                {t("rather-not")}
              </button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
