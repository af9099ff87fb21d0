import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { checkLook } from "./check-look.ts";
import { goTo, test } from "./desktop.ts";

/** The station's log as one text. */
const logOf = (folder: string) =>
  readFileSync(join(folder, "data", "sandbox", "logs", "station.log"), "utf8");

test("a screen that fails says so calmly, can be shown again, and is noted in the log with its details to copy", async ({
  page,
  folder,
  desk: { app },
}) => {
  await app.evaluate(({ clipboard }) => clipboard.clear());
  await goTo(page, "Batch");
  // The guide asks for this function when it goes to a section.
  await page.evaluate(() => {
    CSS.escape = () => {
      throw new RangeError("made to fail by a test");
    };
    window.location.hash = "/help/api/errors";
  });
  const problem = page.getByRole("alert");
  await expect(problem).toContainText("This screen has failed");
  await checkLook(page, "screen-failed");
  await problem.getByRole("button", { name: "Copy details" }).click();
  await expect
    .poll(() => app.evaluate(({ clipboard }) => clipboard.readText()))
    .toMatch(/Shipdeck \d+\.\d+\.\d+ \(sandbox\), \/help\/api\/errors[^]+RangeError: made to fail/);
  await expect.poll(() => logOf(folder)).toContain('"error":"RangeError: made to fail by a test"');
  await problem.getByRole("button", { name: "Load the window again" }).click();
  await expect(page.getByRole("heading", { name: "The API in practice" })).toBeVisible();
  // What fails outside of a screen is noted too.
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error("left alone"))));
  await expect.poll(() => logOf(folder)).toContain('"error":"Error: left alone"');
});

test("an exception that nobody caught is noted, told in calm words with details to copy, and ends in a new start", async ({
  folder,
  desk: { app },
}) => {
  await app.evaluate(({ app: program, dialog, clipboard }) => {
    const seen = { asked: null as Electron.MessageBoxSyncOptions | null, acts: [] as string[] };
    Object.assign(globalThis, { seen });
    clipboard.clear();
    dialog.showMessageBoxSync = (options: unknown) => {
      seen.asked = options as Electron.MessageBoxSyncOptions;
      return 1;
    };
    const relaunch = program.relaunch.bind(program);
    const exit = program.exit.bind(program);
    Object.assign(globalThis, { putBack: () => Object.assign(program, { relaunch, exit }) });
    program.relaunch = () => void seen.acts.push("relaunch");
    program.exit = (code) => void seen.acts.push(`exit ${code}`);
    setTimeout(() => {
      throw new TypeError("the main process was made to fail");
    });
    void Promise.reject(new Error("nobody waits for this"));
  });
  const seen = () =>
    app.evaluate(async ({ clipboard }) => {
      const { seen: told } = globalThis as unknown as {
        seen: {
          asked: { message: string; detail: string; buttons: string[] } | null;
          acts: string[];
        };
      };
      return { ...told, copied: await clipboard.readText() };
    });
  await expect.poll(async () => (await seen()).acts).toEqual(["relaunch", "exit 1"]);
  const { asked, copied } = await seen();
  expect(asked?.message).toBe("Shipdeck has to start again");
  expect(asked?.detail).toContain("TypeError: the main process was made to fail");
  expect(asked?.buttons).toEqual(["Start again", "Copy details and start again", "Quit"]);
  expect(copied).toMatch(/^Shipdeck [\d.]+, Electron [\d.]+[^]+made to fail[^]+at /);
  expect(logOf(folder)).toContain('"error":"TypeError: the main process was made to fail"');
  expect(logOf(folder)).toContain('"error":"Error: nobody waits for this"');
  await app.evaluate(() => (globalThis as unknown as { putBack: () => unknown }).putBack() && null);
});

test("the licences are read without a network, and About says that nothing is reported", async ({
  page,
}) => {
  await goTo(page, "Settings");
  await page.getByRole("tab", { name: "About" }).click();
  await expect(page.getByRole("row", { name: "Telemetry" })).toContainText("None.");
  const licences = page.getByRole("region", { name: "Licences", exact: true });
  await licences.getByRole("button", { name: "Show the licences" }).click();
  await expect(licences.getByRole("region", { name: "Licence of Shipdeck" })).toContainText(
    "Permission is hereby granted, free of charge",
  );
  await checkLook(page, "licences");
});
