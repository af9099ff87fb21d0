import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { projectFolder } from "#electron/runtime/places.ts";
import { stationOf } from "../desktop/ask-station.ts";
import { bar, dropFile, gridOf, openHome, rowOf, sampleFile } from "../desktop/batch-screen.ts";
import { goTo, test } from "../desktop/desktop.ts";
import { pickFolder } from "../desktop/pick-folder.ts";

async function take(page: Page, name: string): Promise<void> {
  // What happened a moment ago is told over the screen and goes by itself.
  await expect(page.locator(".mantine-Notifications-notification")).toHaveCount(0);
  await page.screenshot({
    path: join(projectFolder, "resources/guide/images", `${name}.png`),
    animations: "disabled",
  });
}

test("pictures of a batch from its file to its printed labels", async ({ page, folder }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await openHome(page, "20");
  const station = stationOf(page);
  const profile = await station.savePrinterProfile({
    name: "Zebra at the dock",
    route: { kind: "folder", folder: await pickFolder(page, join(folder, "printed")) },
  });
  await station.updateSettings({ printerProfileId: profile.id, printAfterPurchase: true });
  await dropFile(page, "orders-sample.csv", sampleFile);
  await expect(bar(page).getByRole("status")).not.toContainText("being checked");
  await rowOf(page, "1004").getByRole("gridcell").nth(3).click();
  await expect(gridOf(page)).toBeVisible();
  await take(page, "batch");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await take(page, "buy");
  await page.keyboard.press("Enter");
  const after = page.getByRole("group", { name: "What was bought" });
  await expect(after.getByRole("status")).toContainText(/printed/);
  const [batch] = (await station.listBatches({})).batches;
  await page.evaluate((id) => (window.location.hash = `/print/batch/${id}`), batch?.id);
  await expect(page.locator("canvas[aria-busy=false]").first()).toBeVisible();
  await take(page, "print");
  await page.getByRole("tab", { name: "End of day" }).click();
  await page
    .getByRole("button", { name: /^Make the form: USPS/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").locator("canvas[aria-busy=false]")).toBeVisible();
  await take(page, "day");
  await page.keyboard.press("Escape");
  await goTo(page, "Tracking");
  await expect(page.getByRole("heading", { name: "Map" })).toBeVisible();
  await take(page, "tracking");
  await goTo(page, "Scan");
  await page.keyboard.type("1024", { delay: 5 });
  await page.keyboard.press("Enter");
  await expect(page.getByText("1024").first()).toBeVisible();
  await take(page, "scan");
});
