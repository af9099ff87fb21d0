import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { ManualClock } from "../manual-clock.ts";
import { customs, dana, magic, orderFor, parcel, toronto, warehouse } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { TestStation } from "../station.ts";
import { goTo, openDesk, test } from "./desktop.ts";

const recipients = [
  dana,
  {
    ...dana,
    name: "Wu Li",
    street1: "1100 Congress Ave",
    city: "Austin",
    state: "TX",
    zip: "78701",
  },
  {
    ...dana,
    name: "Iolana Kahale",
    street1: "530 S King St",
    city: "Honolulu",
    state: "HI",
    zip: "96813",
  },
];

async function buyThree(page: Page): Promise<void> {
  const station = stationOf(page);
  await station.deposit({ currency: "LTC", amount: "50" });
  const { orderId } = await orderFor(station, recipients, { externalReference: "PO-77" });
  await station.purchaseLabels({ orderId });
}

async function buyAbroad(page: Page): Promise<void> {
  const station = stationOf(page);
  const juan = {
    ...dana,
    name: "Luis Rivera",
    street1: "100 Calle San Francisco",
    city: "San Juan",
    state: "PR",
    zip: "00901",
  };
  for (const toAddress of [toronto, juan]) {
    const { rates } = await station.getRates({
      fromAddress: { ...warehouse, ...(toAddress === juan ? juan : {}) },
      toAddress,
      packageDetails: parcel,
      ...(toAddress === toronto ? { customsInfo: customs } : {}),
      carriers: ["USPS"],
    });
    const { orderId } = await station.createOrder({ items: [{ rateId: rates[0]?.id ?? "" }] });
    await station.purchaseLabels({ orderId });
  }
}

test("every label that is bought is on the list and on the map without being asked for", async ({
  page,
}) => {
  await goTo(page, "Tracking");
  await expect(page.getByText("Nothing is on its way yet.")).toBeVisible();
  await buyThree(page);
  const list = page.getByRole("region", { name: "Parcels" });
  await expect(list.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("radio", { name: "All 3" })).toBeChecked();
  const map = page.getByRole("group", { name: "Map with 3 parcels where they were seen last" });
  await expect(map.getByRole("button", { name: "At the sender: 3 parcels" })).toBeVisible();
});

test("a parcel is found, its way is shown, and its carrier is asked at a wish", async ({
  page,
}) => {
  await buyThree(page);
  await goTo(page, "Tracking");
  const list = page.getByRole("region", { name: "Parcels" });
  await list.getByLabel("Tracking code, recipient or order").fill("nobody");
  await expect(list).toContainText("No parcel matches.");
  const { parcels } = await stationOf(page).listParcels({ search: "PO-77" });
  const austin = parcels.find(({ recipient }) => recipient === "Wu Li");
  await list.getByLabel("Tracking code, recipient or order").fill(austin?.trackingCode ?? "none");
  await expect(list.getByRole("row")).toHaveCount(2);
  await list.getByRole("button", { name: /to Wu Li$/ }).click();
  const panel = page.getByRole("region", { name: "Parcel", exact: true });
  await expect(panel).toContainText("The carrier has not scanned it yet.");
  await panel.getByRole("button", { name: "Ask the carrier now" }).click();
  await expect(panel.getByRole("status")).toContainText("just now");
  await expect(panel.getByRole("region", { name: "Timeline" })).toContainText("Label made");
  await expect(panel).toContainText("Expected");
  await panel.getByRole("link", { name: "Order PO-77" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("PO-77");
});

test("the map is gone through by keyboard alone, and shows the world where parcels leave the country", async ({
  page,
}) => {
  await buyThree(page);
  await buyAbroad(page);
  await goTo(page, "Tracking");
  await expect(page.getByRole("radio", { name: "All 5" })).toBeChecked();
  const map = page.getByRole("region", { name: "Map" });
  await expect(map.getByRole("radio", { name: "World" })).toBeChecked();
  const places = map.getByRole("group", { name: /^Map with/ }).getByRole("button");
  await expect(places).toHaveCount(2);
  await places.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(places.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Parcel", exact: true });
  await expect(panel.getByRole("heading", { name: "Luis Rivera" })).toBeVisible();
  await expect(places.nth(1)).toHaveAttribute("aria-pressed", "true");
  await map.getByText("USA", { exact: true }).click();
  await expect(map).toContainText("Not on this map: 1");
  await map.getByRole("button", { name: "Show the world" }).click();
  await expect(places).toHaveCount(2);
});

/** A week ago a station sold labels to everywhere, and was closed the same evening. */
async function soldAWeekAgo(data: string): Promise<void> {
  await using station = await TestStation.open({
    data,
    clock: new ManualClock(Date.now() - 8 * 86_400_000),
  });
  await station.desk.deposit({ currency: "LTC", amount: "50" });
  const towns = [
    ["Ana Gil", "Austin", "TX", "78701"],
    ["Bo Lee", "New York", "NY", "10001"],
    ["Cy Young", "Seattle", "WA", "98101"],
    ["MAGIC RETURNED", "Chicago", "IL", "60601"],
    ["MAGIC LOST PARCEL", "Miami", "FL", "33101"],
    ["MAGIC PICKUP", "Boston", "MA", "02108"],
    ["MAGIC DAMAGED", "Denver", "CO", "80203"],
  ] as const;
  const people = towns.map(([name, city, state, zip]) => ({ ...dana, name, city, state, zip }));
  const { orderId } = await orderFor(station.desk, people, { externalReference: "PO-OLD" });
  await station.desk.purchaseLabels({ orderId });
}

test("a station that was closed for a week finds out by itself what became of its parcels", async ({
  folder,
}) => {
  const data = join(folder, "data");
  await soldAWeekAgo(data);
  const { app, page } = await openDesk(folder, { data });
  await goTo(page, "Tracking");
  const list = page.getByRole("region", { name: "Parcels" });
  await expect(page.getByRole("radio", { name: "Needs attention 3" })).toHaveCount(1);
  await expect(list.getByRole("row").nth(1)).toContainText(/On its way back|Delivery failed/);
  await expect(list.getByRole("row", { name: /to MAGIC DAMAGED/ })).toContainText("Damaged");
  await list.getByRole("button", { name: /to MAGIC RETURNED$/ }).click();
  const panel = page.getByRole("region", { name: "Parcel", exact: true });
  await expect(panel).toContainText("Refused by the recipient");
  await checkLook(page, "tracking-week");
  await panel.getByRole("button", { name: "Put aside" }).click();
  await expect(page.getByRole("radio", { name: "Needs attention 2" })).toHaveCount(1);
  await panel.getByRole("button", { name: "Take up again" }).click();
  await expect(page.getByRole("radio", { name: "Needs attention 3" })).toHaveCount(1);
  await app.close();
});

test("a label that is voided leaves the road at once", async ({ page }) => {
  await buyThree(page);
  await goTo(page, "Tracking");
  const station = stationOf(page);
  const [first] = (await station.listParcels({})).parcels;
  await station.voidLabel({ orderItemId: first?.orderItemId ?? "" });
  await page.getByText("Voided 1").click();
  const list = page.getByRole("region", { name: "Parcels" });
  await expect(list.getByRole("row")).toHaveCount(2);
  await expect(list).toContainText(first?.recipient ?? "none");
});

test("tracking is free of accessibility violations, in both themes and both languages", async ({
  page,
}) => {
  await goTo(page, "Tracking");
  await expect(page.getByText("Nothing is on its way yet.")).toBeVisible();
  await checkLook(page, "tracking-empty");
  await buyThree(page);
  const station = stationOf(page);
  const lost = await orderFor(station, [magic("LOST PARCEL")]);
  await station.purchaseLabels({ orderId: lost.orderId });
  const list = page.getByRole("region", { name: "Parcels" });
  await expect(list.getByRole("row")).toHaveCount(5);
  await list.getByRole("button", { name: /to Iolana Kahale$/ }).click();
  await page.getByRole("button", { name: "Ask the carrier now" }).click();
  await expect(page.getByRole("region", { name: "Timeline" })).toBeVisible();
  await checkLook(page, "tracking");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await checkLook(page, "tracking-large");
  await page.setViewportSize({ width: 1280, height: 800 });
  await buyAbroad(page);
  await expect(page.getByRole("radio", { name: "World" })).toBeChecked();
  await station.setPreferences({ language: "es" });
  await expect(page.getByRole("heading", { name: "Seguimiento" })).toBeVisible();
  await checkLook(page, "tracking-world-es");
});
