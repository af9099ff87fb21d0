import { expect, type ElectronApplication } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkLook } from "./check-look.ts";
import { quote } from "./by-hand.ts";
import { goTo, test } from "./desktop.ts";

const head = ["carrier,UPS", "version,Acme 2026"];
const good = [...head, "service,item,discount", "GROUND,BASE,50%", "*,FUEL,20%"];
const bad = [...head, "service,GROUND", "weight,2,3", "1 lb,5.00,free", "2 lb,6.00"];

/** The system's own dialog cannot be pressed by a test: it answers at once. */
function answerWith(app: ElectronApplication, path: string): Promise<void> {
  return app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, path);
}

test("a negotiated card is added, seen in a rate part by part, and removed; a bad one is refused by line", async ({
  desk,
  folder,
}) => {
  const { app, page } = desk;
  const [discounts, broken] = [join(folder, "acme.csv"), join(folder, "ground.csv")];
  writeFileSync(discounts, good.join("\n"));
  writeFileSync(broken, bad.join("\n"));
  await goTo(page, "Settings");
  await page.getByRole("tab", { name: "Rate cards" }).click();
  await expect(page.getByText("None yet. A price table")).toBeVisible();
  await answerWith(app, broken);
  await page.getByRole("button", { name: "Add a rate card" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("ground.csv was not added; nothing has changed");
  await expect(alert).toContainText("Line 5: zone 3: must be dollars such as 7.42, is free.");
  await expect(alert).toContainText("Line 6: must have 2 prices");
  await checkLook(page, "settings-rate-cards-refused");
  await answerWith(app, discounts);
  await page.getByRole("button", { name: "Add a rate card" }).click();
  await expect(page.getByText("acme.csv is in force from now on.")).toBeVisible();
  const inForce = page.getByRole("table", { name: "Cards in force" });
  await expect(inForce.getByRole("row", { name: /UPS Acme 2026 acme\.csv/ })).toBeVisible();
  await checkLook(page, "settings-rate-cards");
  await goTo(page, "Ship");
  await quote(page);
  await page.getByRole("radio", { name: /UPS Ground (Mon|Tue|Wed|Thu|Fri|Sat)/ }).click();
  const parts = page.getByRole("region", { name: "What this rate is made of" });
  await expect(parts).toContainText("Your discount");
  await expect(parts).toContainText("Rate card: Acme 2026");
  await checkLook(page, "ship-rate-parts");
  await goTo(page, "Settings");
  await page.getByRole("tab", { name: "Rate cards" }).click();
  await page.getByRole("button", { name: "Remove acme.csv" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("None yet. A price table")).toBeVisible();
  await expect(inForce.getByRole("row", { name: /UPS 2026-11-sandbox/ })).toBeVisible();
});
