/** Several people, one screen: nothing is shown until the next one says he has it. */
import { useEffect, useRef } from "preact/hooks";
import { chairName } from "@/store/seats";
import { useTable } from "@/table/context";
import { t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";
import "@/table/HandOver.css";

export function HandOver({ seat }: { readonly seat: number }) {
  const { store } = useTable();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const chair = store.status.value?.chairs[seat];
  const name = chair ? chairName(chair) : "";
  const present = store.seat.value;
  return (
    <main class="wood hand-over">
      <div class="panel">
        <Shield seat={seat} size={90} />
        <h1>{t("hand-over", { name })}</h1>
        <p class="soft">{t("hand-over-help")}</p>
        <button
          ref={button}
          type="button"
          class="button main"
          data-take-over
          onClick={() => store.lookThrough(seat)}
        >
          {t("i-am", { name })}
        </button>
        {present !== null && store.status.value?.you.undo.includes(present) ? (
          <button
            type="button"
            class="button quiet"
            data-undo
            onClick={() => void store.send({ type: "undo", seat: present })}
          >
            {t("take-back")}
          </button>
        ) : null}
      </div>
    </main>
  );
}
