import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openBackupLane } from "#electron/backups/backup-lane.ts";
import type { StationConfig } from "#electron/config.ts";
import { examine } from "#electron/doctor.ts";
import { filesOf } from "#electron/open-parts.ts";
import { openStation, type Station } from "#electron/station.ts";
import { dana, orderFor } from "../seeds/warehouse.ts";
import { ipcClient } from "../station.ts";

/** Figures by their names, which say their units. */
export type Figures = Record<string, number>;
/** Told of each figure as soon as it is known: some take minutes. */
type Note = (name: string, value: number) => void;

async function medianMs(times: number, work: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

/** The longest time that nothing else could run while `work` did, in ms. */
async function longestGap(work: () => Promise<unknown>): Promise<{ ms: number; gapMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  delay.disable();
  return { ms, gapMs: delay.max / 1e6 };
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

function open(config: StationConfig): Promise<Station> {
  return openStation(config, { log: quiet }, { api: "off" });
}

async function reads(station: Station, note: Note): Promise<number> {
  const desk = ipcClient(station);
  const { pagination } = await desk.listOrders({ limit: 100 });
  const { total } = pagination;
  const last = Math.max(0, total - 100);
  const paid = (await desk.listOrders({ paymentStatus: "paid", limit: 100 })).pagination.total;
  const newest = (await desk.listOrders({ limit: 1 })).orders[0];
  note("orders", total);
  const timed: [string, () => Promise<unknown>][] = [
    ["first page", () => desk.listOrders({ limit: 100 })],
    ["deepest page", () => desk.listOrders({ limit: 100, offset: last })],
    [
      "deepest page of the paid",
      () => desk.listOrders({ paymentStatus: "paid", limit: 100, offset: Math.max(0, paid - 100) }),
    ],
    ["search by number", () => desk.listOrders({ search: newest?.externalReference ?? "" })],
    ["search by a common name", () => desk.listOrders({ search: "dana ro" })],
    ["one order", () => desk.getOrder({ id: newest?.orderId ?? "" })],
    ["wallet", () => desk.getWallet()],
    ["parcels", () => desk.listParcels({})],
    ["batches", () => desk.listBatches({})],
  ];
  for (const [name, work] of timed) note(`${name}, ms`, await medianMs(15, work));
  return total;
}

/** Days of buying: what stays in memory after each, the first ones left out. In KB a day of `labels` labels. */
async function memory(station: Station, note: Note): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const desk = ipcClient(station);
  const kept: { heap: number; rss: number }[] = [];
  for (let day = 0; day < 10; day++) {
    for (let at = 0; at < 20; at++) {
      const { orderId } = await orderFor(desk, [{ ...dana, name: `Dana ${day} ${at}` }]);
      await desk.purchaseLabels({ orderId, currency: "LTC" });
      await desk.listOrders({ limit: 100, offset: at * 100 });
    }
    await station.parts.store.idle();
    collect();
    const { heapUsed, rss } = process.memoryUsage();
    kept.push({ heap: heapUsed, rss });
  }
  const [from, to] = [kept[4], kept.at(-1)];
  if (!from || !to) return;
  note("heap after a day of 20 labels grows by, KB", (to.heap - from.heap) / 5 / 1024);
  note("RSS after a day of 20 labels grows by, KB", (to.rss - from.rss) / 5 / 1024);
  note("RSS, MB", to.rss / 1e6);
}

/** Everything that must not grow with the years, measured on a station's folder that nobody serves. */
export async function measure(config: StationConfig, note: Note): Promise<void> {
  const files = filesOf(config.folder);
  const pages = statSync(files.database).size;
  note("start, ms", await medianMs(5, async () => (await open(config)).close()));
  const station = await open(config);
  try {
    note("database, MB", pages / 1e6);
    note("database per order, bytes", pages / (await reads(station, note)));
    await memory(station, note);
  } finally {
    await station.close();
  }
  const doctor = await longestGap(async () => {
    const { ok, findings } = await examine(config);
    if (!ok) throw new Error(JSON.stringify(findings.filter((one) => !one.ok)).slice(0, 2000));
  });
  note("doctor, ms", doctor.ms);
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-years-"));
  // As the station makes it: in a thread, restored elsewhere and examined there.
  const lane = openBackupLane(config);
  try {
    const wish = { target: join(folder, "years.backup"), passphrase: null, keys: [] };
    const backup = await longestGap(() => lane.make(wish));
    note("backup, ms", backup.ms);
    note("longest pause while backing up, ms", backup.gapMs);
  } finally {
    await lane.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
