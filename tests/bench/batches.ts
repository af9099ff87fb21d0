import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { importAll, until } from "./import-batch.ts";
import { type BenchWindow, openWindow } from "./open-window.ts";
import { type PairedResult, quantile } from "./paired.ts";
import { type RoundTrips, roundTrips } from "./round-trips.ts";

const idleMs = 5_000;

function told(name: string, idle: RoundTrips, busy: RoundTrips, seconds: number): PairedResult {
  const [ours, limit] = [quantile(busy.window, 0.99), quantile(idle.window, 0.99)];
  const beside = (key: keyof RoundTrips) =>
    `${quantile(busy[key], 0.99).toFixed(1)} beside ${quantile(idle[key], 0.99).toFixed(1)} ms`;
  return {
    name,
    unit: "ms",
    ours,
    limit,
    ratio: ours / limit,
    spread: [
      quantile(busy.window, 0.5) / quantile(idle.window, 0.5),
      quantile(busy.window, 0.9) / quantile(idle.window, 0.9),
    ],
    pairs: busy.window.length,
    load: loadavg()[0] ?? 0,
    note: `${seconds.toFixed(1)} s; longest ${quantile(busy.window, 1).toFixed(1)} ms; API p99 ${beside("api")}; frames p99 ${beside("frames")}`,
  };
}

async function timed(
  bench: BenchWindow,
  name: string,
  work: () => Promise<unknown>,
): Promise<PairedResult> {
  // Half of the idle time before and half after, so that a machine that gets busier spoils neither side alone.
  const before = await roundTrips(bench, () => pause(idleMs));
  const start = performance.now();
  const busy = await roundTrips(bench, work);
  const seconds = (performance.now() - start) / 1000;
  const after = await roundTrips(bench, () => pause(idleMs));
  const idle = {
    window: [...before.window, ...after.window],
    api: [...before.api, ...after.api],
    frames: [...before.frames, ...after.frames],
  };
  return told(name, idle, busy, seconds);
}

/** The window's round trip (p99) while 10,000 rows are imported, verified and rated, over the idle one. */
export async function benchImport(): Promise<PairedResult> {
  const bench = await openWindow();
  try {
    const name = "window's round trip p99 while 10,000 rows are imported and rated, over idle";
    return await timed(bench, name, () => importAll(bench, 10_000));
  } finally {
    await bench.close();
  }
}

/** The window's round trip (p99) while 1,000 labels are bought, over the idle one. */
export async function benchBatch(): Promise<PairedResult> {
  const bench = await openWindow();
  try {
    const id = await importAll(bench, 1_000);
    const { usd } = await bench.desk.quoteBatch({ id });
    const name = "window's round trip p99 while 1,000 labels are bought, over idle";
    return await timed(bench, name, async () => {
      await bench.desk.buyBatch({ id, commandId: "bench", expectedUsd: usd });
      await until(bench.desk, id, ({ bought }) => bought === 1_000);
    });
  } finally {
    await bench.close();
  }
}
