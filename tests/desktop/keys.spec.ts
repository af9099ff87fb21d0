import { createServer } from "node:http";
import { expect, type Page } from "@playwright/test";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { apiUrl, goTo, openDesk, test } from "./desktop.ts";

interface Credentials {
  apiKey: string;
  apiSecret: string;
}

async function store(page: Page): Promise<Credentials> {
  const dialog = page.getByRole("dialog", { name: "The new key" });
  const apiKey = await dialog.getByRole("textbox", { name: "Key", exact: true }).inputValue();
  const apiSecret = await dialog.getByRole("textbox", { name: "Secret" }).inputValue();
  await dialog.getByLabel("I have stored it").check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  return { apiKey, apiSecret };
}

async function addKey(page: Page, name: string): Promise<Credentials> {
  await page.getByRole("button", { name: "New key" }).click();
  const form = page.getByRole("dialog", { name: "New key" });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("button", { name: "Make the key" }).click();
  return store(page);
}

async function ask(url: string, path: string, key: Credentials): Promise<number> {
  const headers = { "x-api-key": key.apiKey, "x-api-secret": key.apiSecret };
  return (await fetch(url + path, { headers })).status;
}

test("a key is made, used, replaced with an overlap and revoked", async ({ page }) => {
  const url = await apiUrl(page);
  await goTo(page, "Keys and API");
  await expect(page.getByText("No keys yet.")).toBeVisible();
  await checkLook(page, "keys-empty");
  await page.getByRole("button", { name: "New key" }).click();
  const form = page.getByRole("dialog", { name: "New key" });
  await form.getByRole("button", { name: "Make the key" }).click();
  await expect(form.getByRole("textbox", { name: "Name" })).toHaveAttribute("aria-invalid", "true");
  await form.getByRole("textbox", { name: "Name" }).fill("Nightly script");
  await form.getByLabel("Buy and void labels: this spends money").uncheck();
  await form.getByLabel("Daily limit in USD").fill("250");
  await checkLook(page, "keys-add");
  await form.getByRole("button", { name: "Make the key" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "The new key" })).toBeVisible();
  await checkLook(page, "keys-secret");
  const first = await store(page);
  expect(await page.content()).not.toContain(first.apiSecret);
  const table = page.getByRole("table", { name: "Keys" });
  await expect(table.getByText("read, rates, orders, webhooks")).toBeVisible();
  await expect(table.getByText("$250.00")).toBeVisible();
  expect(await ask(url, "/orders", first)).toBe(200);

  await page.getByRole("button", { name: "Replace the key Nightly script" }).click();
  await page.getByLabel("The old key works").selectOption({ label: "for a week" });
  await checkLook(page, "keys-replace");
  await page.getByRole("button", { name: "Replace the key", exact: true }).click();
  const second = await store(page);
  await expect(table.getByText("Ends", { exact: true })).toBeVisible();
  expect(await ask(url, "/orders", first)).toBe(200);
  expect(await ask(url, "/orders", second)).toBe(200);
  await checkLook(page, "keys");

  await table
    .getByRole("row", { name: new RegExp(second.apiKey) })
    .getByRole("button", { name: /^Revoke/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Revoke the key Nightly script?" });
  await expect(dialog).toContainText(second.apiKey);
  await dialog.getByRole("button", { name: "Revoke the key" }).click();
  await expect(table.getByText(second.apiKey)).toBeHidden();
  expect(await ask(url, "/orders", second)).toBe(401);
  await page.getByLabel("Show ended keys").check();
  await expect(table.getByText("Revoked", { exact: true })).toBeVisible();
});

test("requests appear as they come, with their key and what was wrong, and never a secret", async ({
  page,
}) => {
  const url = await apiUrl(page);
  await goTo(page, "Keys and API");
  const key = await addKey(page, "Label robot");
  await page.getByRole("tab", { name: "Local API" }).click();
  await expect(page.getByText(url).last()).toBeVisible();
  await expect(page.getByText("No request yet.")).toBeVisible();
  await ask(url, "/orders?search=private", key);
  await ask(url, "/orders/ord_none", key);
  const table = page.getByRole("table", { name: "Last requests" });
  await expect(table.getByText("ORDER_NOT_FOUND")).toBeVisible();
  await expect(table.getByText("Label robot")).toHaveCount(2);
  await expect(table).not.toContainText("private");
  await checkLook(page, "keys-requests");
  await page.getByLabel("Only failures").check();
  await expect(table.getByText("Label robot")).toHaveCount(1);
  await page.getByRole("searchbox", { name: /^Find by/ }).fill("nothing like it");
  await expect(page.getByText("No request is like that.")).toBeVisible();
});

test("a thousand requests are listed without drawing a thousand rows", async ({ page }) => {
  const url = await apiUrl(page);
  await goTo(page, "Keys and API");
  const key = await addKey(page, "Bulk");
  await page.getByRole("tab", { name: "Local API" }).click();
  for (let round = 0; round < 20; round++)
    await Promise.all(Array.from({ length: 50 }, () => ask(url, "/orders?limit=1", key)));
  const table = page.getByRole("table", { name: "Last requests" });
  await expect(table).toHaveAttribute("aria-rowcount", "1001");
  expect(await table.getByRole("row").count()).toBeLessThan(60);
  await page.getByRole("group", { name: "Last requests" }).press("End");
  await expect(table.locator("[aria-rowindex='1001']")).toBeVisible();
});

test("an example has the real address and the chosen key, and the secret only as a variable", async ({
  page,
}) => {
  const url = await apiUrl(page);
  await goTo(page, "Keys and API");
  const key = await addKey(page, "Example");
  await page.getByRole("tab", { name: "Examples" }).click();
  await page.getByLabel("With the key").selectOption(key.apiKey);
  await page.getByLabel("What to do").selectOption("Buy its labels");
  const code = page.getByRole("region", { name: /^Buy its labels/ });
  await expect(code).toContainText(`${url}/labels/purchase`);
  await expect(code).toContainText(key.apiKey);
  await expect(code).toContainText("$SHIPDECK_API_SECRET");
  await checkLook(page, "keys-examples");
  await page.getByRole("radiogroup", { name: "Language" }).getByText("Python").click();
  await expect(code).toContainText('os.environ["SHIPDECK_API_SECRET"]');
  expect(await page.content()).not.toContain(key.apiSecret);
});

test("the reference is searched and read by keyboard", async ({ page }) => {
  await goTo(page, "Keys and API");
  await page.getByRole("tab", { name: "Reference" }).click();
  const search = page.getByRole("searchbox", { name: /^Find an operation/ });
  await search.focus();
  await page.keyboard.type("customs_signer");
  const list = page.getByRole("navigation", { name: "Operations" });
  await expect(list.getByRole("button")).not.toHaveCount(0);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("labels/purchase");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const article = page.getByRole("article");
  await expect(article.getByRole("table", { name: "Body" })).toContainText("orderId");
  await expect(article.getByRole("table", { name: "Failures" })).toContainText(
    "INSUFFICIENT_BALANCE",
  );
  await expect(article.getByRole("region", { name: "As curl" })).toContainText("ORDER_ID");
  await expect(article.getByRole("region", { name: "Example of an answer" })).toContainText(
    '"successCount": 1',
  );
  await checkLook(page, "keys-reference");
  await search.fill("magic lost");
  await expect(article.getByRole("table", { name: "On the way" })).toContainText(
    "MAGIC LOST PARCEL",
  );
  await search.fill("");
  await list.getByRole("button", { name: "Magic values" }).press("Enter");
  await expect(article.getByRole("table", { name: "Tracking codes" })).toContainText(
    "EZ5000000005",
  );
  await checkLook(page, "keys-magic");
  await search.fill("zzzz");
  await expect(page.getByText("Nothing is called that.")).toBeVisible();
});

test("where the port is taken the API says why it is off, and the rest works", async ({
  folder,
}) => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as { port: number };
  const { app, page } = await openDesk(folder, { port });
  await goTo(page, "Keys and API");
  await addKey(page, "Later");
  await page.getByRole("tab", { name: "Local API" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The local API is off");
  await expect(alert).toContainText(String(port));
  await checkLook(page, "keys-api-off");
  await app.close();
  await new Promise((resolve) => taken.close(resolve));
});

test("every part of the screen looks right in Spanish", async ({ page }) => {
  const url = await apiUrl(page);
  const { apiKey, apiSecret, id } = await stationOf(page).createKey({ name: "Guión nocturno" });
  await stationOf(page).rotateKey({ id, overlapHours: 24 });
  await ask(url, "/orders/ord_none", { apiKey, apiSecret });
  await stationOf(page).setPreferences({ language: "es" });
  await page.getByRole("link", { name: "Claves y API" }).click();
  await expect(page.getByText("Termina", { exact: true })).toBeVisible();
  await checkLook(page, "keys-es");
  for (const [tab, name] of [
    ["API local", "keys-requests-es"],
    ["Ejemplos", "keys-examples-es"],
    ["Referencia", "keys-reference-es"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await checkLook(page, name);
  }
});
