import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { deposit } from "./by-hand.ts";
import { apiUrl, launchOf, openDesk, test } from "./desktop.ts";

test("the window opens and tells what the station is, and the API answers where it says", async ({
  page,
}) => {
  const answer = await fetch(`${await apiUrl(page)}/openapi.json`);
  await expect(page.getByText("SANDBOX – play money")).toBeVisible();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ openapi: "3.1.0" });
});

test("a second start brings the first window back and ends", async ({ desk, folder }) => {
  await desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  const { executable, args, env } = launchOf(folder);
  const second = spawn(executable, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  second.stderr.on("data", (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(second, "close")) as [number];
  expect(code).toBe(0);
  expect(said).toContain("Shipdeck is running already");
  await expect
    .poll(() =>
      desk.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map((window) => window.isVisible()),
      ),
    )
    .toEqual([true]);
});

test("a data folder that another station serves is left alone, and the window says so", async ({
  desk,
  folder,
}) => {
  await expect(desk.page.getByText("Running")).toBeVisible();
  const profile = await mkdtemp(join(tmpdir(), "shipdeck-desktop-other-"));
  const other = await openDesk(profile, { data: join(folder, "data") });
  await expect(other.page.getByRole("status", { name: "Station status" })).toContainText(
    /Not running.*Another Shipdeck station serves the data folder/,
  );
  await other.app.close();
  await rm(profile, { recursive: true, force: true });
});

test("a port that another program has is told, and the window works without the API", async ({
  folder,
}) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { app, page } = await openDesk(folder, { port });
  const status = page.getByRole("status", { name: "Station status" });
  await expect(status).toContainText("API off");
  await expect(status).toContainText(String(port));
  await deposit(page, "1", "BTC");
  await expect(page.getByText("1.00000000 BTC deposited.")).toBeVisible();
  await app.close();
  other.close();
});

test("settings that cannot be read are kept aside, and the app starts and says so", async ({
  folder,
}) => {
  writeFileSync(join(folder, "settings.json"), '{"window": {"x": 1, ');
  const { app, page } = await openDesk(folder);
  await expect(page.getByRole("alert")).toContainText("settings.json.bad");
  await expect(page.getByText("Running")).toBeVisible();
  await page.getByRole("button", { name: "Close this notice" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await app.close();
  expect(readdirSync(folder)).toContain("settings.json.bad");
});

test("the window comes back where it was", async ({ folder }) => {
  const bounds = { x: 40, y: 60, width: 1100, height: 700 };
  const first = await openDesk(folder);
  await first.app.evaluate(
    ({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to),
    bounds,
  );
  await first.app.close();
  const second = await openDesk(folder);
  expect(
    await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds()),
  ).toEqual(bounds);
  await second.app.close();
});
