import { buildApp } from "#electron/runtime/build-app.ts";
import { ensureDisplay } from "#electron/runtime/display.ts";
import { findElectron } from "#electron/runtime/find-electron.ts";

/** An Electron and a fresh build. Each worker opens a display of its own; that one can be opened at all is known before they start. */
export default async function globalSetup(): Promise<void> {
  const electron = await findElectron();
  await buildApp();
  (await ensureDisplay())();
  process.env["SHIPDECK_TEST_ELECTRON"] = JSON.stringify(electron);
}
