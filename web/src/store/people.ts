/** Who the visitor is to the server. Nobody at first; then a guest, under a name of their own choice or under ours. */
import { signal } from "@preact/signals";
import { api } from "@/api/client";
import { untilReached } from "@/api/patience";
import type { Person } from "@/api/wire";
import { inEveryLanguage, t } from "@/text/fluent";

/** undefined: not asked yet; null: nobody. */
export const me = signal<Person | null | undefined>(undefined);

let recalling: Promise<void> | null = null;

/** Asks the server who we are, until it can be reached; whoever asks meanwhile waits for the same answer. */
export function recallMe(): Promise<void> {
  recalling ??= untilReached(api.me)
    .then(({ person }) => {
      me.value = person;
    })
    .finally(() => {
      recalling = null;
    });
  return recalling;
}

export async function callMe(name: string): Promise<void> {
  me.value = (await api.setName(name)).person;
}

/** The name that the visitor has chosen; empty for nobody and for those whom we gave a name. */
export const chosenName = (): string => {
  const name = me.value?.name ?? "";
  return inEveryLanguage("guest-name").includes(name) ? "" : name;
};

/** Makes sure the visitor is somebody, under this name if one is given; it can be changed later. */
export async function ensureMe(name = ""): Promise<Person> {
  if (me.value === undefined) await recallMe();
  if (name ? me.value?.name !== name : !me.value) await callMe(name || t("guest-name"));
  if (!me.value) throw new Error("the server knows nobody after a name was given");
  return me.value;
}
