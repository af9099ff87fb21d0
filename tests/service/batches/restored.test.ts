import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { restoreBackup } from "#electron/restore.ts";
import { batchOf, openWarehouse, rowTo } from "./batch-room.ts";

const count = 9;

/** Carriers that count what they are asked to buy, and wait with it until they are let. */
function countingCarriers(gate: Promise<void>) {
  const asked: string[] = [];
  const carriers = (own: () => CarrierGateway): CarrierGateway => {
    const gateway = own();
    return {
      ...gateway,
      async buy(request) {
        asked.push(request.reference);
        await gate;
        return gateway.buy(request);
      },
    };
  };
  return { carriers, asked };
}

test("a backup that was made while a batch was being bought stands still when it is restored: nobody but a person buys its rest", async () => {
  const home = mkdtempSync(join(tmpdir(), "shipdeck-restored-batch-"));
  try {
    const [data, file] = [join(home, "data"), join(home, "noon.backup")];
    let letGo = () => {};
    const first = countingCarriers(new Promise<void>((resolve) => (letGo = resolve)));
    const before = await openWarehouse({ data, carriers: first.carriers });
    const { config } = before.station;
    const rows = Array.from({ length: count }, (_, n) => rowTo(`Recipient ${n}`));
    const id = await batchOf(before, rows);
    const { usd } = await before.desk.quoteBatch({ id });
    await before.desk.buyBatch({ id, commandId: "buy", expectedUsd: usd });
    await expect.poll(() => first.asked.length).toBeGreaterThan(0);
    await before.station.parts.backups.make(file, null);
    letGo();
    await before.station.processAll();
    expect((await before.desk.getBatch({ id })).counts.bought).toBe(count);
    await before.close();

    expect(await restoreBackup(file, config)).toMatchObject({ pausedBatches: 1 });
    const second = countingCarriers(Promise.resolve());
    await using after = await openWarehouse({ data, carriers: second.carriers });
    await after.station.processAll();
    expect(second.asked).toEqual([]);
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
