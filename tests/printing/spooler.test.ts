import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PrintRoom } from "./print-room.ts";
import { type ReadPage, readPages } from "./scan-pages.ts";
import { Spooler } from "./spooler.ts";

/** More than go to the spooler in one document. */
const many = 104;

async function pagesOf(files: readonly Uint8Array[]): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const file of files) pages.push(...(await readPages(file)));
  return pages;
}

describe("printing through the system's spooler", { timeout: 300_000 }, () => {
  let spooler: Spooler;
  let room: PrintRoom;
  beforeAll(async () => {
    spooler = await Spooler.open();
    room = await PrintRoom.open(many);
  });
  afterAll(async () => {
    await room?.[Symbol.asyncDispose]();
    await spooler?.[Symbol.asyncDispose]();
  });

  test("the list of printers has the system's queue, and says that it is ready", async () => {
    const { printers, problem } = await room.desk.listPrinters();
    expect(problem).toBeNull();
    expect(printers).toEqual([expect.objectContaining({ queue: "LABELS", state: "idle" })]);
  });

  test("104 labels come out as 104 pages of 4 by 6 inches, in order, each with the barcode of its label", async () => {
    const profile = await room.profile(spooler.route);
    const job = await room.desk.startPrint({
      commandId: "all",
      profileId: profile.id,
      orderItemIds: room.items,
    });
    expect(job).toMatchObject({ total: many, labels: many });
    const ended = await room.job(job.id);
    expect(ended).toMatchObject({ state: "done", sent: many, error: null });
    const files = await spooler.printed();
    expect(files.length).toBeGreaterThan(1);
    const pages = await pagesOf(files);
    expect(pages.map(({ width, height }) => [width, height])).toEqual(
      room.codes.map(() => [288, 432]),
    );
    for (const [index, code] of room.codes.entries())
      expect(pages[index]?.readings, `page ${index + 1}`).toContain(code);
  });

  test("a printer that is switched off stops the job at a known page, takes nothing later, and goes on when resumed", async () => {
    const before = (await spooler.printed()).length;
    const profile = await room.profile(spooler.route, { name: "Jammed" });
    await spooler.stopPrinter("Out of labels");
    const three = { orderItemIds: room.items.slice(0, 3), again: true };
    const job = await room.desk.startPrint({ commandId: "off", profileId: profile.id, ...three });
    const stopped = await room.job(job.id);
    expect(stopped).toMatchObject({ state: "stopped", sent: 0 });
    expect(stopped.error?.message).toContain("LABELS");
    expect(stopped.error?.message).toContain("Out of labels");
    expect(await spooler.waitingJobs()).toEqual([]);
    await spooler.startPrinter();
    expect(await spooler.printed()).toHaveLength(before);
    await room.desk.resumePrint({ jobId: job.id, from: 2 });
    expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 3 });
    const pages = await pagesOf((await spooler.printed()).slice(before));
    expect(pages).toHaveLength(2);
    expect(pages[0]?.readings).toContain(room.codes[1]);
    expect(pages[1]?.readings).toContain(room.codes[2]);
  });

  test("a printer that the system does not know stops the job and is named", async () => {
    const profile = await room.profile({ kind: "spooler", queue: "NOWHERE" });
    const one = { orderItemIds: room.items.slice(0, 1), again: true };
    const job = await room.desk.startPrint({ commandId: "none", profileId: profile.id, ...one });
    const stopped = await room.job(job.id);
    expect(stopped).toMatchObject({ state: "stopped", sent: 0 });
    expect(stopped.error?.code).toBe("PRINTER_UNKNOWN");
    expect(stopped.error?.message).toContain("NOWHERE");
  });

  test("a print service that is not running is told as that, not as a printer that is missing", async () => {
    const running = process.env["CUPS_SERVER"];
    const profile = await room.profile(spooler.route, { name: "Asleep" });
    process.env["CUPS_SERVER"] = "/nowhere/cups.sock";
    try {
      const one = { orderItemIds: room.items.slice(0, 1), again: true };
      const job = await room.desk.startPrint({ commandId: "down", profileId: profile.id, ...one });
      const stopped = await room.job(job.id);
      expect(stopped).toMatchObject({ state: "stopped", error: { code: "SPOOLER_GONE" } });
      expect(stopped.error?.message).toContain("not running");
      const { printers, problem } = await room.desk.listPrinters();
      expect(printers).toEqual([]);
      expect(problem?.code).toBe("SPOOLER_GONE");
    } finally {
      process.env["CUPS_SERVER"] = running;
    }
  });

  test("paper of another size is told to the spooler exactly", async () => {
    const before = (await spooler.printed()).length;
    const profile = await room.profile(spooler.route, { size: "4x8" });
    const one = { orderItemIds: room.items.slice(0, 1), again: true };
    const job = await room.desk.startPrint({ commandId: "4x8", profileId: profile.id, ...one });
    expect(await room.job(job.id)).toMatchObject({ state: "done" });
    const [page] = await pagesOf((await spooler.printed()).slice(before));
    expect([page?.width, page?.height]).toEqual([288, 576]);
    expect(page?.readings).toContain(room.codes[0]);
  });
});
