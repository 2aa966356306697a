/** Passkeys: what the browser's Web Authentication makes of the server's options. */
import { accountApi } from "@/api/account";
import type { Person } from "@/api/wire";

/** Can this browser make passkeys here? It wants a name of a host, not a number, and TLS or this very machine. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

const asJson = (credential: Credential | null): Record<string, unknown> => {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("no passkey", "NotAllowedError");
  return { ...credential.toJSON() };
};

export async function makePasskey(name: string, password: string): Promise<void> {
  const { options } = await accountApi.beginPasskey(password);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  await accountApi.keepPasskey(name, asJson(await navigator.credentials.create({ publicKey })));
}

export async function enterByPasskey(): Promise<Person | null> {
  const { options } = await accountApi.beginLogin();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return (await accountApi.logIn(asJson(await navigator.credentials.get({ publicKey })))).person;
}
