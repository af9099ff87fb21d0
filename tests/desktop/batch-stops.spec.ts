import { expect } from "@playwright/test";
import { scanZpl } from "../printing/scan-zpl.ts";
import { ZplPrinter } from "../printing/zpl-printer.ts";
import { stationOf } from "./ask-station.ts";
import { bar, buyAll, dropFile, expectChecked, openHome, orderFile } from "./batch-screen.ts";
import { deposit } from "./by-hand.ts";
import { checkLook } from "./check-look.ts";
import { goTo, test } from "./desktop.ts";
import { pressInTray, toldOutside, watchOutside } from "./outside.ts";

test("too little money for a batch is said in coins, and after a deposit the same rows are bought", async ({
  page,
}) => {
  await openHome(page, "0.01");
  await dropFile(page, "two.csv", orderFile(2));
  await expectChecked(page, 2);
  await expect(bar(page)).toContainText(/Needs [\d.]+ LTC with the 10% buffer, 0\.01/);
  await page.keyboard.press("Control+Enter");
  const way = page.getByRole("dialog").getByRole("button", { name: "Deposit in the wallet" });
  await expect(way).toBeFocused();
  await page.keyboard.press("Enter");
  await deposit(page, "5", "LTC");
  await expect(page.getByText("5.00000000 LTC deposited.")).toBeVisible();
  expect((await stationOf(page).listOrders({})).orders).toEqual([]);
  await goTo(page, "Batch");
  await page.getByRole("link", { name: /two/ }).click();
  await expectChecked(page, 2);
  await buyAll(page);
  await expect(page.getByRole("group", { name: "What was bought" })).toContainText("2 of 2 bought");
});

test("a printer that vanishes in the middle of a batch is told where one works, stops at a known label, and goes on from the one that the person names", async ({
  desk,
  page,
}) => {
  // It is asked before each label: the fourth cannot be on its way when the third has come out and the plug is pulled.
  await using printer = await ZplPrinter.open({ answers: true });
  printer.labelsUntilGone = 3;
  await openHome(page);
  await watchOutside(desk.app);
  const station = stationOf(page);
  const { id } = await station.savePrinterProfile({ name: "Zebra", route: printer.route });
  await station.updateSettings({ printerProfileId: id, printAfterPurchase: true });
  await dropFile(page, "six.csv", orderFile(6));
  await expectChecked(page, 6);
  await buyAll(page);
  // The paper stopped, the purchase did not.
  const after = page.getByRole("group", { name: "What was bought" });
  await expect(after).toContainText("6 of 6 bought");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Zebra stopped");
  await expect
    .poll(async () => (await toldOutside(desk.app)).notices)
    .toContainEqual(expect.stringMatching(/^SANDBOX · Zebra has stopped printing: .*127\.0\.0\.1/));
  await checkLook(page, "batch-printer-stopped");
  await page.getByRole("link", { name: "To the print jobs" }).click();
  const job = page.getByRole("region", { name: "six" });
  await expect(job.getByRole("alert")).toContainText("Stopped after page 3 of 6");
  expect(printer.labels).toHaveLength(3);
  await printer.plugIn();
  // The third hangs out of the printer, spoilt.
  await job.getByLabel("Go on from page").fill("3");
  await page.keyboard.press("Enter");
  await expect(job).toContainText("6 of 6 pages sent");
  const [batch] = (await station.listBatches({})).batches;
  const { rows } = await station.listBatchRows({ id: batch?.id ?? "" });
  const codes = [0, 1, 2, 2, 3, 4, 5].map((at) => rows[at]?.order?.trackingCode);
  expect(printer.labels).toHaveLength(codes.length);
  for (const [at, label] of printer.labels.entries())
    expect(await scanZpl(label, 203), `piece of paper ${at + 1}`).toContain(codes[at]);
});

test("the tray tells of a purchase and pauses it, what has not begun is cancelled for nothing, and the end is told outside of the window", async ({
  desk,
  page,
}) => {
  await openHome(page);
  await watchOutside(desk.app);
  const outside = () => toldOutside(desk.app);
  await dropFile(
    page,
    "slow.csv",
    orderFile(12, () => "MAGIC SLOW"),
  );
  await expectChecked(page, 12);
  await buyAll(page);
  await expect.poll(async () => (await outside()).menu).toContain("Buying slow: 0 of 12");
  await pressInTray(desk.app, "Pause buying");
  await expect(bar(page)).toContainText("Paused");
  await expect.poll(async () => (await outside()).menu).toContain("Resume buying");
  expect((await outside()).toolTip).toContain("slow is paused at");

  const cancel = bar(page).getByRole("button", { name: /^Cancel the \d+ not begun/ });
  const left = Number(/\d+/.exec(await cancel.innerText())?.[0]);
  expect(left).toBeGreaterThan(0);
  await cancel.click();
  const after = page.getByRole("group", { name: "What was bought" });
  await expect(after).toContainText(`${12 - left} of 12 bought`);
  await expectChecked(page, left);
  const { orders } = await stationOf(page).listOrders({ limit: 100 });
  expect(orders.filter(({ labels }) => labels.success === 1)).toHaveLength(12 - left);
  await expect.poll(async () => (await outside()).menu).toContain("No batch is being bought");

  await buyAll(page);
  await expect(after).toContainText("12 of 12 bought");
  await expect
    .poll(async () => (await outside()).notices)
    .toContain("SANDBOX · slow: all labels are bought: 12 bought");
});
