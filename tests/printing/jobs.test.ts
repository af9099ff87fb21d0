import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failureOf } from "../doors/room.ts";
import { ManualClock } from "../manual-clock.ts";
import { TestStation } from "../station.ts";
import { PrintRoom } from "./print-room.ts";
import { ZplPrinter } from "./zpl-printer.ts";

describe("print jobs", () => {
  let room: PrintRoom;
  let printer: ZplPrinter;
  let profileId = "";
  beforeAll(async () => {
    room = await PrintRoom.open(4);
    printer = await ZplPrinter.open();
    profileId = (await room.profile(printer.route, { name: "Dock 1" })).id;
  });
  afterAll(async () => {
    await room[Symbol.asyncDispose]();
    await printer[Symbol.asyncDispose]();
  });
  const first = () => room.items.slice(0, 2);

  test("the same press of the button prints once, however often it arrives", async () => {
    const press = { commandId: "press", profileId, orderItemIds: first() };
    const jobs = await Promise.all([room.desk.startPrint(press), room.desk.startPrint(press)]);
    expect(jobs[1]?.id).toBe(jobs[0]?.id);
    await room.job(jobs[0]?.id ?? "");
    const later = await room.desk.startPrint(press);
    expect(later).toMatchObject({ id: jobs[0]?.id, state: "done" });
    expect(printer.labels).toHaveLength(2);
  });

  test("a label that was printed before is asked about, and printed again when that is meant", async () => {
    const press = { profileId, orderItemIds: room.items.slice(0, 3) };
    const refused = await failureOf(room.desk.startPrint({ commandId: "second", ...press }));
    expect(refused.code).toBe("ALREADY_PRINTED");
    expect(refused.details).toMatchObject({ count: 2, trackingCodes: room.codes.slice(0, 2) });
    const before = printer.labels.length;
    const rest = await room.desk.startPrint({ commandId: "rest", ...press, onlyUnprinted: true });
    expect(await room.job(rest.id)).toMatchObject({ state: "done", labels: 1 });
    const again = await room.desk.startPrint({ commandId: "again", ...press, again: true });
    expect(await room.job(again.id)).toMatchObject({ state: "done", labels: 3 });
    expect(printer.labels).toHaveLength(before + 4);
    const nothing = { commandId: "nothing", ...press, onlyUnprinted: true };
    expect((await failureOf(room.desk.startPrint(nothing))).code).toBe("NOTHING_TO_PRINT");
  });

  test("labels that wait in another job count as printed", async () => {
    await room.buy(1, "WAITING");
    const away = await ZplPrinter.open();
    away.pullPlug();
    const other = await room.profile(away.route, { name: "Dock 2" });
    const orderItemIds = room.items.slice(-1);
    const job = await room.desk.startPrint({ commandId: "w1", profileId: other.id, orderItemIds });
    expect(await room.job(job.id)).toMatchObject({ state: "stopped" });
    const twice = await failureOf(
      room.desk.startPrint({ commandId: "w2", profileId, orderItemIds }),
    );
    expect(twice.code).toBe("ALREADY_PRINTED");
    expect(await room.desk.cancelPrint({ jobId: job.id })).toMatchObject({ state: "cancelled" });
    const after = await room.desk.startPrint({ commandId: "w3", profileId, orderItemIds });
    expect(await room.job(after.id)).toMatchObject({ state: "done" });
  });

  test("the journal says who printed what, where, and which copy it was", async () => {
    const { entries, pagination } = await room.desk.listPrinted({ search: room.codes[0] });
    expect(pagination.total).toBe(2);
    expect(entries.map(({ copy }) => copy)).toEqual([2, 1]);
    expect(entries[0]).toMatchObject({
      kind: "label",
      orderItemId: room.items[0],
      trackingCode: room.codes[0],
      profileName: "Dock 1",
      recipient: expect.stringMatching(/recipient 1/i),
      position: 1,
    });
    expect(entries[0]?.by).not.toBe("");
    expect(entries[0]?.printer).toContain("127.0.0.1");
    const { db } = room.station.station.parts.store;
    expect(() => db.exec("DELETE FROM print_entry")).toThrow("append-only");
    expect(() => db.exec("UPDATE print_entry SET copy = 1")).toThrow("append-only");
    const byName = await room.desk.listPrinted({ search: "Recipient 2", limit: 1 });
    expect(byName.pagination).toMatchObject({ total: 2, hasMore: true });
  });

  test("a voided label is never printed, and is named", async () => {
    await room.buy(2, "VOIDED");
    const [kept = "", voided = ""] = room.items.slice(-2);
    const code = room.codes.at(-1) ?? "";
    await room.desk.voidLabel({ orderItemId: voided });
    const alone = { commandId: "v1", profileId, orderItemIds: [voided] };
    const refused = await failureOf(room.desk.startPrint(alone));
    expect(refused.code).toBe("NOTHING_TO_PRINT");
    expect(refused.message).toContain(code);
    const both = { commandId: "v2", profileId, orderItemIds: [voided, kept] };
    const before = printer.labels.length;
    const job = await room.desk.startPrint(both);
    expect(await room.job(job.id)).toMatchObject({ state: "done", labels: 1 });
    expect(printer.labels).toHaveLength(before + 1);
    const unknown = { commandId: "v3", profileId, orderItemIds: ["itm_none"] };
    expect((await failureOf(room.desk.startPrint(unknown))).code).toBe("LABEL_NOT_FOUND");
  });

  test("a label that is voided while it waits is left out, and the rest is printed", async () => {
    await room.buy(3, "VOIDED LATER");
    const orderItemIds = room.items.slice(-3);
    printer.pullPlug();
    const job = await room.desk.startPrint({ commandId: "v4", profileId, orderItemIds });
    expect(await room.job(job.id)).toMatchObject({ state: "stopped", sent: 0 });
    await room.desk.voidLabel({ orderItemId: orderItemIds[1] ?? "" });
    await printer.plugIn();
    const before = printer.labels.length;
    await room.desk.resumePrint({ jobId: job.id, from: 1 });
    expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 3 });
    expect(printer.labels).toHaveLength(before + 2);
    const { entries } = await room.desk.listPrinted({ jobId: job.id });
    expect(entries.map(({ orderItemId }) => orderItemId)).toEqual([
      orderItemIds[2],
      orderItemIds[0],
    ]);
  });

  test("what cannot be found is said by name", async () => {
    const item = { orderItemIds: first(), again: true };
    const profiles = [
      () => room.desk.startPrint({ commandId: "x1", profileId: "prf_none", ...item }),
      () => room.desk.printTestPage({ profileId: "prf_none" }),
      () => room.desk.deletePrinterProfile({ profileId: "prf_none" }),
    ];
    for (const call of profiles) expect((await failureOf(call())).code).toBe("PROFILE_NOT_FOUND");
    const jobs = [
      () => room.desk.getPrintJob({ jobId: "job_none" }),
      () => room.desk.resumePrint({ jobId: "job_none", from: 1 }),
      () => room.desk.cancelPrint({ jobId: "job_none" }),
    ];
    for (const call of jobs) expect((await failureOf(call())).code).toBe("PRINT_JOB_NOT_FOUND");
    const batch = room.desk.startPrint({ commandId: "x2", profileId, batchId: "bat_none" });
    expect((await failureOf(batch)).code).toBe("BATCH_NOT_FOUND");
    const nothing = room.desk.startPrint({ commandId: "x3", profileId });
    expect((await failureOf(nothing)).code).toBe("NOTHING_TO_PRINT");
  });

  test("a profile is changed and deleted; a job keeps the one that it began with", async () => {
    const { id, ...profile } = await room.profile(printer.route, { name: "Old" });
    const source = { orderItemIds: first(), again: true };
    const job = await room.desk.startPrint({ commandId: "p1", profileId: id, ...source });
    await room.job(job.id);
    const changed = await room.desk.savePrinterProfile({ ...profile, id, name: "New", copies: 3 });
    expect(changed).toMatchObject({ id, name: "New", copies: 3 });
    await room.desk.deletePrinterProfile({ profileId: id });
    const { profiles } = await room.desk.listPrinterProfiles();
    expect(profiles.map((each) => each.id)).not.toContain(id);
    expect((await room.desk.getPrintJob({ jobId: job.id })).profile.name).toBe("Old");
    const { jobs, pagination } = await room.desk.listPrintJobs({ limit: 2 });
    expect(jobs[0]?.id).toBe(job.id);
    expect(pagination.total).toBeGreaterThan(2);
  });

  test("a job that is printing or done is not resumed wrongly", async () => {
    const source = { orderItemIds: first(), again: true };
    const job = await room.desk.startPrint({ commandId: "r1", profileId, ...source });
    await room.job(job.id);
    const beyond = failureOf(room.desk.resumePrint({ jobId: job.id, from: 3 }));
    expect((await beyond).code).toBe("VALIDATION_ERROR");
    const before = printer.labels.length;
    await room.desk.resumePrint({ jobId: job.id, from: 2 });
    expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 2 });
    expect(printer.labels).toHaveLength(before + 1);
  });

  test("a job that prints is not begun a second time", async () => {
    const everything = { commandId: "running", profileId, orderItemIds: first(), again: true };
    const { id: jobId } = await room.desk.startPrint(everything);
    const refused = await failureOf(room.desk.resumePrint({ jobId, from: 1 }));
    expect(refused.code).toBe("PRINT_JOB_RUNNING");
    expect(await room.job(jobId)).toMatchObject({ state: "done" });
  });
});

test("a job that is cancelled and at once begun anew prints all of it from there", async () => {
  await using room = await PrintRoom.open(4);
  await using printer = await ZplPrinter.open();
  const { id: profileId } = await room.profile(printer.route);
  const asked = { commandId: "anew", profileId, orderItemIds: room.items };
  const { id: jobId } = await room.desk.startPrint(asked);
  await room.job(jobId, ({ sent }) => sent > 0);
  await room.desk.cancelPrint({ jobId });
  await room.desk.resumePrint({ jobId, from: 1 });
  await room.job(jobId);
  await room.station.station.processAll();
  expect(await room.desk.getPrintJob({ jobId })).toMatchObject({ state: "done", sent: 4 });
  const { entries } = await room.desk.listPrinted({ jobId });
  const positions = entries.map(({ position }) => position).toReversed();
  expect(positions.length).toBeGreaterThan(4);
  expect(positions.slice(-4)).toEqual([1, 2, 3, 4]);
});

describe("a station that stops while it prints", () => {
  test("keeps the job stopped at the page it surely reached, and prints nothing by itself", async () => {
    const data = await mkdtemp(join(tmpdir(), "shipdeck-print-crash-"));
    const clock = new ManualClock();
    const printer = await ZplPrinter.open();
    let room = await PrintRoom.open(3, { data, clock });
    const { orderItemIds } = { orderItemIds: room.items };
    const { id: profileId } = await room.profile(printer.route);
    const job = await room.desk.startPrint({ commandId: "c", profileId, orderItemIds });
    await room.job(job.id);
    const { db } = room.station.station.parts.store;
    // What a crash leaves between taking page 2 to the printer and writing that it went.
    db.prepare("UPDATE print_job SET state = 'printing', sent = 1 WHERE id = ?").run(job.id);
    await room.station.close();
    const station = await TestStation.open({ data, clock });
    room = PrintRoom.around(station);
    const found = await room.job(job.id);
    expect(found).toMatchObject({ state: "stopped", sent: 1 });
    expect(found.error?.message).toMatch(/stopped/i);
    await station.station.processAll();
    expect(printer.labels).toHaveLength(3);
    await room.desk.resumePrint({ jobId: job.id, from: 3 });
    expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 3 });
    expect(printer.labels).toHaveLength(4);
    await room[Symbol.asyncDispose]();
    await printer[Symbol.asyncDispose]();
    await rm(data, { recursive: true, force: true });
  });

  test("prints what still waits in the queue after the restart", async () => {
    const data = await mkdtemp(join(tmpdir(), "shipdeck-print-wait-"));
    const clock = new ManualClock();
    const folder = join(data, "prints");
    let room = await PrintRoom.open(2, { data, clock });
    const { id: profileId } = await room.profile({ kind: "folder", folder });
    const [orderItemIds] = [room.items];
    const job = await room.desk.startPrint({ commandId: "q", profileId, orderItemIds });
    await room.job(job.id);
    const { db } = room.station.station.parts.store;
    db.prepare("UPDATE print_job SET state = 'queued', sent = 0 WHERE id = ?").run(job.id);
    await room.station.close();
    room = PrintRoom.around(await TestStation.open({ data, clock }));
    expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 2 });
    expect(await readdir(folder)).toHaveLength(2);
    await room[Symbol.asyncDispose]();
    await rm(data, { recursive: true, force: true });
  });
});
