/** Tabs as the pattern for them says: arrows move, Home and End jump, only the chosen one is in the tab order. */
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { freshId } from "@/art/ink";
import "@/ui/Tabs.css";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly body: ComponentChildren;
}

export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const [wanted, setWanted] = useState(tabs[0]?.id ?? "");
  const prefix = useMemo(() => freshId("tab"), []);
  const chosen = tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  if (!chosen) return null;
  const move = (event: KeyboardEvent): void => {
    const here = tabs.indexOf(chosen);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setWanted(next.id);
    document.getElementById(`${prefix}-${next.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${prefix}-${tab.id}`}
            type="button"
            role="tab"
            data-tab={tab.id}
            aria-selected={tab === chosen}
            aria-controls={`${prefix}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => setWanted(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        class="tab-panel"
        id={`${prefix}-panel`}
        role="tabpanel"
        aria-labelledby={`${prefix}-${chosen.id}`}
      >
        {chosen.body}
      </div>
    </div>
  );
}
