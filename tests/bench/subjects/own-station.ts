import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadConfig } from "#electron/config.ts";
import { openStation, type Station, type StationParts } from "#electron/station.ts";
import { warehouse } from "../../seeds/warehouse.ts";
import { ipcClient } from "../../station.ts";

export type Desk = ReturnType<typeof ipcClient>;

export interface OwnStation {
  station: Station;
  desk: Desk;
  folder: string;
  close: () => Promise<void>;
}

const quiet = { info: () => {}, warn: () => {}, error: console.error };

/** An address to ship from, and money. */
export async function furnish(desk: Desk): Promise<void> {
  await desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
  await desk.deposit({ currency: "BTC", amount: "1000" });
}

/** A station in this process, without its API: on a folder of its own with an address and money, or on one that is there. */
export async function openOwnStation(
  data?: string,
  parts: StationParts = {},
  api: "off" | "required" = "off",
): Promise<OwnStation> {
  const folder = data ?? mkdtempSync(join(tmpdir(), "shipdeck-bench-"));
  const config = loadConfig({}, { data: folder, port: 0 });
  const station = await openStation(config, { log: quiet, ...parts }, { api });
  const desk = ipcClient(station);
  if (data === undefined) await furnish(desk);
  return {
    station,
    desk,
    folder,
    async close() {
      await station.close();
      if (data === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Batches = Pick<Desk, "getBatch">;
type Counts = Awaited<ReturnType<Desk["getBatch"]>>["counts"];

/** Asks every so many ms whether a batch has come so far. */
export async function untilBatch(
  desk: Batches,
  id: string,
  done: (counts: Counts) => boolean,
  everyMs: number,
): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < 600_000) {
    const { counts } = await desk.getBatch({ id });
    if (done(counts)) return;
    await pause(everyMs);
  }
  throw new Error("the batch does not come to its end");
}
