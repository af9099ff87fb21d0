import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type ReadPage, readPages } from "../printing/scan-pages.ts";
import { Spooler } from "../printing/spooler.ts";
import { stationOf } from "./ask-station.ts";
import { buyAll, dropFile, expectChecked, openHome, orderFile } from "./batch-screen.ts";
import { goTo, test as base } from "./desktop.ts";
import { batchWith, buy, field, scan } from "./scan-station.ts";

/** The computer has a printer, known to the system before the app starts. */
const test = base.extend<{ spooler: Spooler }>({
  spooler: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the first parameter
    async ({}, use) => {
      await using spooler = await Spooler.open();
      await use(spooler);
    },
    { auto: true, timeout: 60_000 },
  ],
});

async function pagesOf(files: readonly Uint8Array[]): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const file of files) pages.push(...(await readPages(file)));
  return pages;
}

/** A label and its packing slip by turns, in grid order, all of them 4 by 6 inches. */
function expectLabelsWithSlips(pages: readonly ReadPage[], rows: readonly [string, string][]) {
  expect(pages.map(({ width, height }) => [width, height])).toEqual(
    rows.flatMap(() => [
      [288, 432],
      [288, 432],
    ]),
  );
  for (const [at, [orderNumber, trackingCode]] of rows.entries()) {
    expect(pages[2 * at]?.readings, `label ${at + 1}`).toContain(trackingCode);
    const slip = pages[2 * at + 1]?.readings;
    expect(slip, `packing slip ${at + 1}`).toContain(orderNumber);
    expect(slip, `packing slip ${at + 1}`).not.toContain(trackingCode);
  }
}

test("a batch comes out of the computer's printer with its packing slips, a PDF of it has the same pages, and a scanned order is printed by one key", async ({
  desk,
  page,
  folder,
  spooler,
}) => {
  await openHome(page);
  await goTo(page, "Print");
  await page.getByRole("tab", { name: "Printers" }).click();
  await page.getByRole("button", { name: "Use LABELS" }).click();
  await expect(page.getByRole("button", { name: "Edit LABELS" })).toBeVisible();

  // What is tested is the Print screen: nothing is printed by the purchase itself.
  await stationOf(page).updateSettings({ printAfterPurchase: false });
  await goTo(page, "Batch");
  await dropFile(page, "three.csv", orderFile(3));
  await expectChecked(page, 3);
  await buyAll(page);
  await expect(page.getByRole("group", { name: "What was bought" })).toContainText("3 of 3 bought");
  await page.keyboard.press("Control+p");
  await page.getByLabel("Packing slip with each label").check();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Page 1 of 6");
  await page.keyboard.press("Control+p");
  await expect(page.getByText("6 of 6 pages sent")).toBeVisible();

  const station = stationOf(page);
  const [batch] = (await station.listBatches({})).batches;
  const { rows } = await station.listBatchRows({ id: batch?.id ?? "" });
  const bought = rows.map(({ orderNumber, order }): [string, string] => [
    orderNumber,
    order?.trackingCode ?? "?",
  ]);
  expectLabelsWithSlips(await pagesOf(await spooler.printed()), bought);

  // The system's own dialog cannot be pressed by a test: it answers at once.
  const file = join(folder, "three.pdf");
  await desk.app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path });
  }, file);
  await page.getByRole("button", { name: "Save as PDF …" }).click();
  await expect(page.getByText(`Saved as ${file}`)).toBeVisible();
  expectLabelsWithSlips(await readPages(new Uint8Array(await readFile(file))), bought);

  const before = (await spooler.printed()).length;
  await goTo(page, "Scan");
  await expect(field(page)).toBeFocused();
  const id = await batchWith(page, "SO-7", "Noor Haddad");
  await scan(page, "SO-7");
  await buy(page, "Ready for the next");
  await expect
    .poll(async () => (await station.listPrintJobs({ limit: 1 })).jobs)
    .toMatchObject([{ state: "done", labels: 1 }]);
  const [scanned] = (await station.listBatchRows({ id })).rows;
  const pages = await pagesOf((await spooler.printed()).slice(before));
  expect(pages.map(({ width, height }) => [width, height])).toEqual([[288, 432]]);
  expect(pages[0]?.readings).toContain(scanned?.order?.trackingCode);
});
