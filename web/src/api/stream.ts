/**
 * The event stream of a table, read with fetch so that silence is noticed too.
 *
 * The server writes at least a comment every 15 seconds. If nothing comes for much longer, or the line breaks, the stream
 * is opened again after a pause that grows, and goes on behind the last number seen.
 */
import { whenLineIsBack } from "@/api/patience";

export interface Message {
  readonly event: string;
  readonly data: string;
  readonly id: string | null;
}

/** Cuts a stream of text into messages; a piece may end anywhere. */
export class MessageReader {
  private rest = "";

  read(piece: string): Message[] {
    const blocks = (this.rest + piece).replaceAll("\r\n", "\n").split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.map(messageOf).filter((message) => message !== null);
  }
}

function messageOf(block: string): Message | null {
  let event = "message";
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon <= 0) continue;
    const field = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    else if (field === "data") data.push(value);
    else if (field === "id") id = value;
  }
  return data.length ? { event, data: data.join("\n"), id } : null;
}

export type Connection = "connecting" | "live" | "lost";

export interface Listener {
  /** The address to open, asked anew for every attempt because it names the last number seen. */
  address(): string;
  message(message: Message): void;
  connection(state: Connection): void;
  /** The server does not let us listen there, with this status; it is asked again all the same. */
  refused(status: number): void;
}

/** Longer than this without a word, and the line counts as dead. */
const SILENCE = 40_000;
const FIRST_PAUSE = 500;
const MAX_PAUSE = 15_000;

/** The pause before the n-th attempt in a row. */
export const pauseBefore = (attempt: number): number =>
  attempt === 0 ? 0 : Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));

/** Listens until the returned function is called. */
export function listen(listener: Listener): () => void {
  let stopped = false;
  let attempt = 0;
  let current: AbortController | null = null;
  let wake: () => void = () => undefined;

  const sleep = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    while (!stopped) {
      await sleep(pauseBefore(attempt));
      if (stopped) return;
      listener.connection(attempt === 0 ? "connecting" : "lost");
      attempt += 1;
      current = new AbortController();
      await once(listener, current, () => {
        attempt = 0;
      });
      if (!stopped) {
        listener.connection("lost");
        attempt = Math.max(attempt, 1);
      }
    }
  };

  const forget = whenLineIsBack(() => wake());
  void run();
  return () => {
    stopped = true;
    forget();
    wake();
    current?.abort();
  };
}

/** One attempt: reads until the line breaks or falls silent. */
async function once(listener: Listener, stop: AbortController, arrived: () => void): Promise<void> {
  let watchdog = setTimeout(() => stop.abort(), SILENCE);
  try {
    const answer = await fetch(listener.address(), {
      signal: stop.signal,
      headers: { Accept: "text/event-stream" },
    });
    if (!answer.ok || !answer.body) {
      if (answer.status < 500) listener.refused(answer.status);
      return;
    }
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const messages = new MessageReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(watchdog);
      watchdog = setTimeout(() => stop.abort(), SILENCE);
      arrived();
      listener.connection("live");
      for (const message of messages.read(value)) listener.message(message);
    }
  } catch (problem) {
    // A broken line is what this loop is for; anything else is a mistake of ours.
    if (!(problem instanceof TypeError || problem instanceof DOMException)) throw problem;
  } finally {
    clearTimeout(watchdog);
  }
}
