import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { batchOf, buyAll, openWarehouse, rowsOf, rowTo } from "./batch-room.ts";

test("what a batch bought is printed once the queue is through, and the grid knows it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-print-"));
  try {
    await using station = await openWarehouse();
    const profile = await station.desk.savePrinterProfile({
      name: "File",
      route: { kind: "folder", folder },
    });
    const id = await batchOf(station, [
      rowTo("Ann"),
      rowTo("MAGIC UNAVAILABLE AT PURCHASE"),
      rowTo("Bob"),
    ]);
    await buyAll(station, id, { printProfileId: profile.id });
    const { jobs } = await station.desk.listPrintJobs({});
    expect(jobs).toMatchObject([{ batchId: id, labels: 2 }]);
    await expect.poll(async () => (await station.desk.getBatch({ id })).counts.printed).toBe(2);
    expect((await rowsOf(station, id)).map(({ printedCopies }) => printedCopies)).toEqual([
      1, 0, 1,
    ]);
    expect(readdirSync(folder)).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a printer profile that is gone is told in the notice; the labels are bought all the same", async () => {
  await using station = await openWarehouse();
  const notices: string[] = [];
  station.station.onAnnouncement(({ kind, message }) => {
    if (kind === "notice") notices.push(message ?? "");
  });
  const id = await batchOf(station, [rowTo("Ann")]);
  const { counts } = await buyAll(station, id, { printProfileId: "gone" });
  expect(counts.bought).toBe(1);
  expect(notices[0]).toMatch(/1 label bought\. They were not printed: /);
});

test("a label that the person printed while the rest was still being bought is not printed again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-print-"));
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const carriers = (own: () => CarrierGateway): CarrierGateway => {
    const gateway = own();
    return {
      ...gateway,
      async buy(request) {
        if (/bob/i.test(request.toAddress.name)) await gate;
        return gateway.buy(request);
      },
    };
  };
  try {
    await using station = await openWarehouse({ carriers });
    const { id: profileId } = await station.desk.savePrinterProfile({
      name: "File",
      route: { kind: "folder", folder },
    });
    const id = await batchOf(station, [rowTo("Ann"), rowTo("Bob")]);
    const { usd } = await station.desk.quoteBatch({ id });
    const counts = async () => (await station.desk.getBatch({ id })).counts;
    await station.desk.buyBatch({
      id,
      commandId: "buy",
      expectedUsd: usd,
      printProfileId: profileId,
    });
    await expect.poll(async () => (await counts()).bought).toBe(1);
    await station.desk.startPrint({ commandId: "early", profileId, batchId: id });
    await expect.poll(async () => (await counts()).printed).toBe(1);
    letGo();
    await station.station.processAll();
    await expect.poll(async () => (await counts()).printed).toBe(2);
    expect((await rowsOf(station, id)).map(({ printedCopies }) => printedCopies)).toEqual([1, 1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
