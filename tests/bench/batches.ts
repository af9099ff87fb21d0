import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { loadConfig } from "#electron/config.ts";
import { openStation, type Station } from "#electron/station.ts";
import { warehouse } from "../seeds/warehouse.ts";
import { ipcClient } from "../station.ts";
import type { PairedResult } from "./paired.ts";

const header = "Order Number,Name,Street 1,City,State,ZIP,Country,Length,Width,Height,Weight (oz)";

type Desk = ReturnType<typeof ipcClient>;

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Asks the station how it is, again and again until `work` is done, from another thread as a window does: a question waits while
 * the station's event loop is busy. Answers how long each round trip took, in ms.
 */
async function roundTrips(desk: Desk, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const asker = new Worker(new URL("./asker.ts", import.meta.url));
  const answer = async () => {
    const about = await desk.getStation();
    // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
    asker.postMessage(about);
  };
  asker.on("message", (told: "ask" | number) => {
    if (typeof told === "number") times.push(told);
    else void answer();
  });
  try {
    await work;
  } finally {
    await asker.terminate();
  }
  return times;
}

async function openShop(): Promise<{ station: Station; desk: Desk; close: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-bench-"));
  const station = await openStation(loadConfig({}, { data, port: 0 }), {}, { api: "off" });
  const desk = ipcClient(station);
  await desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
  await desk.deposit({ currency: "BTC", amount: "1000" });
  return {
    station,
    desk,
    async close() {
      await station.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function fileOf(count: number): Uint8Array {
  const lines = Array.from(
    { length: count },
    (_, n) =>
      `B-${n},Recipient ${n},${(n % 900) + 1} Dexter Ave,Montgomery,AL,36130,US,10,8,4,${(n % 60) + 8}`,
  );
  return new TextEncoder().encode([header, ...lines].join("\n"));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A file of so many orders from the bytes to the last rate. */
async function importAll(desk: Desk, station: Station, count: number): Promise<string> {
  const { id } = await desk.importBatch({ fileName: `orders-${count}.csv`, bytes: fileOf(count) });
  await station.processAll();
  const { counts } = await desk.getBatch({ id });
  if (counts.ready !== count) throw new Error(`${counts.ready} of ${count} rows are ready`);
  return id;
}

function told(name: string, idle: readonly number[], busy: readonly number[], note: string) {
  const [ours, limit] = [quantile(busy, 0.99), quantile(idle, 0.99)];
  return {
    name,
    unit: "ms",
    ours,
    limit,
    ratio: ours / limit,
    spread: [quantile(busy, 0.5) / quantile(idle, 0.5), quantile(busy, 1) / quantile(idle, 1)],
    pairs: busy.length,
    load: loadavg()[0] ?? 0,
    note,
  } satisfies PairedResult;
}

/** The window's round trip (p99) while 10,000 rows are imported, verified and rated, over the idle one. */
export async function benchImport(): Promise<PairedResult> {
  const { station, desk, close } = await openShop();
  try {
    const idle = await roundTrips(desk, pause(3_000));
    const start = performance.now();
    const busy = await roundTrips(desk, importAll(desk, station, 10_000));
    const seconds = (performance.now() - start) / 1000;
    const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
    return told(
      "round trip p99 while 10,000 rows are imported and rated, over idle",
      idle,
      busy,
      `${seconds.toFixed(1)} s, longest round trip ${quantile(busy, 1).toFixed(1)} ms, ${memory} MB`,
    );
  } finally {
    await close();
  }
}

/** The window's round trip (p99) while 1,000 labels are bought, over the idle one. */
export async function benchBatch(): Promise<PairedResult> {
  const { station, desk, close } = await openShop();
  try {
    const id = await importAll(desk, station, 1_000);
    const idle = await roundTrips(desk, pause(3_000));
    const { usd } = await desk.quoteBatch({ id });
    const start = performance.now();
    const buy = async () => {
      await desk.buyBatch({ id, commandId: "bench", expectedUsd: usd });
      await station.processAll();
    };
    const busy = await roundTrips(desk, buy());
    const seconds = (performance.now() - start) / 1000;
    const { counts } = await desk.getBatch({ id });
    if (counts.bought !== 1_000) throw new Error(`${counts.bought} of 1,000 labels were bought`);
    return told(
      "round trip p99 while 1,000 labels are bought, over idle",
      idle,
      busy,
      `${seconds.toFixed(1)} s, longest round trip ${quantile(busy, 1).toFixed(1)} ms`,
    );
  } finally {
    await close();
  }
}
