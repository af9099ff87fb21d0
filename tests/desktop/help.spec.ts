import { expect } from "@playwright/test";
import { checkLook } from "./check-look.ts";
import { goTo, test } from "./desktop.ts";

test("the guide opens at the page of the screen, is searched, and leads from page to page", async ({
  page,
  desk: { app },
}) => {
  await goTo(page, "Batch");
  await page.keyboard.press("F1");
  await expect(page.getByRole("heading", { name: "Shipping a batch", level: 1 })).toBeVisible();
  await checkLook(page, "help-page");
  // The slash goes to the search, as on every screen.
  await page.keyboard.press("/");
  await page.keyboard.type("signature secret rotation");
  await expect(page.getByRole("status").filter({ hasText: "section" })).toBeVisible();
  await checkLook(page, "help-search");
  await page.getByRole("article").getByRole("link", { name: "Webhooks: What is sent" }).click();
  const section = page.getByRole("heading", { name: "What is sent" });
  await expect(section).toBeFocused();
  await expect(page.getByLabel("Search the guide")).toHaveValue("");
  await page.getByRole("navigation", { name: "Pages of the guide" }).getByText("Papers").click();
  const picture = page.getByRole("img", { name: /The SCAN form of a day/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await app.evaluate(({ Menu }) => {
    const help = Menu.getApplicationMenu()?.items.find(({ role }) => String(role) === "help");
    help?.submenu?.items.find(({ label }) => label === "Guide")?.click();
  });
  await expect(page.getByRole("heading", { name: "Guide", level: 1 })).toBeVisible();
  await checkLook(page, "help-front");
});
