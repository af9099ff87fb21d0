import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ElectronApplication, Page } from "@playwright/test";
import { ensureDisplay } from "#electron/runtime/display.ts";
import { stationOf } from "../../desktop/ask-station.ts";
import globalSetup from "../../desktop/global-setup.ts";
import { apiUrl, openDesk, skipWelcome } from "../../desktop/desktop.ts";
import { warehouse } from "../../seeds/warehouse.ts";

export type Desk = ReturnType<typeof stationOf>;

export interface BenchWindow {
  app: ElectronApplication;
  page: Page;
  desk: Desk;
  /** One request to the API from this process, as a script makes it. */
  askApi(): Promise<void>;
  close(): Promise<void>;
}

/** The real app with money, an address to ship from and a key, at its batch screen. */
export async function openWindow(): Promise<BenchWindow> {
  await globalSetup();
  const closeDisplay = await ensureDisplay();
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-bench-"));
  const { app, page } = await openDesk(folder);
  await skipWelcome(page);
  const desk = stationOf(page);
  await desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
  await desk.deposit({ currency: "BTC", amount: "1000" });
  const { apiKey, apiSecret } = await desk.createKey({ name: "bench", scopes: ["read"] });
  const url = `${await apiUrl(page)}/orders?limit=20`;
  const headers = { "x-api-key": apiKey, "x-api-secret": apiSecret };
  return {
    app,
    page,
    desk,
    async askApi() {
      const answer = await fetch(url, { headers });
      await answer.text();
      if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
    },
    async close() {
      await app.close();
      closeDisplay();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
