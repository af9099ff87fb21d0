import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { app, BrowserWindow, dialog, shell } from "electron";
import type { Mode, Preferences } from "#shared/contract/desk/machine.ts";
import { readLicences } from "./read-licences.ts";
import { languageOf, preferencesOf, type Running } from "./preferences.ts";
import type { SettingsFile } from "./settings-file.ts";
import { wordsOf } from "./words.ts";

export interface MachineParts {
  settings: SettingsFile;
  running: Running;
  /** Ends the app and starts it again; a backup is brought in between. */
  restart: (backup?: { file: string; passphrase: string | null }) => void;
  restartIn: (mode: Mode) => void;
  /** Ends the app for something that is done once the station is closed. */
  endFor: (act: () => Promise<void>) => void;
}

/** The dialogs belong to the window where there is one: they come before it and keep it from being used meanwhile. */
function owner(): BrowserWindow[] {
  return BrowserWindow.getAllWindows().slice(0, 1);
}

async function ask(options: Electron.OpenDialogOptions): Promise<string | null> {
  const [window] = owner();
  const { filePaths } = window
    ? await dialog.showOpenDialog(window, options)
    : await dialog.showOpenDialog(options);
  return filePaths[0] ?? null;
}

/** The desktop's own powers: preferences, file dialogs, the file manager, a new start. */
export function openMachine({ settings, running, restart, restartIn, endFor }: MachineParts) {
  const words = () => wordsOf(languageOf(settings));
  const preferences = () => preferencesOf(settings, running);
  const chooseSavePath = async (fileName: string): Promise<string | null> => {
    const options = { defaultPath: join(app.getPath("downloads"), fileName) };
    const [window] = owner();
    const { filePath } = window
      ? await dialog.showSaveDialog(window, options)
      : await dialog.showSaveDialog(options);
    return filePath || null;
  };
  return {
    preferences,
    setPreferences(changes: Partial<Preferences>): Preferences {
      settings.set(changes);
      return preferences();
    },
    async openFolder(path: string): Promise<void> {
      const problem = await shell.openPath(path);
      if (problem) throw new Error(problem);
    },
    showFile: (path: string) => shell.showItemInFolder(path),
    chooseSavePath,
    async saveFile(fileName: string, bytes: Uint8Array): Promise<string | null> {
      const path = await chooseSavePath(fileName);
      if (!path) return null;
      // Whole or not at all: a full disk leaves no half of a file under the chosen name.
      await writeFile(`${path}.partial`, bytes);
      await rename(`${path}.partial`, path);
      return path;
    },
    chooseFolder: () =>
      ask({ title: words().chooseFolder, properties: ["openDirectory", "createDirectory"] }),
    chooseBackup: () => ask({ title: words().chooseBackup, properties: ["openFile"] }),
    chooseRateCard: () =>
      ask({
        title: words().chooseRateCard,
        properties: ["openFile"],
        filters: [{ name: "CSV, JSON", extensions: ["csv", "json"] }],
      }),
    chooseAuthority: () =>
      ask({
        title: words().chooseAuthority,
        properties: ["openFile"],
        filters: [{ name: "PEM", extensions: ["pem", "crt", "cer"] }],
      }),
    readLicences,
    restart,
    endFor,
    switchMode(mode: Mode): void {
      settings.set({ mode });
      restartIn(mode);
    },
  };
}
