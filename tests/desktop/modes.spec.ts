import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { stationOf } from "./ask-station.ts";
import { themes, violationsIn } from "./check-look.ts";
import { goTo, openDesk, skipWelcome, test } from "./desktop.ts";
import { keepPicture } from "./keep-picture.ts";

/** The words of the menu bar, its submenus one level down. */
const menuWords = (app: Awaited<ReturnType<typeof openDesk>>["app"]) =>
  app.evaluate(({ Menu }) =>
    (Menu.getApplicationMenu()?.items ?? []).flatMap(({ label, submenu }) => [
      label,
      ...(submenu?.items ?? []).map((item) => item.label),
    ]),
  );

const frameTitle = (app: Awaited<ReturnType<typeof openDesk>>["app"]) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle());

test("sandbox and live are told apart in words, window title, menu and colour, and nothing is shared", async ({
  folder,
}) => {
  const sandbox = await openDesk(folder);
  await skipWelcome(sandbox.page);
  const badge = (name: string) => ({ name: `Mode: ${name}` });
  await expect(sandbox.page.getByRole("note", badge("SANDBOX – play money"))).toBeVisible();
  await expect.poll(() => frameTitle(sandbox.app)).toBe("Shipdeck – SANDBOX, play money");
  expect(await menuWords(sandbox.app)).toContain("Switch to live mode …");
  const colourOf = (page: typeof sandbox.page) =>
    page.getByRole("banner").evaluate((header) => getComputedStyle(header).borderTopColor);
  const yellow = await colourOf(sandbox.page);
  const { apiKey } = await stationOf(sandbox.page).createKey({ name: "test" });
  expect(apiKey).toMatch(/^ssk_test_/);
  await stationOf(sandbox.page).deposit({ currency: "LTC", amount: "5" });
  await sandbox.app.close();

  const live = await openDesk(folder, { mode: "live" });
  await expect(live.page.getByRole("note", badge("LIVE – real money"))).toBeVisible();
  await expect.poll(() => frameTitle(live.app)).toBe("Shipdeck – LIVE, real money");
  expect(await menuWords(live.app)).toContain("Switch to the sandbox …");
  expect(await colourOf(live.page)).not.toBe(yellow);
  const station = stationOf(live.page);
  expect((await station.getWallet()).currencies.every(({ balance }) => Number(balance) === 0)).toBe(
    true,
  );
  expect((await station.listKeys()).keys).toEqual([]);
  expect((await station.createKey({ name: "test" })).apiKey).toMatch(/^ssk_live_/);
  for (const theme of themes) {
    expect(await violationsIn(live.page, theme)).toEqual([]);
    await keepPicture(live.page, `live-first-${theme}`);
  }
  await live.app.close();
  for (const mode of ["sandbox", "live"])
    expect(existsSync(join(folder, "data", mode, "station.db"))).toBe(true);
});

test("the mode is switched in the settings after a question, kept, and the command line goes before it", async ({
  folder,
}) => {
  const first = await openDesk(folder);
  await skipWelcome(first.page);
  await goTo(first.page, "Settings");
  await first.page.getByRole("tab", { name: "Mode" }).click();
  await first.page.getByRole("button", { name: "Switch to live mode …" }).click();
  const dialog = first.page.getByRole("dialog", { name: "Switch to live mode, with real money?" });
  await expect(dialog).toContainText("Only one mode works at a time");
  await keepPicture(first.page, "mode-switch-light");
  // A second app that no test would close is not started; with what it would be is written down.
  const note = join(folder, "relaunched.json");
  await first.app.evaluate(({ app }, file) => {
    app.relaunch = (options) => {
      process.getBuiltinModule("fs").writeFileSync(file, JSON.stringify(options?.args));
    };
  }, note);
  const ended = first.app.waitForEvent("close");
  await dialog.getByRole("button", { name: "Switch to live" }).click();
  await ended;
  expect((JSON.parse(readFileSync(note, "utf8")) as string[]).slice(-2)).toEqual([
    "--mode",
    "live",
  ]);
  const second = await openDesk(folder);
  await expect(second.page.getByRole("note", { name: "Mode: LIVE – real money" })).toBeVisible();
  await second.app.close();
  const third = await openDesk(folder, { env: { SHIPDECK_MODE: "sandbox" } });
  await expect(third.page.getByRole("note", { name: /SANDBOX/ })).toBeVisible();
  await third.app.close();
});
