import { expect } from "@playwright/test";
import { stationOf } from "./ask-station.ts";
import { bar, dropFile, expectChecked, openHome, orderFile, sampleFile } from "./batch-screen.ts";
import { checkLook } from "./check-look.ts";
import { test } from "./desktop.ts";

test("the batch screen has no accessibility violation in either theme and language", async ({
  page,
}) => {
  await openHome(page);
  await expect(page.getByText("No batches yet.")).toBeVisible();
  await checkLook(page, "batch-home");
  await dropFile(
    page,
    "two.csv",
    orderFile(2, (at) => (at === 0 ? "MAGIC REFUSED" : "Ola Berg")),
  );
  await expectChecked(page, 2);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Buy \d/ })).toBeFocused();
  await checkLook(page, "batch-confirm");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "What was bought" })).toContainText("1 failed");
  await checkLook(page, "batch-failed");
  await page.getByRole("link", { name: "All batches" }).click();
  await dropFile(page, "orders-sample.csv", sampleFile);
  await expect(bar(page).getByRole("status")).not.toContainText("being checked");
  await page.keyboard.press("r");
  await expect(page.getByRole("radiogroup", { name: "Rates" })).toBeVisible();
  await checkLook(page, "batch-row");
  await page.getByRole("button", { name: "Columns …" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkLook(page, "batch-columns");
  await page.keyboard.press("Escape");
  await stationOf(page).setPreferences({ language: "es" });
  await expect(page.getByRole("grid", { name: "Filas del lote" })).toBeVisible();
  await checkLook(page, "batch-es");
  await page.getByRole("link", { name: "Todos los lotes" }).click();
  await expect(page.getByText("Lotes recientes")).toBeVisible();
  await checkLook(page, "batch-home-es");
});
