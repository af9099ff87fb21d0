import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { TestFeed } from "../updates/test-feed.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { foundElectron, goTo, openDesk, skipWelcome, test } from "./desktop.ts";

async function openUpdates(page: Page): Promise<void> {
  await goTo(page, "Settings");
  await page.getByRole("tab", { name: "Updates" }).click();
}

/** The program under a policy that names the feed. `more` makes it believe that it is an AppImage. */
async function openUnder(folder: string, feed: TestFeed, more: Record<string, string> = {}) {
  const place = join(folder, "policy");
  mkdirSync(place, { mode: 0o755 });
  const file = join(place, "policy.json");
  writeFileSync(file, JSON.stringify({ contact: "IT", ...feed.policy() }), { mode: 0o644 });
  const desk = await openDesk(folder, { env: { SHIPDECK_POLICY: file, ...more } });
  await skipWelcome(desk.page);
  await openUpdates(desk.page);
  return desk;
}

test("without a policy the window says that updates are off and who can change that", async ({
  page,
}) => {
  await openUpdates(page);
  await expect(
    page.getByText("Updates are off: nothing is asked and nothing is fetched."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask now" })).toHaveCount(0);
  await checkLook(page, "updates-off");
});

test("a version that the company signed is asked for, fetched, backed up for, put in the program's place and started", async ({
  folder,
}) => {
  await using feed = await TestFeed.open();
  const started = join(folder, "started");
  feed.script = `echo "$0" > "${started}"`;
  feed.offer("9.0.0");
  // The running Electron plays an AppImage that is mounted where it lies.
  const image = join(folder, "Shipdeck.AppImage");
  writeFileSync(image, "the program that runs", { mode: 0o755 });
  const { app, page } = await openUnder(folder, feed, {
    APPIMAGE: image,
    APPDIR: dirname(foundElectron().executable),
  });
  await expect(page.getByText("The feed was not asked yet.")).toBeVisible();
  // A feed that lies is told of, and nothing of it is fetched.
  const good = feed.record();
  feed.tamper(`/shipdeck/${feed.name}`, (text) => text.replace("9.0.0", "9.9.9"));
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "The last try was refused" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Fetch" })).toHaveCount(0);
  await checkLook(page, "updates-refused");
  // The screen says it; over another one a notice does.
  const notice = page.getByRole("status").filter({ hasText: "An update was not taken" });
  await expect(notice).toHaveCount(0);
  await goTo(page, "Orders");
  await stationOf(page).checkForUpdates();
  await expect(notice).toContainText("not signed");
  await openUpdates(page);
  feed.replay(good);
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(
    page.getByText("Shipdeck 9.0.0 is there, signed by your organization."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Fetch 9.0.0" }).click();
  await expect(page.getByText("9.0.0 is fetched and checked.")).toBeVisible();
  await checkLook(page, "updates-ready");
  expect(readFileSync(image, "utf8")).toBe("the program that runs");
  await page.getByRole("button", { name: "Install and start again" }).click();
  const closed = app.waitForEvent("close");
  await page
    .getByRole("dialog", { name: "Install 9.0.0 now?" })
    .getByRole("button", { name: "Install and start again" })
    .click();
  await closed;
  expect(readFileSync(image).equals(feed.file("9.0.0"))).toBe(true);
  expect(readdirSync(join(folder, "data", "backups"))).toHaveLength(1);
  await expect.poll(() => existsSync(started) && readFileSync(started, "utf8")).toBe(`${image}\n`);
});
