import { buildApp } from "#electron/runtime/build-app.ts";
import { ensureDisplay } from "#electron/runtime/display.ts";
import { findElectron } from "#electron/runtime/find-electron.ts";

/** An Electron, a fresh build and a display; the answer takes the display away again. */
export default async function globalSetup(): Promise<() => void> {
  const electron = await findElectron();
  await buildApp();
  const closeDisplay = await ensureDisplay();
  process.env["SHIPDECK_TEST_ELECTRON"] = JSON.stringify(electron);
  return closeDisplay;
}
