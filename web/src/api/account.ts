/** Requests about oneself: sessions, passwords, recovery, passkeys, blocks, reports. */
import { ask } from "@/api/client";
import type {
  Account,
  Block,
  Codes,
  Passkey,
  PasskeyOptions,
  Person,
  Reported,
  ReportIn,
  Sent,
  Session,
  Token,
  TokenMade,
  WhomIn,
} from "@/api/wire";

interface Me {
  readonly person: Person | null;
}
type Credential = Readonly<Record<string, unknown>>;
const named = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

export const accountApi = {
  read: () => ask<Account>("GET", "/api/account"),
  changePassword: (old: string, fresh: string) => ask<Me>("POST", "/api/password", { old, new: fresh }),
  remove: (password: string) => ask<Me>("POST", "/api/account/delete", { password }),

  sessions: () => ask<Session[]>("GET", "/api/sessions"),
  endSession: (id: string) => ask<Session[]>("DELETE", named("/api/sessions", id)),
  endOtherSessions: () => ask<Session[]>("DELETE", "/api/sessions"),

  tokens: () => ask<Token[]>("GET", "/api/tokens"),
  makeToken: (label: string, scope: "read" | "play") =>
    ask<TokenMade>("POST", "/api/tokens", { label, scope }),
  dropToken: (id: string) => ask<Token[]>("DELETE", named("/api/tokens", id)),

  makeCodes: (password: string) => ask<Codes>("POST", "/api/recovery-codes", { password }),
  changeEmail: (email: string, password: string) => ask<Sent>("POST", "/api/email", { email, password }),
  confirmEmail: (proof: string) => ask<Sent>("POST", "/api/email/confirm", { proof }),
  askRecovery: (login: string) => ask<Sent>("POST", "/api/recovery", { login }),
  recover: (login: string, proof: string, password: string) =>
    ask<Me>("POST", "/api/recovery/password", { login, proof, password }),

  passkeys: () => ask<Passkey[]>("GET", "/api/passkeys"),
  beginPasskey: (password: string) => ask<PasskeyOptions>("POST", "/api/passkeys/options", { password }),
  keepPasskey: (name: string, credential: Credential) =>
    ask<Passkey>("POST", "/api/passkeys", { name, credential }),
  dropPasskey: (id: string) => ask<Passkey[]>("DELETE", named("/api/passkeys", id)),
  beginLogin: () => ask<PasskeyOptions>("POST", "/api/session/passkey/options"),
  logIn: (credential: Credential) => ask<Me>("POST", "/api/session/passkey", { credential }),

  blocks: () => ask<Block[]>("GET", "/api/blocks"),
  block: (whom: WhomIn) => ask<Block[]>("POST", "/api/blocks", whom),
  unblock: (id: string) => ask<Block[]>("DELETE", named("/api/blocks", id)),
  report: (report: ReportIn) => ask<Reported>("POST", "/api/reports", report),
};
