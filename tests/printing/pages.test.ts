import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PaperSize } from "#shared/contract/desk/printer-profile.ts";
import { StationError } from "#shared/contract/errors.ts";
import { TestStation } from "../station.ts";
import { buyLabels, idsOf } from "./labels.ts";
import { carries, plainCodes, readPages } from "./read-pages.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shipdeck-printed-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function printedFiles(): Uint8Array[] {
  return readdirSync(folder)
    .sort()
    .map((name) => new Uint8Array(readFileSync(join(folder, name))));
}

function profileOf(station: TestStation, more: object = {}) {
  return station.desk.savePrinterProfile({
    name: "Folder",
    route: { kind: "folder", folder },
    ...more,
  });
}

test("labels come out in the order that was asked for, one to a page of exactly 4 × 6 inches, each with its own code", async () => {
  await using station = await TestStation.open();
  const labels = (await buyLabels(station, 3)).toReversed();
  const { id: profileId } = await profileOf(station);
  const job = await station.desk.startPrint({
    commandId: "one",
    orderItemIds: idsOf(labels),
    profileId,
  });
  expect(job).toMatchObject({ state: "queued", total: 3, labels: 3 });
  await station.station.processAll();
  const [file] = printedFiles();
  const pages = await readPages(file ?? new Uint8Array());
  expect(pages.map(({ width, height }) => [width, height])).toEqual([
    [288, 432],
    [288, 432],
    [288, 432],
  ]);
  expect(pages.map((page, index) => carries(page, labels[index]?.trackingCode ?? "?"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await station.desk.getPrintJob({ jobId: job.id })).toMatchObject({
    state: "done",
    sent: 3,
    error: null,
  });
});

const sheets: [PaperSize, number, number, number, number][] = [
  ["4x6", 0, 288, 432, 2],
  ["4x6", 90, 432, 288, 2],
  ["4x8", 0, 288, 576, 2],
  ["a6", 180, 297.64, 419.53, 2],
  ["letter-1", 0, 612, 792, 2],
  ["letter-2", 0, 612, 792, 1],
  ["letter-2", 270, 792, 612, 1],
];
test.each(sheets)(
  "paper %s turned by %i° is %f × %f points, and every code on it can be scanned",
  async (size, rotation, width, height, count) => {
    await using station = await TestStation.open();
    const labels = await buyLabels(station, 2);
    const { id: profileId } = await profileOf(station, { size, rotation });
    const { bytes, totalPages } = await station.desk.previewPrint({
      orderItemIds: idsOf(labels),
      profileId,
    });
    const pages = await readPages(bytes, 300);
    expect([totalPages, pages.length]).toEqual([count, count]);
    for (const page of pages) {
      expect(page.width).toBeCloseTo(width, 1);
      expect(page.height).toBeCloseTo(height, 1);
    }
    for (const { trackingCode } of labels) expect(plainCodes(pages)).toContain(trackingCode);
  },
);

test("each label comes as often as its profile says, with its packing slip after it", async () => {
  await using station = await TestStation.open();
  const labels = await buyLabels(station, 2);
  const { id: profileId } = await profileOf(station, { copies: 2 });
  await station.desk.startPrint({
    commandId: "copies",
    orderItemIds: idsOf(labels),
    profileId,
    packingSlips: true,
  });
  await station.station.processAll();
  const pages = await readPages(printedFiles()[0] ?? new Uint8Array());
  expect(pages.map((page) => (/PACKING SLIP/.test(page.text) ? "slip" : "label"))).toEqual([
    "label",
    "label",
    "slip",
    "label",
    "label",
    "slip",
  ]);
  expect(pages[2]?.text).toContain("A-1");
  expect(pages[2]?.codes).toEqual(["A-1"]);
  const { entries } = await station.desk.listPrinted({ search: labels[0]?.trackingCode });
  expect(entries.map(({ kind, copy, position }) => [kind, copy, position])).toEqual([
    ["slip", 1, 3],
    ["label", 2, 2],
    ["label", 1, 1],
  ]);
});

describe("printing a second time", () => {
  test("is asked about first, and written down as the second copy", async () => {
    await using station = await TestStation.open();
    const labels = await buyLabels(station, 2);
    const { id: profileId } = await profileOf(station);
    const [first] = labels;
    await station.desk.startPrint({
      commandId: "a",
      orderItemIds: [first?.orderItemId ?? ""],
      profileId,
    });
    await station.station.processAll();
    const again = { orderItemIds: idsOf(labels), profileId };
    const failure = await station.desk
      .startPrint({ ...again, commandId: "b" })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StationError);
    expect(failure).toMatchObject({
      code: "ALREADY_PRINTED",
      details: { count: 1, total: 2, trackingCodes: [first?.trackingCode] },
    });
    await station.desk.startPrint({ ...again, commandId: "c", onlyUnprinted: true });
    await station.desk.startPrint({ ...again, commandId: "d", again: true });
    await station.station.processAll();
    const { entries } = await station.desk.listPrinted({});
    expect(
      entries.map(({ trackingCode, copy }) => [trackingCode === first?.trackingCode, copy]),
    ).toEqual([
      [false, 2],
      [true, 2],
      [false, 1],
      [true, 1],
    ]);
  });

  test("does not happen when the same command comes twice", async () => {
    await using station = await TestStation.open();
    const labels = await buyLabels(station, 1);
    const { id: profileId } = await profileOf(station);
    const command = { commandId: "same", orderItemIds: idsOf(labels), profileId };
    const jobs = await Promise.all([
      station.desk.startPrint(command),
      station.desk.startPrint(command),
    ]);
    await station.station.processAll();
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    expect(printedFiles()).toHaveLength(1);
  });
});

test("a voided label is never printed, and the answer says so", async () => {
  await using station = await TestStation.open();
  const [label] = await buyLabels(station, 1);
  const orderItemId = label?.orderItemId ?? "";
  await station.desk.voidLabel({ orderItemId });
  const { id: profileId } = await profileOf(station);
  await expect(
    station.desk.startPrint({ commandId: "v", orderItemIds: [orderItemId], profileId }),
  ).rejects.toMatchObject({ code: "NOTHING_TO_PRINT", message: expect.stringMatching(/voided/) });
});

test("the test page has rulers, the profile's facts and a code to scan", async () => {
  await using station = await TestStation.open();
  const { id: profileId } = await profileOf(station, { size: "a6", rotation: 90, offsetX: 2 });
  await station.desk.printTestPage({ profileId });
  await station.station.processAll();
  const [page] = await readPages(printedFiles()[0] ?? new Uint8Array());
  expect(page?.width).toBeCloseTo(419.53, 1);
  expect(page?.text).toMatch(/Rotation: 90°.*Offset: 2 mm right/);
});

test("a folder that cannot be used stops the job with the reason, and it goes on from where it was", async () => {
  await using station = await TestStation.open();
  const labels = await buyLabels(station, 1);
  const { id: profileId } = await station.desk.savePrinterProfile({
    name: "Nowhere",
    route: { kind: "folder", folder: "/proc/nowhere" },
  });
  const { id: jobId } = await station.desk.startPrint({
    commandId: "n",
    orderItemIds: idsOf(labels),
    profileId,
  });
  await station.station.processAll();
  expect(await station.desk.getPrintJob({ jobId })).toMatchObject({
    state: "stopped",
    sent: 0,
    error: { code: "FOLDER_GONE" },
  });
  expect((await station.desk.listPrinted({})).entries).toEqual([]);
  expect(await station.desk.cancelPrint({ jobId })).toMatchObject({ state: "cancelled" });
});

test("letter sheets are refused for a label printer, with the sizes that it takes", async () => {
  await using station = await TestStation.open();
  await expect(
    station.desk.savePrinterProfile({
      name: "Zebra",
      route: { kind: "zpl", host: "10.0.0.7", port: 9100 },
      size: "letter-2",
    }),
  ).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    errors: [{ field: "size", suggestion: "4x6" }],
  });
});
