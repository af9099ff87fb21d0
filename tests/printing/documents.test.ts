import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PaperSize } from "#shared/contract/desk/printer-profile.ts";
import { customs, dana, parcel, toronto, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { buyLabels } from "./labels.ts";
import { readPages } from "./read-pages.ts";
import { scanZpl } from "./scan-zpl.ts";
import { ZplPrinter } from "./zpl-printer.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shipdeck-printed-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function profileOf(station: TestStation, size: PaperSize): Promise<string> {
  const route = { kind: "folder" as const, folder };
  return (await station.desk.savePrinterProfile({ name: size, route, size })).id;
}

function printed(): Uint8Array[] {
  return readdirSync(folder)
    .sort()
    .map((name) => new Uint8Array(readFileSync(join(folder, name))));
}

test.each([
  ["4x6", 288, 432],
  ["letter-1", 612, 792],
  ["letter-2", 612, 792],
] as const)(
  "a manifest comes out on %s paper, its barcode can be scanned, and the journal has it",
  async (size, width, height) => {
    await using station = await TestStation.open();
    await buyLabels(station, 2);
    const { manifestId, number } = await station.desk.createManifest({ carrier: "USPS" });
    const profileId = await profileOf(station, size);
    const order = { document: { manifestId }, profileId };
    const job = await station.desk.printDocument({ ...order, commandId: "one" });
    expect((await station.desk.printDocument({ ...order, commandId: "one" })).id).toBe(job.id);
    await station.station.processAll();
    expect(await station.desk.getPrintJob({ jobId: job.id })).toMatchObject({
      state: "done",
      total: 1,
      labels: 0,
      title: `manifest-${number}`,
    });
    const files = printed();
    expect(files).toHaveLength(1);
    const [page] = await readPages(files[0] ?? new Uint8Array());
    expect([page?.width, page?.height]).toEqual([width, height]);
    expect(page?.codes.map((code) => code.replaceAll(/\D/g, ""))).toEqual([number]);
    await station.desk.printDocument({ ...order, commandId: "two" });
    await station.station.processAll();
    const { entries } = await station.desk.listPrinted({});
    expect(entries.map(({ kind, document, copy }) => [kind, document, copy])).toEqual([
      ["document", "manifest", 2],
      ["document", "manifest", 1],
    ]);
    expect(station.errors).toEqual([]);
  },
);

test("a label's papers print too, and no longer once the label is voided", async () => {
  await using station = await TestStation.open();
  const { desk } = station;
  await desk.deposit({ currency: "LTC", amount: "50" });
  const { rates } = await desk.getRates({
    fromAddress: warehouse,
    toAddress: toronto,
    packageDetails: parcel,
    carriers: ["USPS"],
    customsInfo: customs,
  });
  const { orderId, items } = await desk.createOrder({ items: [{ rateId: rates[0]?.id ?? "" }] });
  await desk.purchaseLabels({ orderId });
  const orderItemId = items[0]?.orderItemId ?? "";
  const profileId = await profileOf(station, "letter-1");
  const document = { orderItemId, type: "commercial_invoice" as const };
  await desk.printDocument({ document, profileId, commandId: "papers" });
  await station.station.processAll();
  const pages = await readPages(printed()[0] ?? new Uint8Array());
  expect(pages.map(({ text }) => /COMMERCIAL INVOICE/.test(text))).toEqual([true, true, true]);
  const { entries } = await desk.listPrinted({});
  expect(entries[0]).toMatchObject({
    kind: "document",
    document: "commercial_invoice",
    recipient: "Mael Tremblay",
  });
  await desk.voidLabel({ orderItemId });
  await expect(
    desk.printDocument({ document, profileId, commandId: "late" }),
  ).rejects.toMatchObject({ code: "LABEL_NOT_FOUND" });
});

test("a label printer takes every page of a summary as a label of its own, and its barcode scans", async () => {
  await using printer = await ZplPrinter.open();
  await using station = await TestStation.open();
  const { desk } = station;
  await desk.deposit({ currency: "LTC", amount: "50" });
  const { rates } = await desk.getRates({
    fromAddress: warehouse,
    toAddress: dana,
    packageDetails: parcel,
    carriers: ["UPS"],
  });
  const { orderId } = await desk.createOrder({ items: [{ rateId: rates[0]?.id ?? "" }] });
  await desk.purchaseLabels({ orderId });
  const { manifestId, number } = await desk.createManifest({ carrier: "UPS" });
  const { id: profileId } = await desk.savePrinterProfile({ name: "Dock", route: printer.route });
  await desk.printDocument({ document: { manifestId }, profileId, commandId: "dock" });
  await station.station.processAll();
  expect(printer.labels).toHaveLength(2);
  expect(await scanZpl(printer.labels[0] ?? "", 203)).toContain(number);
  expect(station.errors).toEqual([]);
});
