import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { examine } from "#electron/doctor.ts";
import { schemaVersion } from "#electron/store/migrate.ts";
import { ManualClock } from "../manual-clock.ts";
import { TestStation } from "../station.ts";
import { temporaryFolder } from "./open-database.ts";

/**
 * The data folder that Shipdeck 0.1.0 (schema 1) left after a day: an order with a bought and a refused label, one that was voided, one
 * that was never bought, a webhook, a key. Its files by their paths, in base64. Written by that version and never changed.
 */
function unpackOldStation(folder: string): void {
  const packed = readFileSync(new URL("./files/station-schema-1.json.gz", import.meta.url));
  const files = JSON.parse(gunzipSync(packed).toString("utf8")) as Record<string, string>;
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(text, "base64"));
  }
}

test("the station of the first version is opened with everything in it, and can do what is new", async () => {
  using folder = temporaryFolder();
  const data = folder.file("data");
  unpackOldStation(data);
  const station = await TestStation.open({ data, clock: new ManualClock() });
  const { desk } = station;
  const { db } = station.station.parts.store;
  expect(db.pragma("user_version", { simple: true })).toBe(schemaVersion);
  const { orders } = await desk.listOrders({});
  expect(
    orders.map(({ externalReference, paymentStatus }) => [externalReference, paymentStatus]),
  ).toEqual([
    [null, "pending"],
    ["1002", "refunded"],
    ["1001", "partially_paid"],
  ]);
  // What later versions keep beside it was made of what was there.
  const { parcels } = await desk.listParcels({});
  expect(parcels).toHaveLength(2);
  expect((await desk.getWallet()).currencies.find(({ currency }) => currency === "LTC")?.held).toBe(
    "0.00000000",
  );
  const profile = await desk.savePrinterProfile({
    name: "Folder",
    route: { kind: "folder", folder: folder.file("printed") },
  });
  const bought = await desk.getOrder({ id: orders[2]?.orderId ?? "" });
  const orderItemId = bought.items.find(({ status }) => status === "success")?.orderItemId ?? "";
  const job = await desk.startPrint({
    commandId: "old",
    orderItemIds: [orderItemId],
    profileId: profile.id,
  });
  await station.station.processAll();
  expect((await desk.getPrintJob({ jobId: job.id })).state).toBe("done");
  expect(station.errors).toEqual([]);
  const { config } = station.station;
  await station.close();
  expect((await examine(config)).findings.filter(({ ok }) => !ok)).toEqual([]);
});
