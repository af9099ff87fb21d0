import Database from "better-sqlite3";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOf } from "#electron/open-parts.ts";
import { ManualClock } from "../manual-clock.ts";
import { parcel, warehouse } from "../seeds/warehouse.ts";
import { at } from "../service/batches/batch-room.ts";
import { PrintRoom } from "../printing/print-room.ts";
import { ZplPrinter } from "../printing/zpl-printer.ts";
import { TestStation } from "../station.ts";
import { StationWorld } from "./station-world.ts";

/** Opens something while another program holds the database, which lets go as soon as this has been complained of. */
async function whileLocked(data: string, open: () => Promise<TestStation>, complaint: RegExp) {
  const holder = new Database(filesOf(join(data, "sandbox")).database);
  holder.exec("BEGIN IMMEDIATE");
  const station = await open();
  const said = () => station.lines.some(({ message }) => complaint.test(message));
  await expect.poll(said, { interval: 20 }).toBe(true);
  holder.exec("ROLLBACK");
  holder.close();
  return station;
}

test("a batch that was being bought goes on by itself when the storage refused only at the start", async () => {
  const root = mkdtempSync(join(tmpdir(), "shipdeck-locked-"));
  try {
    await using world = await StationWorld.open({ folder: join(root, "before") });
    const { desk, station } = world.station;
    await desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
    await desk.deposit({ currency: "LTC", amount: "5" });
    const { id } = await desk.createBatch({});
    for (const name of ["Fine", "Refused"])
      await desk.addBatchRow({ id, orderNumber: name, toAddress: at(name), package: parcel });
    await station.processAll();
    const { usd } = await desk.quoteBatch({ id });
    await desk.buyBatch({ id, commandId: "press", expectedUsd: usd });
    // Killed as soon as the button was answered.
    const data = join(root, "after");
    cpSync(world.data, data, { recursive: true });
    const clock = new ManualClock();
    const open = () => TestStation.open({ data, clock, carriers: () => world.carrier });
    await using again = await whileLocked(data, open, /batches/);
    await clock.advance(6_000);
    await again.station.processAll();
    const batch = await again.desk.getBatch({ id });
    expect(batch).toMatchObject({ state: "open", counts: { bought: 1 } });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test("a print job that was interrupted is said to be so even when the storage refused at the start", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-locked-"));
  await using printer = await ZplPrinter.open();
  const clock = new ManualClock();
  try {
    const room = await PrintRoom.open(1, { data, clock });
    const { id: profileId } = await room.profile(printer.route);
    const press = { commandId: "c", profileId, orderItemIds: room.items };
    const { id: jobId } = await room.desk.startPrint(press);
    await room.job(jobId);
    const { db } = room.station.station.parts.store;
    db.prepare("UPDATE print_job SET state = 'printing', sent = 0 WHERE id = ?").run(jobId);
    await room.station.close();
    const open = () => TestStation.open({ data, clock });
    await using again = await whileLocked(data, open, /print jobs of the last run/);
    await clock.advance(6_000);
    await again.station.processAll();
    expect(await again.desk.getPrintJob({ jobId })).toMatchObject({ state: "stopped" });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
