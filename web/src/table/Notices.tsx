/** What needs a word beside the prompt: why something is not allowed, a wish to go back, a line that is down. */
import { Unreachable } from "@/api/client";
import type { TableStatus } from "@/api/wire";
import { chairName } from "@/store/seats";
import type { TableStore } from "@/store/table";
import { useTable } from "@/table/context";
import { RuleLink } from "@/table/RuleLink";
import { say, t } from "@/text/fluent";
import { wordsOf } from "@/ui/problem";

export function Notices() {
  const { store } = useTable();
  const refusal = store.refusal.value;
  const problem = store.problem.value;
  return (
    <>
      {refusal ? (
        <div class="notice bad why-not" role="alert">
          <b>{t("why-not")}</b> {say(refusal.text)} <RuleLink rule={refusal.rule} />
        </div>
      ) : null}
      <Unsent store={store} />
      {problem && !store.outbox.unsent.value ? (
        <div class="notice bad" role="alert">
          {problem instanceof Unreachable ? t("server-away") : wordsOf(problem)}
        </div>
      ) : null}
      <Proposal store={store} />
      <Absence store={store} />
      <Rematch status={store.status.value} />
    </>
  );
}

/** An answer that waits for the server, or that was given up. */
function Unsent({ store }: { readonly store: TableStore }) {
  const { unsent, notSent } = store.outbox;
  if (unsent.value) {
    const { label } = unsent.value;
    return (
      <div class="notice" role="status" data-unsent>
        {t("unsent", { answer: label ? say(label) : "" })}
      </div>
    );
  }
  if (!notSent.value) return null;
  const { because, label } = notSent.value;
  return (
    <div class="notice row bad" role="alert" data-not-sent={because}>
      <p>{label ? t(`not-sent-${because}-answer`, { answer: say(label) }) : t(`not-sent-${because}`)}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          notSent.value = null;
        }}
      >
        {t("got-it")}
      </button>
    </div>
  );
}

/** The players meet again: the way there, for everybody who still looks at the old game. */
export function Rematch({ status }: { readonly status: TableStatus | null }) {
  if (!status?.rematch) return null;
  return (
    <div class="notice row" role="status">
      <p>{t(status.you.seats.length ? "rematch-heard" : "rematch-heard-spectator")}</p>
      <a class="button main" href={`/t/${status.rematch}`} data-rematch>
        {t("to-rematch")}
      </a>
    </div>
  );
}

/** Somebody would like to go back; every human is asked. */
function Proposal({ store }: { readonly store: TableStore }) {
  const status = store.status.value;
  const proposal = status?.proposal;
  if (!status || !proposal) return null;
  const asker = status.chairs[proposal.seat];
  const mine = status.you.seats.filter((seat) => !proposal.agreed.includes(seat));
  return (
    <div class="notice stack" role="alert">
      <p>{t("undo-asked", { name: asker ? chairName(asker) : "" })}</p>
      {mine.map((seat) => (
        <div class="row" key={seat}>
          <button
            type="button"
            class="button main"
            onClick={() => void store.send({ type: "agree-undo", seat })}
          >
            {t("agree")}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => void store.send({ type: "decline-undo", seat })}
          >
            {t("decline")}
          </button>
        </div>
      ))}
    </div>
  );
}

/** A bot plays for me: I may take my seat back. */
export function Absence({ store }: { readonly store: TableStore }) {
  const status = store.status.value;
  const covered = status?.chairs.filter(
    (chair) => chair.cover !== "" && chair.finish === "" && status.you.seats.includes(chair.seat),
  );
  if (!covered?.length || status?.phase !== "playing") return null;
  return (
    <div class="notice row" role="status" data-covered>
      <p>{t(status.resting ? "covered-resting" : "covered-help")}</p>
      {covered.map((chair) => (
        <button
          key={chair.seat}
          type="button"
          class="button main"
          data-return={chair.seat}
          onClick={() => void store.send({ type: "return", seat: chair.seat })}
        >
          {t("come-back")}
        </button>
      ))}
    </div>
  );
}
