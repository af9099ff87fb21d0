import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Language, languages } from "#shared/contract/desk/choices.ts";
import { stationOf } from "./ask-station.ts";
import { openHome, orderFile } from "./batch-screen.ts";
import { setTheme, themes, violationsIn } from "./check-look.ts";
import { type Desk, openDesk, test } from "./desktop.ts";
import { keepPicture, picturesWanted } from "./keep-picture.ts";
import { pickFolder } from "./pick-folder.ts";

/** The smaller one last: axe looks at the window where it is fuller; the larger one is for pictures alone. */
const sizes = picturesWanted
  ? ([
      [1920, 1080],
      [1280, 800],
    ] as const)
  : ([[1280, 800]] as const);

/** A station in the middle of its day: a batch bought but for one row, a printer, a webhook, a key. Answers every address worth seeing. */
async function busyStation(page: Page, folder: string): Promise<string[]> {
  await openHome(page);
  const station = stationOf(page);
  await station.savePrinterProfile({
    name: "Dock",
    route: { kind: "folder", folder: await pickFolder(page, folder) },
  });
  await station.createKey({ name: "Night script" });
  await station.createWebhook({
    webhookUrl: "http://127.0.0.1:9/labels",
    events: ["label.created"],
  });
  const text = orderFile(6, (at) => (at === 5 ? "MAGIC REFUSED" : `Ada Quist ${at}`));
  // The bytes go the way of a dropped file, as the window sends them.
  const { id } = await page.evaluate(async (csv) => {
    const { station: bridge } = window as unknown as {
      station: { invoke(name: string, input: unknown): Promise<{ data: { id: string } }> };
    };
    const bytes = new TextEncoder().encode(csv);
    return (await bridge.invoke("importBatch", { fileName: "day.csv", bytes })).data;
  }, text);
  await expect.poll(async () => (await station.getBatch({ id })).counts.ready).toBe(6);
  const { usd } = await station.quoteBatch({ id });
  await station.buyBatch({ id, commandId: "day", expectedUsd: usd });
  await expect.poll(async () => (await station.getBatch({ id })).state).toBe("open");
  const [order] = (await station.listOrders({ limit: 1 })).orders;
  return [
    "/batch",
    `/batch/${id}`,
    "/ship",
    "/scan",
    `/print/batch/${id}`,
    "/print/day/all",
    "/orders",
    `/orders/${order?.orderId}`,
    "/tracking",
    "/wallet",
    "/webhooks",
    "/keys",
    "/settings",
    "/welcome",
  ];
}

/** Opens a screen and waits until nothing on it is still being read or drawn. */
async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), address);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
}

/** The window in its sizes, a picture of each when they are wanted. */
async function resize({ app, page }: Desk, name: string): Promise<void> {
  for (const [width, height] of sizes) {
    await app.evaluate(
      ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h),
      [width, height] as const,
    );
    await keepPicture(page, `${width}-${name}`);
  }
}

for (const language of languages satisfies readonly Language[])
  test(`every screen of a busy station can be used by everybody, light and dark, in ${language}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "shipdeck-screens-"));
    const desk = await openDesk(folder);
    const { page } = desk;
    const addresses = await busyStation(page, join(folder, "printed"));
    await stationOf(page).setPreferences({ language });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const found: string[] = [];
    for (const address of addresses) {
      await show(page, address);
      for (const theme of themes) {
        const screen = address.split("/").slice(1).join("-").replaceAll(/_\w+/g, "");
        const name = `${screen}-${language}-${theme}`;
        await setTheme(page, theme);
        await resize(desk, name);
        found.push(...(await violationsIn(page, theme)).map((wrong) => `${name}: ${wrong}`));
      }
    }
    expect(found).toEqual([]);
    await desk.app.close();
    await rm(folder, { recursive: true, force: true });
  });
