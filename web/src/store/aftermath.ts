/** What can still happen at the table of a finished game: how it ended is known, and the players may meet again. */
import { type Signal, signal } from "@preact/signals";
import { api } from "@/api/client";
import { listen } from "@/api/stream";
import type { TableStatus } from "@/api/wire";

/** No log is as long as this: only the status is asked for. */
const NO_LINES = 1_000_000_000;

export class AftermathStore {
  readonly status: Signal<TableStatus | null> = signal(null);

  constructor(readonly id: string) {}

  /** Listens until the returned function is called. */
  open(): () => void {
    return listen({
      address: () => api.streamOf(this.id, null, NO_LINES),
      message: (message) => {
        if (message.event === "now") this.status.value = JSON.parse(message.data) as TableStatus;
      },
      connection: () => undefined,
      refused: () => undefined,
    });
  }
}
