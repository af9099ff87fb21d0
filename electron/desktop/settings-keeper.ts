import { ipcMain } from "electron";
import Store from "electron-store";
import type { Settings } from "./known-settings.ts";
import type { SettingsKeeper } from "./settings-file.ts";

/** electron-store, in the file that SettingsFile has read. It is read itself after the window's page, which does not wait for it. */
export function openSettingsKeeper(): SettingsKeeper {
  const store = new Store<Settings>({ name: "settings" });
  // It listens for renderers of its own; ours have one door.
  ipcMain.removeAllListeners("electron-store-get-data");
  return {
    keep(settings) {
      store.store = settings;
    },
  };
}
