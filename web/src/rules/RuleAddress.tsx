/** The id of a rule or ruling: a link on a page, a button in a dialog, plain where it names its own paragraph there. */

interface RuleAddressProps {
  readonly game: string;
  readonly id: string;
  /** Does it stand before the paragraph that it names? */
  readonly own?: boolean;
  /** What opens it in a dialog; null on a page, where it has an address. */
  readonly open: ((id: string) => void) | null;
}

export function RuleAddress({ game, id, own = false, open }: RuleAddressProps) {
  const kind = own ? "rule-id" : "rule-other";
  if (!open)
    return (
      <a class={kind} href={`/rules/${game}/${id}`}>
        {id}
      </a>
    );
  if (own) return <b class={kind}>{id}</b>;
  return (
    <button type="button" class={kind} onClick={() => open(id)}>
      {id}
    </button>
  );
}
