import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  _electron,
  type BrowserContext,
  type ElectronApplication,
  type Page,
  expect,
  test as base,
} from "@playwright/test";
import { ensureDisplay } from "#electron/runtime/display.ts";
import type { FoundElectron } from "#electron/runtime/find-electron.ts";
import { launchFlags } from "#electron/runtime/launch-flags.ts";
import { projectFolder } from "#electron/runtime/places.ts";

/** An installed driver build to test in place of this checkout's program, such as `/opt/Shipdeck-Driver/shipdeck-driver`. */
export const installedApp = process.env["SHIPDECK_APP"];

export function foundElectron(): FoundElectron {
  return JSON.parse(process.env["SHIPDECK_TEST_ELECTRON"] ?? "null") as FoundElectron;
}

/**
 * Holds the app back until Playwright is connected to it. Playwright loads it by itself only when it also chooses the
 * executable; without it a launch hangs now and then (when it meets the window between its empty page and ours).
 */
export const playwrightLoader = join(
  dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")),
  "lib/server/electron/loader.js",
);

export interface Desk {
  app: ElectronApplication;
  page: Page;
}

export interface LaunchOptions {
  /** The data folder; one inside the profile's when absent. */
  data?: string;
  /** The API's port; a free one when absent. */
  port?: number;
  /** The sandbox when absent. */
  mode?: "live";
  /** Beside what the tests themselves run in. */
  env?: Readonly<Record<string, string>>;
}

/** Command line and environment of an app whose profile is `folder`. */
export function launchOf(folder: string, { data, port = 0, mode, env: more }: LaunchOptions = {}) {
  const { executable, sqliteBinding } = foundElectron();
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  if (mode) env["SHIPDECK_MODE"] = mode;
  Object.assign(env, more);
  if (sqliteBinding) env["SHIPDECK_SQLITE_BINDING"] = sqliteBinding;
  const args = [
    ...launchFlags(),
    `--user-data-dir=${folder}`,
    // An installed program is its own app.
    ...(installedApp ? [] : [projectFolder]),
    "--data",
    data ?? join(folder, "data"),
    "--port",
    String(port),
  ];
  return { executable, args, env };
}

/**
 * The inspector now and then forgets the promise of an evaluation in the main process before Playwright has its answer ("Resulting
 * promise was garbage collected"). The answer is lost, nothing else is: what these tests evaluate may be asked again.
 */
function askAgainWhenForgotten(app: ElectronApplication): void {
  const evaluate = app.evaluate.bind(app) as (...given: unknown[]) => Promise<unknown>;
  const asking = async (...given: unknown[]): Promise<unknown> => {
    for (let tries = 1; ; tries++)
      try {
        return await evaluate(...given);
      } catch (error) {
        if (tries === 5 || !String(error).includes("promise was garbage collected")) throw error;
      }
  };
  // The same function, only more patient: it takes and gives what the original does.
  app.evaluate = asking as typeof app.evaluate;
}

const apps = new WeakMap<BrowserContext, ElectronApplication>();

/** The app that a window belongs to. */
export function appOf(page: Page): ElectronApplication {
  const app = apps.get(page.context());
  if (!app) throw new Error("this page is no window of the app");
  return app;
}

export async function openDesk(folder: string, options?: LaunchOptions): Promise<Desk> {
  const { executable, args, env } = launchOf(folder, options);
  const app = await _electron.launch({
    executablePath: executable,
    args: installedApp ? args : ["-r", playwrightLoader, ...args],
    env: installedApp ? { ...env, SHIPDECK_DRIVER_LOADER: playwrightLoader } : env,
    chromiumSandbox: launchFlags().length === 0,
  });
  askAgainWhenForgotten(app);
  const page = await app.firstWindow();
  apps.set(page.context(), app);
  return { app, page };
}

/** Leaves the first steps that a station which was never used begins with. */
export function skipWelcome(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Skip all" }).click();
}

export interface OwnParts {
  folder: string;
  desk: Desk;
  page: Page;
}

/** A test with a folder of its own, and the app open in it at the batch screen. */
export const test = base.extend<OwnParts, { display: void }>({
  // Two windows on one display would share its clipboard.
  display: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the first parameter
    async ({}, use) => {
      const close = await ensureDisplay(() => {});
      await use();
      close();
    },
    { scope: "worker", auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the first parameter
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "shipdeck-desktop-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  desk: async ({ folder }, use) => {
    const desk = await openDesk(folder);
    await skipWelcome(desk.page);
    await use(desk);
    await desk.app.close();
  },
  page: async ({ desk }, use) => use(desk.page),
});

/** Where the API is, as the window says once the station is open. */
export async function apiUrl(page: Page): Promise<string> {
  const status = page.getByRole("status", { name: "Station status" });
  await expect(status).toContainText("Running");
  return /http:\/\/127\.0\.0\.1:\d+\/api\/v1/.exec(await status.innerText())?.[0] ?? "";
}

export const screenNames = [
  "Batch",
  "Ship",
  "Scan",
  "Print",
  "Orders",
  "Tracking",
  "Wallet",
  "Webhooks",
  "Keys and API",
  "Settings",
] as const;

export function goTo(page: Page, screen: (typeof screenNames)[number]): Promise<void> {
  return page
    .getByRole("navigation", { name: "Screens" })
    .getByRole("link", { name: screen, exact: true })
    .click();
}
