/** The event stream: messages cut anywhere, pauses that grow, and a line that comes back by itself. */
import { afterEach, expect, test, vi } from "vitest";
import { lineIsBack } from "@/api/patience";
import { type Connection, listen, MessageReader, pauseBefore } from "@/api/stream";

const text =
  'event: now\ndata: {"event":3}\n\n: still here\n\nid: 4\nevent: line\ndata: {"number":\ndata: 4}\n\n';

test("messages are the same however the text is cut", () => {
  const whole = new MessageReader().read(text);
  expect(whole).toEqual([
    { event: "now", data: '{"event":3}', id: null },
    { event: "line", data: '{"number":\n4}', id: "4" },
  ]);
  for (let cut = 1; cut < text.length; cut++) {
    const reader = new MessageReader();
    expect([...reader.read(text.slice(0, cut)), ...reader.read(text.slice(cut))]).toEqual(whole);
  }
});

test("pauses grow to fifteen seconds", () => {
  expect([0, 1, 2, 3, 9].map(pauseBefore)).toEqual([0, 500, 1000, 2000, 15000]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a broken line is opened again, behind the last number seen", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let last = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const number = asked.length;
    if (number === 2) throw new TypeError("network");
    return new Response(`id: ${number}\nevent: line\ndata: {"number":${number}}\n\n`);
  });
  const states: Connection[] = [];
  const stop = listen({
    address: () => `/stream?after=${last}`,
    message: (message) => {
      last = Number(message.id);
    },
    connection: (state) => states.push(state),
    refused: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(3_000);
  stop();
  expect(asked.slice(0, 3)).toEqual(["/stream?after=0", "/stream?after=1", "/stream?after=1"]);
  expect(last).toBeGreaterThanOrEqual(3);
  expect(states.slice(0, 3)).toEqual(["connecting", "live", "lost"]);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(before);
});

test("who may not listen is told so, and a line that is back is tried at once", async () => {
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return new Response("", { status: 403 });
  });
  const refusals: number[] = [];
  const stop = listen({
    address: () => "/stream",
    message: () => undefined,
    connection: () => undefined,
    refused: (status) => refusals.push(status),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refusals[0]).toBe(403);
  const before = asked;
  lineIsBack();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(before + 1);
  stop();
});
