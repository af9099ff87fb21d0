import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron, type ElectronApplication, type Page } from "@playwright/test";
import { launchFlags } from "#electron/runtime/launch-flags.ts";
import { foundElectron, launchOf, playwrightLoader } from "../../desktop/desktop.ts";

export interface Launch {
  executable: string;
  args: string[];
  env: Record<string, string>;
}

export interface Launched {
  app: ElectronApplication;
  page: Page;
}

/** Playwright's own share is in whatever is launched like this. */
export async function launch({ executable, args, env }: Launch): Promise<Launched> {
  const app = await _electron.launch({
    executablePath: executable,
    args: ["-r", playwrightLoader, ...args],
    env,
    chromiumSandbox: launchFlags().length === 0,
  });
  return { app, page: await app.firstWindow() };
}

function mainOf(page: string): string {
  return `
import { app, BrowserWindow } from "electron";
void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true } });
  void window.loadURL(${JSON.stringify(page)});
});
`;
}

/** An app of the same Electron that shows one page and does nothing else. */
export function makeEmptyApp(page = "data:text/html,<h1>Empty</h1>") {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-empty-"));
  const manifest = { name: "empty", version: "1.0.0", main: "main.mjs" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "main.mjs"), mainOf(page));
  return {
    /** Each launch with a profile of its own. */
    get launch(): Launch {
      const { env } = launchOf(folder);
      const profile = mkdtempSync(join(folder, "profile-"));
      const args = [...launchFlags(), `--user-data-dir=${profile}`, folder];
      return { executable: foundElectron().executable, args, env };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
