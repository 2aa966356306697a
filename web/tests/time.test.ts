/** What time it is for the server, and whose clock a phone shows. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableStatus } from "@/api/wire";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000_000);
});
afterEach(() => void vi.useRealTimers());

test("until the server was heard the own clock must do", async () => {
  const { serverNow } = await import("@/api/time");
  expect(serverNow()).toBe(1_000_000);
});

test("the answer that came fastest tells the time best, and old ones are forgotten", async () => {
  const { hearTime, serverNow } = await import("@/api/time");
  hearTime("1000090.000");
  hearTime("1000088.500");
  hearTime(null);
  hearTime("soon");
  expect(serverNow()).toBe(1_000_090);
  vi.setSystemTime(1_000_090_000); // Somebody has set the clock of the device right.
  for (let i = 0; i < 12; i++) hearTime("1000090.000");
  expect(serverNow()).toBe(1_000_090);
});

test("a phone shows one's own clock, otherwise the one that runs out first", async () => {
  const { seatOnClock } = await import("@/table/PhoneClock");
  const running = (deadlines: Record<string, number>): TableStatus =>
    ({ deadlines }) as unknown as TableStatus;
  expect(seatOnClock(running({ "0": 50, "2": 40 }), 0)).toBe(0);
  expect(seatOnClock(running({ "0": 50, "2": 40 }), 1)).toBe(2);
  expect(seatOnClock(running({ "0": 50 }), null)).toBe(0);
  expect(seatOnClock(running({}), 0)).toBeNull();
});
