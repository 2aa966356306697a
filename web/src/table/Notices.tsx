/** What needs a word beside the prompt: why something is not allowed, a wish to go back, a line that is down. */

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
      {problem ? (
        <div class="notice bad" role="alert">
          {wordsOf(problem)}
        </div>
      ) : null}
      <Proposal store={store} />
      <Absence store={store} />
    </>
  );
}

/** Somebody would like to go back; every human is asked. */
function Proposal({ store }: { readonly store: TableStore }) {
  const affairs = store.affairs.value;
  const proposal = affairs?.proposal;
  if (!affairs || !proposal) return null;
  const asker = affairs.chairs[proposal.seat];
  const mine = affairs.you.seats.filter((seat) => !proposal.agreed.includes(seat));
  return (
    <div class="notice" role="alert">
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
function Absence({ store }: { readonly store: TableStore }) {
  const affairs = store.affairs.value;
  const covered = affairs?.chairs.filter(
    (chair) => chair.cover !== "" && chair.finish === "" && affairs.you.seats.includes(chair.seat),
  );
  if (!covered?.length) return null;
  return (
    <div class="notice">
      <p>{t("covered")}</p>
      {covered.map((chair) => (
        <button
          key={chair.seat}
          type="button"
          class="button main"
          onClick={() => void store.send({ type: "return", seat: chair.seat })}
        >
          {t("come-back")}
        </button>
      ))}
    </div>
  );
}
