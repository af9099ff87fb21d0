import { expect } from "@playwright/test";
import { dana, magic, orderFor, warehouse } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { goTo, test } from "./desktop.ts";

test("the keyboard stands at the next thing when an act took its button away", async ({ page }) => {
  const station = stationOf(page);
  const shipFrom = ["Denver", "Annex"].map((name) => ({ id: name, name, address: warehouse }));
  await station.updateSettings({ shipFrom });
  await station.deposit({ currency: "LTC", amount: "5" });
  const { orderId } = await orderFor(station, [dana]);
  await station.purchaseLabels({ orderId });
  await station.createKey({ name: "Script", scopes: ["read"], dailyLimitUsd: null });
  await station.createWebhook({ webhookUrl: "http://127.0.0.1:9/hook", events: ["label.created"] });
  const button = (name: RegExp | string) => page.getByRole("button", { name, exact: true });
  const press = async (name: RegExp | string) => {
    await button(name).focus();
    await page.keyboard.press("Enter");
  };

  await goTo(page, "Orders");
  await page.getByRole("table").getByRole("link").first().click();
  await press(/^Void the label/);
  await press(/^Void and refund \$/);
  await expect(page.getByText("Voided", { exact: true })).toBeVisible();
  await expect(button("Show the label file")).toBeFocused();

  await goTo(page, "Wallet");
  await page.getByLabel("Amount").fill("1");
  await press("Deposit");
  await expect(page.getByText("1.00000000 LTC deposited.")).toBeVisible();
  await expect(button("Deposit")).toBeFocused();

  await goTo(page, "Webhooks");
  await press("Delete");
  await press("Delete the webhook");
  await expect(page.getByText("No webhooks yet.")).toBeVisible();
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);

  await goTo(page, "Keys and API");
  await press("Revoke the key Script");
  await press("Revoke the key");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button("New key")).toBeFocused();

  await goTo(page, "Settings");
  await press("Make default: Annex");
  await expect(button("Edit Annex")).toBeFocused();
  await press("Remove Annex");
  await press("Remove");
  await expect(page.getByRole("article", { name: "Annex" })).toBeHidden();
  await expect(button("Edit Denver")).toBeFocused();
});

test("an order of several parcels says so in the list, and a search that is cleared has the keyboard", async ({
  page,
}) => {
  const station = stationOf(page);
  const office = { ...magic("REFUSED"), company: "Acme Tools" };
  await orderFor(station, [office, dana, dana], { externalReference: "PO-3" });
  await goTo(page, "Orders");
  const row = page.getByRole("row", { name: /PO-3/ });
  await expect(row).toContainText("MAGIC REFUSED Montgomery, AL · and 2 more parcels");
  await page.getByRole("searchbox").fill("nobody");
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect(page.getByRole("searchbox")).toBeFocused();
});
