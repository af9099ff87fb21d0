import { buildApp } from "#electron/runtime/build-app.ts";
import { ensureDisplay } from "#electron/runtime/display.ts";
import { findElectron, type FoundElectron } from "#electron/runtime/find-electron.ts";

/** What is tested: an installed program when one is named, else a fresh build in an Electron that is found. */
async function prepareApp(): Promise<FoundElectron> {
  const executable = process.env["SHIPDECK_APP"];
  if (executable)
    return { executable, source: "SHIPDECK_APP", version: "its own", sqliteBinding: null };
  const electron = await findElectron();
  await buildApp();
  return electron;
}

/** An app to test. Each worker opens a display of its own; that one can be opened at all is known before they start. */
export default async function globalSetup(): Promise<void> {
  const electron = await prepareApp();
  (await ensureDisplay())();
  process.env["SHIPDECK_TEST_ELECTRON"] = JSON.stringify(electron);
}
