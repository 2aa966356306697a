/** Who the visitor is to the server. Nobody until he does something; then a guest with a name of his own choice or ours. */
import { signal } from "@preact/signals";
import { api } from "@/api/client";
import type { Person } from "@/api/wire";
import { t } from "@/text/fluent";

/** undefined: not asked yet; null: nobody. */
export const me = signal<Person | null | undefined>(undefined);

export async function recallMe(): Promise<void> {
  me.value = (await api.me()).person;
}

export async function callMe(name: string): Promise<void> {
  me.value = (await api.setName(name)).person;
}

/** Makes sure the visitor is somebody before he sits down; his name can be changed later. */
export async function ensureMe(): Promise<Person> {
  if (me.value === undefined) await recallMe();
  if (!me.value) await callMe(t("guest-name"));
  if (!me.value) throw new Error("the server knows nobody after a name was given");
  return me.value;
}
