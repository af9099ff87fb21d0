import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaperSize, PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { inkBox } from "./ink-box.ts";
import { PrintRoom } from "./print-room.ts";
import { readPages } from "./scan-pages.ts";

const mm = 72 / 25.4;
const sheets: [PaperSize, number, number][] = [
  ["4x6", 288, 432],
  ["4x8", 288, 576],
  ["a6", 105 * mm, 148 * mm],
  ["letter-1", 612, 792],
  ["letter-2", 612, 792],
];

describe("pages as they are printed", () => {
  let room: PrintRoom;
  let folder: string;
  beforeAll(async () => {
    room = await PrintRoom.open(3);
    folder = await mkdtemp(join(tmpdir(), "shipdeck-prints-"));
  });
  afterAll(async () => {
    await room[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  type Changes = Partial<Omit<PrinterProfile, "id" | "route">>;
  const profileOf = (changes: Changes) => room.profile({ kind: "folder", folder }, changes);
  async function pdf(changes: Changes, more = {}): Promise<Uint8Array> {
    const { id } = await profileOf(changes);
    const source = { orderItemIds: room.items, ...more };
    return (await room.desk.savePrint({ profileId: id, ...source })).bytes;
  }

  test.each(sheets)(
    "%s paper has its exact size, and its labels scan",
    async (size, width, height) => {
      const pages = await readPages(await pdf({ size }));
      expect(pages).toHaveLength(size === "letter-2" ? 2 : 3);
      for (const page of pages) {
        expect(page.width).toBeCloseTo(width, 1);
        expect(page.height).toBeCloseTo(height, 1);
      }
      // Two labels lie on their sides on one letter sheet; the decoder here reads upright ones only.
      if (size !== "letter-2")
        for (const [index, code] of room.codes.entries())
          expect(pages[index]?.readings).toContain(code);
      const perPage = size === "letter-2" ? [[0, 1], [2]] : [[0], [1], [2]];
      for (const [index, labels] of perPage.entries())
        for (const label of labels) expect(pages[index]?.text).toContain(`RECIPIENT ${label + 1}`);
    },
  );

  test("a label on 4×6 and on letter paper keeps its size to the dot", async () => {
    const one = { orderItemIds: room.items.slice(0, 1) };
    const plain = await inkBox(await pdf({ size: "4x6" }, one));
    const letter = await inkBox(await pdf({ size: "letter-1" }, one));
    expect(letter.width).toBeCloseTo(plain.width, 0);
    expect(letter.height).toBeCloseTo(plain.height, 0);
    expect(letter.x - plain.x).toBeCloseTo((612 - 288) / 2, 0);
  });

  test("an offset shifts the ink by exactly so many millimetres", async () => {
    const one = { orderItemIds: room.items.slice(0, 1) };
    const plain = await inkBox(await pdf({ size: "letter-1" }, one));
    const moved = await inkBox(await pdf({ size: "letter-1", offsetX: 5, offsetY: -4 }, one));
    expect(moved.x - plain.x).toBeCloseTo(5 * mm, 0);
    expect(moved.y - plain.y).toBeCloseTo(-4 * mm, 0);
    const turned = await inkBox(
      await pdf({ size: "letter-1", rotation: 180, offsetX: 5, offsetY: -4 }, one),
    );
    const upright = await inkBox(await pdf({ size: "letter-1", rotation: 180 }, one));
    expect(turned.x - upright.x).toBeCloseTo(5 * mm, 0);
    expect(turned.y - upright.y).toBeCloseTo(-4 * mm, 0);
  });

  test.each([90, 180, 270] as const)(
    "turned by %i degrees the sheet is turned too",
    async (rotation) => {
      const one = { orderItemIds: room.items.slice(0, 1) };
      const plain = await inkBox(await pdf({ size: "4x8" }, one));
      const bytes = await pdf({ size: "4x8", rotation }, one);
      const [page] = await readPages(bytes, false);
      const quarter = rotation % 180 !== 0;
      expect([page?.width, page?.height]).toEqual(quarter ? [576, 288] : [288, 576]);
      const box = await inkBox(bytes);
      const bottom = 576 - plain.y - plain.height;
      // Clockwise: the top of the sheet goes to the right, to the foot, to the left.
      const gap = { 90: 576 - box.x - box.width, 180: 576 - box.y - box.height, 270: box.x };
      expect(gap[rotation]).toBeCloseTo(plain.y, 0);
      expect(bottom).toBeGreaterThan(100);
    },
  );

  test("the second sheet of two-label letter paper stays half empty, and the cut is marked", async () => {
    const { id } = await profileOf({ size: "letter-2" });
    const preview = await room.desk.previewPrint({ profileId: id, orderItemIds: room.items });
    expect(preview).toMatchObject({ totalPages: 2, labels: 3, printedBefore: 0 });
    expect(preview.pages.map(({ orderItemIds }) => orderItemIds.length)).toEqual([2, 1]);
  });

  test("copies and packing slips are pages of their own, each beside its label", async () => {
    const source = { orderItemIds: room.items.slice(0, 2), packingSlips: true };
    const pages = await readPages(await pdf({ copies: 2 }, source));
    const is = (page: { text: string } | undefined) =>
      page?.text.includes("PACKING SLIP") ? "slip" : "label";
    expect(pages.map(is)).toEqual(["label", "label", "slip", "label", "label", "slip"]);
    expect(pages[2]?.readings).toContain("ORDER-1");
    for (const words of ["ORDER-1", "Recipient 1", "Shipdeck Warehouse"])
      expect(pages[2]?.text).toContain(words);
  });

  test("the test page has rulers, the profile's facts and a code that scans, on every paper", async () => {
    for (const [size, width, height] of sheets) {
      const profile = await profileOf({ size, name: `Bench ${size}`, offsetX: 1.5 });
      const before = new Set(await readdir(folder));
      const job = await room.desk.printTestPage({ profileId: profile.id });
      expect(await room.job(job.id)).toMatchObject({ state: "done", total: 1, sent: 1, labels: 0 });
      const name = (await readdir(folder)).find((file) => !before.has(file)) ?? "";
      const [page] = await readPages(new Uint8Array(await readFile(join(folder, name))));
      expect(page?.width).toBeCloseTo(width, 1);
      expect(page?.height).toBeCloseTo(height, 1);
      expect(page?.text).toContain(`Bench ${size}`);
      expect(page?.text).toContain("1.5 mm");
      expect(page?.readings.length).toBeGreaterThan(0);
    }
  });

  test("a preview shows a stretch of the pages, and counts them all", async () => {
    const preview = await room.desk.previewPrint({ orderItemIds: room.items, first: 2, limit: 1 });
    expect(preview).toMatchObject({ totalPages: 3, labels: 3 });
    expect(preview.pages).toEqual([
      expect.objectContaining({ kind: "label", orderItemIds: [room.items[1]] }),
    ]);
    const pages = await readPages(preview.bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.readings).toContain(room.codes[1]);
  });

  test("a folder gets one PDF a job, under a new name each time", async () => {
    const { id } = await profileOf({});
    const before = new Set(await readdir(folder));
    for (const commandId of ["file-1", "file-2"]) {
      const source = { orderItemIds: room.items, again: true };
      const job = await room.desk.startPrint({ commandId, profileId: id, ...source });
      expect(await room.job(job.id)).toMatchObject({ state: "done", sent: 3 });
    }
    const files = (await readdir(folder)).filter((name) => !before.has(name));
    expect(files).toHaveLength(2);
    for (const name of files) {
      expect(name).toMatch(/\.pdf$/);
      const pages = await readPages(new Uint8Array(await readFile(join(folder, name))));
      expect(
        pages.map(({ readings }, index) => readings.includes(room.codes[index] ?? "")),
      ).toEqual([true, true, true]);
    }
  });
});
