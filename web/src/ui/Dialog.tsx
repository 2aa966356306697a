/** A dialog above the page: the browser's own, with its focus trap, Escape and backdrop. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "@/text/fluent";
import "@/ui/Dialog.css";

export interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

export function Dialog({ title, children, onClose }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside: nothing can be scrolled to or focused in a dialog that is not open yet.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="button quiet" onClick={onClose}>
          {t("close")}
        </button>
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
