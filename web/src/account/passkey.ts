/** Passkeys: what the browser's Web Authentication makes of the server's options. */
import { accountApi } from "@/api/account";
import type { Person } from "@/api/wire";
import { NoPasskey } from "@/ui/problem";

/** Can this browser make passkeys here? It wants a name of a host, not a number, and TLS or this very machine. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

/** What the browser's dialog ended with, as JSON. */
async function answered(asking: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const credential = await asking.catch((problem: unknown) => {
    if (problem instanceof DOMException) throw new NoPasskey(problem.name);
    throw problem;
  });
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey("none");
  return { ...credential.toJSON() };
}

export async function makePasskey(name: string, password: string): Promise<void> {
  const { options } = await accountApi.beginPasskey(password);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  await accountApi.keepPasskey(name, await answered(navigator.credentials.create({ publicKey })));
}

export async function enterByPasskey(): Promise<Person | null> {
  const { options } = await accountApi.beginLogin();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return (await accountApi.logIn(await answered(navigator.credentials.get({ publicKey })))).person;
}
