/** What went wrong, in the reader's words. */
import { Problem, Unreachable } from "@/api/client";
import { say, t } from "@/text/fluent";

/** The browser gave us no passkey: the person thought better of it, or it cannot be done here. */
export class NoPasskey extends Error {}

/** The server's own sentence, or ours where it could not be asked. Anything else is a mistake and thrown on. */
export function wordsOf(problem: unknown): string {
  if (problem instanceof Problem) return say(problem.body.refusal?.text ?? problem.body.text);
  if (problem instanceof Unreachable) return t("problem-offline");
  if (problem instanceof NoPasskey) return t("no-passkey");
  throw problem;
}
