import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBackup } from "#electron/backups/make-backup.ts";
import { loadConfig } from "#electron/config.ts";
import { verifyBackup } from "#electron/store/verify-backup.ts";
import { StationError } from "#shared/contract/errors.ts";
import { parcel, warehouse } from "../seeds/warehouse.ts";
import { at } from "../service/batches/batch-room.ts";
import { StationWorld } from "./station-world.ts";

const root = process.platform === "linux" && process.getuid?.() === 0;
/** Free pages of the disk when the day begins. Every number up to 300 by night: `SHIPDECK_FREE_PAGES=1 npx vitest run …`. */
const step = Number(process.env["SHIPDECK_FREE_PAGES"] ?? 5);
const most = 300;

let mount = "";
let books = "";
let morning = "";
beforeAll(async () => {
  if (!root) return;
  [mount, books, morning] = ["disk", "books", "morning"].map((name) =>
    mkdtempSync(join(tmpdir(), `shipdeck-${name}-`)),
  ) as [string, string, string];
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=32m", "shipdeck-test", mount]);
  await using world = await StationWorld.open({ folder: morning, keep: true });
  const { desk } = world.station;
  await desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
  await desk.createWebhook({ webhookUrl: "http://127.0.0.1:9/hook", events: ["label.created"] });
  await desk.deposit({ currency: "LTC", amount: "90" });
});
afterAll(() => {
  if (!root) return;
  execFileSync("umount", ["-l", mount]);
  for (const folder of [mount, books, morning]) rmSync(folder, { recursive: true, force: true });
});

/** Makes the disk hold so many more pages and no more. */
function fillBut(pages: number): string {
  const { bavail, bsize } = statfsSync(mount);
  const ballast = join(mount, "ballast");
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail - pages) * bsize));
  return ballast;
}

/** What an operation may say when the disk is full, and what follows from an earlier one that was refused. */
const mayFail =
  /^(STORAGE_UNAVAILABLE|ORDER_NOT_FOUND|LABEL_NOT_FOUND|LABEL_NOT_VOIDABLE|BATCH_\w+|NOTHING_\w+|QUOTE_\w+|VALIDATION_ERROR)$/;

/** Everything that writes, one after the other. Answers what was refused; anything but a refusal is the test's failure. */
async function liveDay(world: StationWorld): Promise<string[]> {
  const { desk, station } = world.station;
  const refused: string[] = [];
  async function tried<T>(name: string, act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StationError)) throw error;
      expect({ name, code: error.code }).toEqual({ name, code: expect.stringMatching(mayFail) });
      refused.push(name);
      return null;
    }
  }
  await tried("deposit", () => desk.deposit({ currency: "BTC", amount: "0.1" }));
  const orderId = await tried("order", () => world.order([{ to: "fine" }, { to: "sold unheard" }]));
  const bought = await tried("purchase", () => desk.purchaseLabels({ orderId: orderId ?? "none" }));
  const label = bought?.labels.find(({ success }) => success);
  if (label) await tried("void", () => desk.voidLabel({ orderItemId: label.orderItemId }));
  await tried("settings", () => desk.updateSettings({ labelSize: "4x8" }));
  await tried("key", () => desk.createKey({ name: "noon" }));
  const batch = await tried("batch", () => desk.createBatch({ name: "Noon" }));
  if (batch) {
    const { id } = batch;
    for (const name of ["fine", "Fine"])
      await tried("row", () =>
        desk.addBatchRow({ id, orderNumber: name, toAddress: at(name), package: parcel }),
      );
    await station.processAll();
    const quote = await tried("quote", () => desk.quoteBatch({ id }));
    const press = { id, commandId: "noon", expectedUsd: quote?.usd ?? "0.00" };
    await tried("buy batch", () => desk.buyBatch(press));
    await station.processAll();
  }
  await station.processAll();
  return refused;
}

test(
  "wherever on a day the disk is full, what was answered holds, nothing is sold that is not paid, and all goes on once there is space",
  async () => {
    if (!root) {
      console.log("NOT ROOT: no small disk can be mounted; full-disk.test.ts stands for it.");
      expect(root).toBe(false);
      return;
    }
    const counts = { days: 0, refused: 0, whole: 0 };
    const kinds = new Set<string>();
    for (let pages = 0; pages <= most; pages += step) {
      const folder = join(mount, String(pages));
      const book = join(books, `${pages}.jsonl`);
      cpSync(morning, folder, { recursive: true });
      const world = await StationWorld.open({ folder, book, keep: true });
      const ballast = fillBut(pages);
      const refused = await liveDay(world);
      for (const kind of refused) kinds.add(kind);
      counts.days += 1;
      counts.refused += refused.length;
      if (refused.length === 0) counts.whole += 1;
      // Everything can be read, and is right, while the disk is still full.
      expect({ pages, problems: await world.problems() }).toEqual({ pages, problems: [] });
      expect(world.station.station.parts.store.refusal).toBeNull();
      rmSync(ballast);
      expect({ pages, settled: await world.settle() }).toEqual({ pages, settled: true });
      expect({
        pages,
        problems: [...(await world.problems()), ...world.carrierProblems()],
      }).toEqual({
        pages,
        problems: [],
      });
      const orderId = await world.order([{ to: "fine" }]);
      expect((await world.station.desk.purchaseLabels({ orderId })).successCount).toBe(1);
      await world.stop();
      rmSync(folder, { recursive: true });
    }
    console.log("full disks", counts, [...kinds].join(", "));
    expect(counts.refused).toBeGreaterThan(10);
    expect(counts.whole).toBeGreaterThan(0);
  },
  100_000 + (most / step) * 8_000,
);

test("a station that cannot even start on a full disk says so, and starts once there is space", async () => {
  if (!root) return expect(root).toBe(false);
  for (const pages of [0, 1, 2, 4, 8, 16]) {
    const folder = join(mount, `start-${pages}`);
    cpSync(morning, folder, { recursive: true });
    const ballast = fillBut(pages);
    const opened = await StationWorld.open({ folder, keep: true }).catch((error: unknown) => error);
    if (opened instanceof StationWorld) await opened.stop();
    else expect(String(opened)).toMatch(/disk is full|disk refuses|no space left/i);
    rmSync(ballast);
    const world = await StationWorld.open({ folder, keep: true });
    expect(await world.problems()).toEqual([]);
    await world.stop();
    rmSync(folder, { recursive: true });
    expect(existsSync(ballast)).toBe(false);
  }
});

test("a backup that finds no room leaves neither a file nor a trace, and the one of before stays", async () => {
  if (!root) return expect(root).toBe(false);
  const folder = join(mount, "backed-up");
  cpSync(morning, folder, { recursive: true });
  const config = loadConfig({}, { data: join(folder, "data") });
  const target = join(folder, "station.backup");
  writeFileSync(target, "the backup of yesterday");
  const files = () =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => !/-(wal|shm)$/.test(name))
      .sort();
  const before = files();
  const wish = { target, passphrase: null, keys: [] };
  let failed = 0;
  for (let pages = 0; ; pages += 40) {
    const ballast = fillBut(pages);
    const made = await makeBackup(config, wish).catch((error: unknown) => error);
    rmSync(ballast);
    if (!(made instanceof Error)) break;
    failed += 1;
    expect(made.message).not.toMatch(/\n\s+at |undefined/);
    expect({ pages, left: files() }).toEqual({ pages, left: before });
    expect(readFileSync(target, "utf8")).toBe("the backup of yesterday");
  }
  console.log(`${failed} backups found no room`);
  expect(failed).toBeGreaterThan(2);
  expect(verifyBackup(target, { nativeBinding: undefined })).toEqual([]);
  rmSync(folder, { recursive: true });
});
