import { join } from "node:path";
import { app } from "electron";
import { readArguments } from "./desktop/arguments.ts";
import { connectWindows } from "./desktop/connect-windows.ts";
import { closeBeforeQuit } from "./desktop/close-before-quit.ts";
import { denyPermissions, lockDown } from "./desktop/lock-down.ts";
import { setMenu } from "./desktop/menu.ts";
import { registerScheme, serveRenderer } from "./desktop/scheme.ts";
import { openSettings } from "./desktop/settings.ts";
import { isOnlyInstance } from "./desktop/single-instance.ts";
import { openWindow } from "./desktop/window.ts";

/** The life of the desktop app. */
const built = join(import.meta.dirname, "..");

// What the station writes (money, addresses, secrets) is for its owner alone.
process.umask(0o077);
registerScheme();
lockDown();
// Not awaited: Electron is ready only after this file has run to its end.
if (isOnlyInstance()) void app.whenReady().then(start);

function start(): void {
  const { settings, kept } = openSettings();
  const given = readArguments(process.argv, settings.store);
  denyPermissions();
  serveRenderer(join(built, "renderer"));
  setMenu(settings);
  const notice = new URLSearchParams(kept ? { settingsKept: kept } : {});
  const window = openWindow({ settings, notice, preload: join(built, "preload", "preload.cjs") });
  // The window draws itself while the station opens; what it asks meanwhile waits for it.
  const station = window.loading.then(() => openDesktopStation(given));
  connectWindows(station);
  closeBeforeQuit(station);
}

async function openDesktopStation(given: ReturnType<typeof readArguments>) {
  const [{ loadConfig }, { openStation }] = await Promise.all([
    import("./config.ts"),
    import("./station.ts"),
  ]);
  return openStation(loadConfig(process.env, given), {}, { api: "optional" });
}
