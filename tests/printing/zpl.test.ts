import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PrintRoom } from "./print-room.ts";
import { scanZpl } from "./scan-zpl.ts";
import { ZplPrinter, type ZplPrinterOptions } from "./zpl-printer.ts";

describe("printing raw ZPL over the network", () => {
  let room: PrintRoom;
  beforeAll(async () => {
    room = await PrintRoom.open(6);
  });
  afterAll(() => room[Symbol.asyncDispose]());

  let commands = 0;
  async function print(printer: ZplPrinter, changes = {}, items = room.items) {
    const profile = await room.profile(printer.route, changes);
    return room.desk.startPrint({
      commandId: `zpl-${(commands += 1)}`,
      profileId: profile.id,
      orderItemIds: items,
      again: true,
    });
  }
  const printerOf = (options?: ZplPrinterOptions) => ZplPrinter.open(options);

  test.each([203, 300] as const)(
    "each label is one ^XA…^XZ in order, and scans as its tracking code at %i dpi",
    async (dpi) => {
      await using printer = await printerOf();
      const job = await print(printer, { dpi });
      expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 6 });
      expect(printer.labels).toHaveLength(6);
      for (const [index, label] of printer.labels.entries()) {
        expect(label.match(/\^XA/g)).toHaveLength(1);
        expect(label).toContain(dpi === 203 ? "^PW812" : "^PW1200");
        expect(await scanZpl(label, dpi), `label ${index + 1}`).toContain(room.codes[index]);
      }
    },
  );

  test("darkness and shift are in the label, and it still scans", async () => {
    await using printer = await printerOf();
    const job = await print(printer, { darkness: 12, offsetX: 2, offsetY: 3 }, [
      room.items[0] ?? "",
    ]);
    expect(await room.job(job.id)).toMatchObject({ state: "done" });
    const [label = ""] = printer.labels;
    expect(label).toContain("^MD12");
    expect(await scanZpl(label, 203)).toContain(room.codes[0]);
  });

  test.each([90, 180, 270] as const)("a label turned by %i degrees scans", async (rotation) => {
    await using printer = await printerOf();
    const job = await print(printer, { rotation }, [room.items[0] ?? ""]);
    expect(await room.job(job.id)).toMatchObject({ state: "done" });
    const [label = ""] = printer.labels;
    // A sheet turned by a quarter has its bars lying: the decoder here reads upright ones only.
    if (rotation === 180) expect(await scanZpl(label, 203)).toContain(room.codes[0]);
    else expect(label).toContain("^GFA");
  });

  test("a packing slip follows its label", async () => {
    await using printer = await printerOf();
    const profile = await room.profile(printer.route);
    const job = await room.desk.startPrint({
      commandId: "slips",
      profileId: profile.id,
      orderItemIds: room.items.slice(0, 2),
      packingSlips: true,
      again: true,
    });
    expect(await room.job(job.id)).toMatchObject({ state: "done", total: 4, sent: 4, labels: 2 });
    expect(printer.labels).toHaveLength(4);
    expect(await scanZpl(printer.labels[1] ?? "", 203)).toContain("ORDER-1");
    expect(await scanZpl(printer.labels[2] ?? "", 203)).toContain(room.codes[1]);
  });

  test("a printer without paper is named as such before anything is sent", async () => {
    await using printer = await printerOf({ answers: true });
    printer.paperOut = true;
    const job = await print(printer);
    const stopped = await room.job(job.id);
    expect(stopped).toMatchObject({ state: "stopped", sent: 0 });
    expect(stopped.error).toMatchObject({ code: "PRINTER_PAPER_OUT" });
    expect(stopped.error?.message).toContain("out of paper");
    expect(printer.labels).toEqual([]);
    printer.paperOut = false;
    await room.desk.resumePrint({ jobId: job.id, from: 1 });
    expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 6, error: null });
    expect(printer.labels).toHaveLength(6);
  });

  test("a printer whose paper runs out in the middle stops the job at the label that came out last", async () => {
    await using printer = await printerOf({ answers: true });
    printer.labelsUntilEmpty = 2;
    const job = await print(printer);
    const stopped = await room.job(job.id);
    expect(stopped).toMatchObject({ state: "stopped", error: { code: "PRINTER_PAPER_OUT" } });
    expect(stopped.sent).toBe(printer.labels.length);
    printer.paperOut = false;
    await room.desk.resumePrint({ jobId: job.id, from: stopped.sent + 1 });
    expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 6 });
    expect(printer.labels).toHaveLength(6);
  });

  test("a printer whose plug is pulled stops the job, and it goes on from the label that is missing", async () => {
    await using printer = await printerOf();
    printer.labelsUntilGone = 3;
    const job = await print(printer);
    const stopped = await room.job(job.id);
    expect(stopped).toMatchObject({ state: "stopped", error: { code: "PRINTER_GONE" } });
    expect(stopped.error?.message).toContain("127.0.0.1");
    expect(printer.labels).toHaveLength(3);
    await printer.plugIn();
    await room.desk.resumePrint({ jobId: job.id, from: 4 });
    expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 6 });
    for (const [index, label] of printer.labels.entries())
      expect(await scanZpl(label, 203), `label ${index + 1}`).toContain(room.codes[index]);
    expect(printer.labels).toHaveLength(6);
  });

  test("where no printer is, the job stops and says where it looked", async () => {
    const printer = await printerOf();
    const { route } = printer;
    printer.pullPlug();
    const profile = await room.profile(route);
    const job = await room.desk.startPrint({
      commandId: "nobody",
      profileId: profile.id,
      orderItemIds: room.items,
      again: true,
    });
    const stopped = await room.job(job.id);
    expect(stopped).toMatchObject({ state: "stopped", sent: 0, error: { code: "PRINTER_GONE" } });
    expect(stopped.error?.message).toContain(`127.0.0.1:${route.port}`);
  });
});
