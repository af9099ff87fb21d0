import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restoreBackup } from "#electron/restore.ts";
import { batchOf, heldCarriers, openWarehouse, rowTo } from "./batch-room.ts";

const count = 9;

test("a backup that was made while a batch was being bought stands still when it is restored: nobody but a person buys its rest", async () => {
  const home = mkdtempSync(join(tmpdir(), "shipdeck-restored-batch-"));
  try {
    const [data, file] = [join(home, "data"), join(home, "noon.backup")];
    const first = heldCarriers();
    const before = await openWarehouse({ data, carriers: first.carriers });
    const { config } = before.station;
    const rows = Array.from({ length: count }, (_, n) => rowTo(`Recipient ${n}`));
    const id = await batchOf(before, rows);
    const { usd } = await before.desk.quoteBatch({ id });
    await before.desk.buyBatch({ id, commandId: "buy", expectedUsd: usd });
    await expect.poll(first.calls).toBeGreaterThan(0);
    await before.station.parts.backups.make(file, null);
    first.open();
    await before.station.processAll();
    expect((await before.desk.getBatch({ id })).counts.bought).toBe(count);
    await before.close();

    expect(await restoreBackup(file, config)).toMatchObject({ pausedBatches: 1 });
    const second = heldCarriers();
    second.open();
    await using after = await openWarehouse({ data, carriers: second.carriers });
    await after.station.processAll();
    expect(second.calls()).toBe(0);
    const still = await after.desk.getBatch({ id });
    expect(still).toMatchObject({ state: "paused", pausedReason: { code: "BATCH_RESTORED" } });
    expect(still.pausedReason?.message).toContain("bought twice");
    // Who has looked goes on with it.
    await after.desk.resumeBatch({ id });
    await after.station.processAll();
    expect(await after.desk.getBatch({ id })).toMatchObject({ state: "open", pausedReason: null });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
