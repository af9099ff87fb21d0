import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { stationOf } from "./ask-station.ts";
import {
  bar,
  buyAll,
  dropFile,
  expectChecked,
  gridOf,
  openHome,
  orderFile,
  pasteText,
  rowOf,
  sampleFile,
} from "./batch-screen.ts";
import { test } from "./desktop.ts";
import { pickFolder } from "./pick-folder.ts";

test("the sample file goes from drop to printed in at most five key presses", async ({
  page,
  folder,
}) => {
  await openHome(page);
  const station = stationOf(page);
  const profile = await station.savePrinterProfile({
    name: "Folder",
    route: { kind: "folder", folder: await pickFolder(page, join(folder, "printed")) },
  });
  await station.updateSettings({ printerProfileId: profile.id, printAfterPurchase: true });
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await dropFile(page, "orders-sample.csv", sampleFile);
  await expect(bar(page).getByRole("button", { name: /^Buy \d+ labels/ })).toBeEnabled();
  await expect(bar(page).getByRole("status")).not.toContainText("being checked");
  await press("Control+Enter");
  const confirm = page.getByRole("dialog").getByRole("button", { name: /^Buy \d+ labels for \$/ });
  await expect(confirm).toBeFocused();
  const count = Number(/\d+/.exec(await confirm.innerText())?.[0]);
  expect(count).toBe(24);
  await press("Enter");
  const after = page.getByRole("group", { name: "What was bought" });
  await expect(after.getByRole("status")).toContainText(`${count} printed`);
  expect(presses).toBeLessThanOrEqual(5);
  expect(await readdir(join(folder, "printed"))).not.toEqual([]);
  await expect(rowOf(page, "1001")).toContainText("Bought");
  await expect(rowOf(page, "1001").getByRole("gridcell").last()).toHaveText(/\d{10,}/);
  // All of it is in sight in the smallest window.
  const hidden = await gridOf(page).evaluate((grid) => grid.scrollWidth - grid.clientWidth);
  expect(hidden).toBe(0);
});

test("a row that the carrier refuses stays with its reason and is tried again when it is put right", async ({
  page,
}) => {
  await openHome(page);
  await dropFile(
    page,
    "two.csv",
    orderFile(2, (at) => (at === 0 ? "MAGIC REFUSED" : "Ola Berg")),
  );
  await expectChecked(page, 2);
  await buyAll(page);
  await expect(rowOf(page, "T-1")).toContainText("Failed");
  await expect(rowOf(page, "T-1")).toContainText("The carrier refused this parcel");
  await expect(rowOf(page, "T-2")).toContainText("Bought");
  // Put right in its cell, and tried again.
  await rowOf(page, "T-1").getByRole("gridcell").nth(3).click();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Recipient" }).fill("Rosa Weiss");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "T-1")).toContainText("Rosa Weiss");
  await expectChecked(page, 1);
  await buyAll(page);
  await expect(rowOf(page, "T-1")).toContainText("Bought");
});

test("all failed rows are tried again by one button, and what is charged stands on it", async ({
  page,
}) => {
  await openHome(page);
  await dropFile(
    page,
    "two.csv",
    orderFile(2, () => "MAGIC REFUSED"),
  );
  await expectChecked(page, 2);
  await buyAll(page);
  await page.getByRole("button", { name: "Try 2 failed again" }).click();
  await expect(
    page.getByRole("dialog").getByRole("button", { name: /^Buy 2 labels for \$/ }),
  ).toBeVisible();
});

test("a file with columns of its own asks what they are, and remembers the answer", async ({
  page,
}) => {
  await openHome(page);
  const file = "Ref;Wohin;Ort;PLZ;Gewicht\nA-1;1000 Broadway;Denver;80203;16\n";
  await dropFile(page, "odd.csv", file);
  const dialog = page.getByRole("dialog", { name: "What are the columns of odd.csv?" });
  await expect(dialog).toBeVisible();
  const choose = async (column: string, field: string) =>
    dialog.getByLabel(column, { exact: true }).selectOption({ label: field });
  await choose("Ref", "Name");
  await choose("Wohin", "Street");
  await choose("Ort", "City");
  await choose("PLZ", "ZIP");
  await choose("Gewicht", "Weight");
  await dialog.getByRole("button", { name: "Use these columns" }).click();
  await expect(dialog).toBeHidden();
  await expect(gridOf(page)).toContainText("1000 Broadway");
  // Until it is checked, what stands above the grid may still move under the mouse.
  await expect(gridOf(page)).toContainText("The state is wrong.");
  await page.getByRole("link", { name: "All batches" }).click();
  await dropFile(page, "odd-again.csv", file.replace("A-1", "A-2"));
  await expect(page.getByText("columns as you set them")).toBeVisible();
  await expect(gridOf(page)).toContainText("A-2");
  await pasteText(page, file.replace("A-1", "A-3"));
  const where = page.getByRole("dialog", { name: "Where do these orders go?" });
  await expect(where.getByRole("button", { name: "Add to this batch" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(gridOf(page)).toContainText("A-3");
  await expect(gridOf(page)).toContainText("A-2");
  await expect(gridOf(page)).toBeFocused();
});

test("an edit, a row left out and a choice of service are taken back and done again", async ({
  page,
}) => {
  await openHome(page);
  await dropFile(page, "three.csv", orderFile(3));
  await expectChecked(page, 3);
  const weight = rowOf(page, "T-1").getByRole("gridcell").nth(6);
  await weight.click();
  await page.keyboard.press("F2");
  await page.getByRole("textbox", { name: "Weight" }).fill("1 kg");
  await page.keyboard.press("Enter");
  await expect(weight).toHaveText(/2 lb 3.3 oz\s*1 kg/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect(rowOf(page, "T-2")).toContainText("Left out");
  await page.keyboard.press("Control+z");
  await expect(rowOf(page, "T-2")).not.toContainText("Left out");
  await page.keyboard.press("Control+z");
  await expect(weight).toHaveText(/16 oz/);
  await page.keyboard.press("Control+Shift+z");
  await expect(weight).toHaveText(/2 lb 3.3 oz/);
});

test("a batch from which nothing was bought is deleted after it was asked for by name", async ({
  page,
}) => {
  await openHome(page);
  await dropFile(page, "wrong.csv", orderFile(2));
  await expectChecked(page, 2);
  await page.getByRole("button", { name: "Delete the batch" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete wrong?" });
  await expect(dialog).toContainText("Its 2 rows go with it");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No batches yet.")).toBeVisible();
});

test("a purchase prints on the printer that is set up, unless Settings say otherwise", async ({
  page,
  folder,
}) => {
  await openHome(page);
  const station = stationOf(page);
  const profile = await station.savePrinterProfile({
    name: "Dock",
    route: { kind: "folder", folder: await pickFolder(page, join(folder, "printed")) },
  });
  await dropFile(page, "one.csv", orderFile(1));
  await expectChecked(page, 1);
  const open = async () => {
    await page.keyboard.press("Control+Enter");
    return page.getByRole("dialog");
  };
  const dialog = await open();
  await expect(dialog.getByLabel("Afterwards")).toHaveValue(profile.id);
  await page.keyboard.press("Escape");
  await station.updateSettings({ printAfterPurchase: false });
  await open();
  await expect(dialog.getByLabel("Afterwards")).toHaveValue("");
  await expect(dialog).toContainText("Printing after a purchase is switched off in Settings.");
});
