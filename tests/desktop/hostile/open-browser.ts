import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron, type Page } from "@playwright/test";
import { launchFlags } from "#electron/runtime/launch-flags.ts";
import { projectFolder } from "#electron/runtime/places.ts";
import { foundElectron, playwrightLoader } from "../desktop.ts";

/** A real browser on somebody's desk. Every name that ends in `.test` is this computer, as after DNS rebinding. */
export async function openBrowser(): Promise<{ page: Page; close(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), "shipdeck-browser-"));
  const app = await _electron.launch({
    executablePath: foundElectron().executable,
    args: [
      "-r",
      playwrightLoader,
      ...launchFlags(),
      `--user-data-dir=${profile}`,
      "--host-resolver-rules=MAP *.test 127.0.0.1",
      join(projectFolder, "tests", "desktop", "hostile", "browser"),
    ],
    chromiumSandbox: launchFlags().length === 0,
  });
  return {
    page: await app.firstWindow(),
    async close() {
      await app.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
