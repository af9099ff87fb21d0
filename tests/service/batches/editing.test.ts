import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { at, batchOf, openWarehouse, rowsOf, rowTo } from "./batch-room.ts";

test("edits are taken back and done again, one step each, also after a restart", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-batch-"));
  try {
    const first = await openWarehouse({ data });
    const id = await batchOf(first, [rowTo("Ann"), rowTo("Bob")]);
    const rowIds = (await rowsOf(first, id)).map(({ rowId }) => rowId);
    await first.desk.editBatchRows({ id, rowIds, changes: { package: { weight: 30 } } });
    await first.desk.editBatchRows({ id, rowIds: rowIds.slice(0, 1), changes: { notes: "Gift" } });
    await first.close();
    await using station = await openWarehouse({ data });
    const facts = async () =>
      (await rowsOf(station, id)).map((row) => [row.package.weight, row.notes]);
    const undo = async () => station.desk.undoBatchEdit({ id });
    expect((await undo()).rowIds).toEqual(rowIds.slice(0, 1));
    expect(await facts()).toEqual([
      [30, ""],
      [30, ""],
    ]);
    const { batch } = await undo();
    expect(batch).toMatchObject({ canUndo: false, canRedo: true });
    expect(await facts()).toEqual([
      [18, ""],
      [18, ""],
    ]);
    await expect(undo()).rejects.toMatchObject({ code: "ROW_NOT_EDITABLE" });
    await station.desk.redoBatchEdit({ id });
    await station.desk.redoBatchEdit({ id });
    expect(await facts()).toEqual([
      [30, "Gift"],
      [30, ""],
    ]);
    await station.station.processAll();
    expect((await rowsOf(station, id)).every(({ status }) => status === "ready")).toBe(true);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test("a new edit makes what was taken back past doing again", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Ann")]);
  const rowIds = (await rowsOf(station, id)).map(({ rowId }) => rowId);
  await station.desk.editBatchRows({ id, rowIds, changes: { notes: "one" } });
  await station.desk.undoBatchEdit({ id });
  await station.desk.editBatchRows({ id, rowIds, changes: { notes: "two" } });
  expect(await station.desk.getBatch({ id })).toMatchObject({ canUndo: true, canRedo: false });
});

test("a rate chosen by hand stays the row's own until the rule is followed again", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Ann")]);
  const [row] = await rowsOf(station, id);
  const rowId = row?.rowId ?? "";
  const { rates } = await station.desk.getBatchRow({ rowId });
  expect(rates.length).toBeGreaterThan(5);
  expect(row?.rate?.id).toBe(rates[0]?.id);
  const dear = rates.at(-1);
  const chosen = await station.desk.chooseRate({ rowId, rateId: dear?.id ?? "" });
  expect(chosen.rate).toEqual(dear);
  await station.station.processAll();
  expect((await rowsOf(station, id))[0]?.rate?.service).toBe(dear?.service);
  await station.desk.chooseRate({ rowId, rateId: null });
  await station.station.processAll();
  expect((await rowsOf(station, id))[0]?.rate?.id).toBe(rates[0]?.id);
  await expect(station.desk.chooseRate({ rowId, rateId: "rate_x" })).rejects.toMatchObject({
    code: "RATE_NOT_FOUND",
  });
});

test("the batch's rule chooses for every row without its own: cheapest, fastest, cheapest within two days, one service", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Ann")]);
  const [row] = await rowsOf(station, id);
  const { rates } = await station.desk.getBatchRow({ rowId: row?.rowId ?? "" });
  const chosen = async (rule: Parameters<typeof station.desk.updateBatch>[0]["rule"]) => {
    await station.desk.updateBatch({ id, rule });
    await station.station.processAll();
    return (await rowsOf(station, id))[0]?.rate;
  };
  const days = Math.min(...rates.map(({ delivery_days }) => delivery_days));
  expect((await chosen({ kind: "fastest" }))?.delivery_days).toBe(days);
  // A flat rate holds for the carrier's own boxes: no rule chooses it unless it names it.
  const own = rates.filter(({ package_type }) => package_type === null);
  const within = own.filter(({ delivery_days }) => delivery_days <= 2).map(({ rate }) => rate);
  const soon = await chosen({ kind: "cheapest_within", days: 2 });
  expect(soon?.delivery_days).toBeLessThanOrEqual(2);
  expect(soon?.rate).toBe(Math.min(...within));
  const ups = rates.find(({ carrier }) => carrier === "UPS");
  const fixed = { kind: "service" as const, carrier: "UPS", service: ups?.service ?? "" };
  expect((await chosen(fixed))?.id).toBe(ups?.id);
  expect((await chosen({ kind: "cheapest" }))?.id).toBe(own[0]?.id);
  const flat = rates.find(({ package_type }) => package_type !== null);
  const { carrier = "", service = "" } = flat ?? {};
  expect((await chosen({ kind: "service", carrier, service }))?.id).toBe(flat?.id);
});

test("an edit is checked anew, and what a check found of the row as it was before is thrown away", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Ann", { package: {} })]);
  const rowIds = (await rowsOf(station, id)).map(({ rowId }) => rowId);
  const changes = { package: { length: 9, width: 6, height: 4, weight: 20 } };
  const edit = async (weight: number) =>
    station.desk.editBatchRows({
      id,
      rowIds,
      changes: { package: { ...changes.package, weight } },
    });
  await Promise.all([edit(20), edit(40), edit(60)]);
  await station.station.processAll();
  const [row] = await rowsOf(station, id);
  expect(row).toMatchObject({ status: "ready", package: { weight: 60 } });
  const { rates } = await station.desk.getBatchRow({ rowId: row?.rowId ?? "" });
  const alone = await batchOf(station, [
    rowTo("Bob", { package: { ...changes.package, weight: 60 } }),
  ]);
  expect(rates[0]?.rate).toBe((await rowsOf(station, alone))[0]?.rate?.rate);
});

test("rows are found by name, number and city, and by where they stand", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [
    rowTo("Ann"),
    rowTo("Bob", { package: {} }),
    rowTo("Cy", { toAddress: { ...at("Cy"), company: "Núñez & Co" } }),
  ]);
  const found = async (more: object) =>
    (await station.desk.listBatchRows({ id, ...more })).rows.map(({ orderNumber }) => orderNumber);
  expect(await found({ search: "núñez" })).toEqual(["Cy"]);
  expect(await found({ search: "montgomery", limit: 1, offset: 1 })).toEqual(["Bob"]);
  expect(await found({ filter: "problems" })).toEqual(["Bob"]);
  expect(await found({ filter: "ready" })).toEqual(["Ann", "Cy"]);
  const page = await station.desk.listBatchRows({ id, limit: 2 });
  expect(page.pagination).toEqual({ limit: 2, offset: 0, total: 3, hasMore: true });
});

test("a batch from which nothing was bought is deleted with everything in it", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Ann")]);
  expect(await station.desk.deleteBatch({ id })).toEqual({ id, deleted: true });
  await expect(station.desk.getBatch({ id })).rejects.toMatchObject({ code: "BATCH_NOT_FOUND" });
  expect((await station.desk.listBatches({})).batches).toEqual([]);
});
