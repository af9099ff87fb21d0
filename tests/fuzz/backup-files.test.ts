import fc from "fast-check";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadConfig } from "#electron/config.ts";
import { restoreBackup } from "#electron/restore.ts";
import { headIsDamaged, headText, readHead } from "#electron/store/head-file.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { Dice } from "./dice.ts";
import { leakIn } from "./leaks.ts";
import { mutate, orderFiles } from "./samples.ts";

const runs = Number(process.env["SHIPDECK_FUZZ_BACKUPS"] ?? 30);
const folder = mkdtempSync(join(tmpdir(), "shipdeck-backups-"));
let good: Buffer;

beforeAll(async () => {
  await using station = await TestStation.open();
  await station.desk.deposit({ currency: "LTC", amount: "5" });
  const { orderId } = await orderFor(station.desk);
  await station.desk.purchaseLabels({ orderId });
  const file = join(folder, "good.backup");
  await station.station.parts.backups.make(file, null);
  good = readFileSync(file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function restore(bytes: Uint8Array): Promise<string> {
  const file = join(folder, "tried.backup");
  writeFileSync(file, bytes);
  try {
    await restoreBackup(file, loadConfig({}, { data: join(folder, "data"), port: 0 }));
    return "restored";
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replaceAll(folder, "…");
  }
}

test("a backup with bytes changed, doubled or cut is restored whole, or refused in a sentence and nothing is changed", async () => {
  expect(await restore(good)).toBe("restored");
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    const dice = new Dice(draw);
    const told = await restore(mutate(dice, good, [good, ...orderFiles]));
    if (told === "restored") return;
    expect(told).toMatch(/^Nothing was restored.*[.]$/s);
    expect(leakIn(told)).toBeNull();
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
});

test("a backup that is cut off is said to be damaged, in a whole sentence", async () => {
  const told = await restore(good.subarray(0, good.length >> 1));
  expect(told).toMatch(/^Nothing was restored.*damaged.*[.]$/s);
  expect(leakIn(told)).toBeNull();
});

test("a record of the journal's head of any bytes is read, or known to be damaged", () => {
  const file = join(folder, "ledger.head");
  const right = Buffer.from(headText({ seq: 7, hash: "a".repeat(64) }));
  const property = fc.property(fc.gen(), (draw) => {
    writeFileSync(file, mutate(new Dice(draw), right, orderFiles));
    expect(headIsDamaged(file)).toBe(readHead(file) === null);
  });
  fc.assert(property, { numRuns: 300 });
});
