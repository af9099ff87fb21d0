import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron } from "@playwright/test";
import { ensureDisplay } from "#electron/runtime/display.ts";
import { launchFlags } from "#electron/runtime/launch-flags.ts";
import globalSetup from "../desktop/global-setup.ts";
import { foundElectron, launchOf, playwrightLoader } from "../desktop/desktop.ts";
import { paired, type PairedResult } from "./paired.ts";

const emptyMain = `
import { app, BrowserWindow } from "electron";
void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true } });
  void window.loadURL("data:text/html,<h1>Empty</h1>");
});
`;

interface Launch {
  executable: string;
  args: string[];
  env: Record<string, string>;
}

/** Milliseconds from launch until `ready` is on the screen; Playwright's own share is in both sides. */
async function launch({ executable, args, env }: Launch, ready: RegExp): Promise<number> {
  const start = performance.now();
  const app = await _electron.launch({
    executablePath: executable,
    args: ["-r", playwrightLoader, ...args],
    env,
    chromiumSandbox: launchFlags().length === 0,
  });
  const page = await app.firstWindow();
  await page.getByText(ready).first().waitFor();
  const taken = performance.now() - start;
  await app.close();
  return taken;
}

/** Launch to a window that shows where the API answers, over an empty window of the same Electron. */
export async function benchColdStart(): Promise<PairedResult> {
  await globalSetup();
  const closeDisplay = await ensureDisplay();
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-cold-"));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "empty", version: "1.0.0", main: "main.mjs" }),
  );
  writeFileSync(join(folder, "main.mjs"), emptyMain);
  const profile = () => mkdtempSync(join(folder, "profile-"));
  const { executable } = foundElectron();
  try {
    return {
      ...(await paired(
        "cold start over an empty window",
        "ms",
        10,
        () => launch(launchOf(profile()), /127\.0\.0\.1:\d+\/api\/v1/),
        () => {
          const { env } = launchOf(folder);
          const args = [...launchFlags(), `--user-data-dir=${profile()}`, folder];
          return launch({ executable, args, env }, /^Empty$/);
        },
      )),
      note: "lower is better",
    };
  } finally {
    closeDisplay();
    rmSync(folder, { recursive: true, force: true });
  }
}
