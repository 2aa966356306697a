/**
 * What time it is for the server. Deadlines are in its time, and the clock of this device may be wrong by minutes.
 *
 * Every answer says when it was sent. On its way time passes, so that it is a little early whenever it is read: the
 * latest of the last few is the best.
 */

const KEPT = 12;

/** By how many seconds the server was ahead of this device, as the last answers said. */
const heard: number[] = [];

export function hearTime(header: string | null): void {
  const time = Number(header);
  if (!header || !Number.isFinite(time)) return;
  heard.push(time - Date.now() / 1000);
  if (heard.length > KEPT) heard.shift();
}

/** Seconds since 1970. */
export const serverNow = (): number => Date.now() / 1000 + (heard.length ? Math.max(...heard) : 0);
