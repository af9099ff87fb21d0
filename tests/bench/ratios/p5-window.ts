import { setTimeout as pause } from "node:timers/promises";
import { load, quantile } from "../paired.ts";
import type { Goal, Row } from "../row.ts";
import { buyBatch, readyBatch } from "../subjects/batch.ts";
import { type BenchWindow, openWindow } from "../subjects/open-window.ts";
import { type RoundTrips, roundTrips } from "../subjects/round-trips.ts";

const idleMs = 5_000;
const labels = 1_000;
const buying = "1,000 labels are bought";

/** Idle time before and after, so that a machine that gets busier spoils neither side alone. */
export async function besideIdle(bench: BenchWindow, work: () => Promise<unknown>) {
  const before = await roundTrips(bench, () => pause(idleMs));
  const start = performance.now();
  const busy = await roundTrips(bench, work);
  const seconds = (performance.now() - start) / 1000;
  const after = await roundTrips(bench, () => pause(idleMs));
  const idle: RoundTrips = {
    window: [...before.window, ...after.window],
    api: [...before.api, ...after.api],
    frames: [...before.frames, ...after.frames],
    loop: [...before.loop, ...after.loop],
  };
  return { busy, idle, seconds };
}

type Seen = Awaited<ReturnType<typeof besideIdle>>;

export function overIdle(
  { busy, idle }: Seen,
  key: "window" | "api",
  what: string,
  meanwhile: string,
): Row {
  const [ours, limit] = [quantile(busy[key], 0.99), quantile(idle[key], 0.99)];
  return {
    what: `${what} p99 while ${meanwhile}, over idle`,
    value: ours / limit,
    unit: "x",
    goal: { atMost: 3 },
    raw: { ours, limit, unit: "ms" },
    load: load(),
    note: `${busy[key].length} asked, longest ${quantile(busy[key], 1).toFixed(1)} ms; median ${quantile(busy[key], 0.5).toFixed(1)} beside ${quantile(idle[key], 0.5).toFixed(1)} ms`,
  };
}

function lateness({ busy, idle }: Seen, key: "loop" | "frames", what: string, goal: Goal): Row {
  const share = key === "loop" ? 0.5 : 0.99;
  const [ours, limit] = [quantile(busy[key], share), quantile(idle[key], share)];
  return {
    what: `${what} p99 while ${buying}`,
    value: ours,
    unit: "ms",
    goal,
    raw: { ours, limit, unit: "ms" },
    load: load(),
  };
}

/** What window, API and main process wait for while the real app buys 1,000 labels. */
export async function benchWindow(): Promise<Row[]> {
  const bench = await openWindow();
  try {
    const id = await readyBatch(bench.desk, labels);
    const seen = await besideIdle(bench, () => buyBatch(bench.desk, id, labels));
    return [
      overIdle(seen, "window", "IPC round trip", buying),
      overIdle(seen, "api", "API round trip", buying),
      {
        ...lateness(seen, "loop", "event-loop delay", { atMost: 10 }),
        note: `the batch took ${seen.seconds.toFixed(1)} s`,
      },
      lateness(seen, "frames", "frame gap", { atMost: 20 }),
    ];
  } finally {
    await bench.close();
  }
}
