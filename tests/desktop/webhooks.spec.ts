import { expect, type Page } from "@playwright/test";
import { openReceiver, type Receiver } from "../service/receiver.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook as check } from "./check-look.ts";
import { goTo, test as base } from "./desktop.ts";

const test = base.extend<{ receiver: Receiver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the first parameter
  receiver: async ({}, use) => {
    const receiver = await openReceiver();
    await use(receiver);
    await receiver.close();
  },
});

function open(page: Page): Promise<void> {
  return goTo(page, "Webhooks");
}

/** Adds a webhook and answers its secret, which is stored at once. */
async function add(page: Page, url: string): Promise<string> {
  await page.getByRole("button", { name: "Add webhook" }).first().click();
  const form = page.getByRole("dialog", { name: "Add a webhook" });
  await form.getByLabel("Address").fill(url);
  await form.getByRole("button", { name: "Add webhook" }).click();
  return storeSecret(page);
}

async function storeSecret(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog", { name: "The signing secret" });
  const secret = await dialog.getByLabel(/^Secret of/).inputValue();
  await dialog.getByLabel("I have stored it").check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

test("a webhook is added, its secret is shown once, and a test shows exactly what went over the wire", async ({
  page,
  desk,
  receiver,
}) => {
  await open(page);
  await expect(page.getByText("No webhooks yet.")).toBeVisible();
  await check(page, "webhooks-empty");
  await page.getByRole("button", { name: "Add webhook" }).click();
  const form = page.getByRole("dialog", { name: "Add a webhook" });
  await form.getByLabel("Address").fill("http://169.254.169.254/");
  await form.getByRole("button", { name: "Add webhook" }).click();
  await expect(form.getByLabel("Address")).toHaveAttribute("aria-invalid", "true");
  await check(page, "webhooks-add");
  await form.getByLabel("Address").fill(receiver.url);
  await form.getByRole("button", { name: "Add webhook" }).click();
  const shown = page.getByRole("dialog", { name: "The signing secret" });
  await expect(shown.getByRole("button", { name: "Done" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(shown).toBeVisible();
  await check(page, "webhooks-secret");
  const secret = await shown.getByLabel(/^Secret of/).inputValue();
  await shown.getByRole("button", { name: /^Copy/ }).click();
  await expect(shown.getByText("Copied")).toBeVisible();
  expect(await desk.app.evaluate(({ clipboard }) => clipboard.readText())).toBe(secret);
  await storeSecret(page);
  expect(await page.content()).not.toContain(secret);

  receiver.answer = (response) => response.writeHead(200, { "x-shop": "four" }).end("merci");
  await page.getByRole("button", { name: "Send a test" }).click();
  await receiver.received(1);
  const [hit] = receiver.hits;
  const table = page.getByRole("table", { name: /^Deliveries to/ });
  await expect(table.getByText("Delivered")).toBeVisible();
  await check(page, "webhooks");
  await table.getByRole("button", { name: /^Open the delivery/ }).click();
  const delivery = page.getByRole("dialog", { name: "Delivery" });
  const request = delivery.getByRole("region", { name: /^Request/ });
  const response = delivery.getByRole("region", { name: /^Answer/ });
  await expect(request).toContainText(hit?.body.toString() ?? "no body");
  for (const name of ["x-webhook-signature", "webhook-signature", "host", "content-length"])
    await expect(request).toContainText(hit?.headers[name] ?? `no ${name}`);
  await expect(response).toContainText("x-shop: four");
  await expect(response).toContainText("merci");
  await check(page, "webhooks-delivery");
  await delivery.getByRole("button", { name: "Send again" }).click();
  await receiver.received(2);
  expect(receiver.hits[1]?.headers["x-webhook-id"]).toBe(hit?.headers["x-webhook-id"]);
});

test("a receiver that is gone switches the webhook off, says why, and all that failed is sent again when it is back", async ({
  page,
  receiver,
}) => {
  await open(page);
  await add(page, receiver.url);
  receiver.answer = 410;
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText(/Its receiver answered 410/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send a test" })).toBeDisabled();
  await check(page, "webhooks-gone");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Every event is sent to it as it happens.")).toBeVisible();
  receiver.answer = 200;
  await page.getByRole("button", { name: "Send failed again" }).click();
  const dialog = page.getByRole("dialog", { name: "Send what failed again?" });
  await expect(dialog).toContainText("1 delivery failed.");
  const since = dialog.getByLabel("Only those made since");
  await since.focus();
  await page.keyboard.type("11");
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(dialog.getByText("This is no date and time.")).toBeVisible();
  await check(page, "webhooks-replay");
  expect(receiver.hits).toHaveLength(1);
  await since.fill("");
  await dialog.getByRole("button", { name: "Send again" }).click();
  await receiver.received(2);
  const table = page.getByRole("table", { name: /^Deliveries to/ });
  await expect(table.getByText("Delivered")).toBeVisible();
  await page.getByRole("radiogroup", { name: "State of the delivery" }).getByText("Failed").click();
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.getByLabel("Event").selectOption("label.failed");
  await expect(page.getByText("No delivery is like that.")).toBeVisible();
});

test("a webhook is paused, changed, given a new secret and deleted", async ({ page, receiver }) => {
  await open(page);
  const first = await add(page, receiver.url);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText(/You paused it/)).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: "Change the webhook" });
  await form.getByLabel("Address").fill(`${receiver.url}/v2`);
  await form.getByLabel(/label.failed/).uncheck();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: `${receiver.url}/v2` })).toBeVisible();
  await expect(page.getByText(/You paused it/)).toBeVisible();
  await page.getByRole("button", { name: "New secret" }).click();
  await page.getByRole("button", { name: "Make a new secret" }).click();
  expect(await storeSecret(page)).not.toBe(first);
  await expect(page.getByText(/The old secret signs too until/)).toBeVisible();
  await page.getByRole("button", { name: "Receiver code" }).click();
  await expect(page.getByRole("region", { name: "Python" })).toBeVisible();
  await check(page, "webhooks-receiver");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete the webhook" }).click();
  await expect(page.getByText("No webhooks yet.")).toBeVisible();
});

test("the console looks right in Spanish, with a delivery that waits for its next try", async ({
  page,
  receiver,
}) => {
  const station = stationOf(page);
  const { id } = await station.createWebhook({
    webhookUrl: receiver.url,
    events: ["label.created"],
  });
  receiver.answer = 500;
  await station.testWebhook({ id });
  await open(page);
  await station.setPreferences({ language: "es" });
  const table = page.getByRole("table", { name: /^Entregas a/ });
  await expect(table.getByText("500")).toBeVisible();
  await check(page, "webhooks-es");
  await table.getByRole("button", { name: /^Abrir la entrega/ }).click();
  const delivery = page.getByRole("dialog", { name: "Entrega" });
  await delivery.getByText("Próximo", { exact: true }).click();
  const request = delivery.getByRole("region", { name: /^Solicitud/ });
  await expect(request).toContainText(/X-Webhook-Attempt: \d/);
  await check(page, "webhooks-delivery-es");
  receiver.answer = 200;
  await delivery.getByRole("button", { name: "Enviar ahora" }).click();
  await expect(delivery.getByText("Entregada", { exact: true })).toBeVisible();
});

test("a webhook is added by keyboard alone", async ({ page, receiver }) => {
  await open(page);
  await page.getByRole("button", { name: "Add webhook" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Address")).toBeFocused();
  await page.keyboard.type(receiver.url);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "The signing secret" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("I have stored it").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("table", { name: "Webhooks" })).toContainText(receiver.url);
});
