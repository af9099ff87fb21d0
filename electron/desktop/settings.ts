import { existsSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import { app, ipcMain } from "electron";
import Store from "electron-store";
import { z } from "zod";
import { languages, modes, themes } from "#shared/contract/desk/machine.ts";

/** What belongs to this machine and not to the station. Unknown keys are a newer program's: they are kept. */
const Settings = z.looseObject({
  theme: z.enum(themes).optional(),
  language: z.enum(languages).optional(),
  sounds: z.boolean().optional(),
  notifications: z.boolean().optional(),
  runInBackground: z.boolean().optional(),
  window: z
    .object({
      x: z.number().int(),
      y: z.number().int(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      maximized: z.boolean(),
    })
    .optional(),
  /** The port of the local API. */
  port: z.number().int().min(0).max(65_535).optional(),
  dataFolder: z.string().min(1).optional(),
  /** What the program starts in; sandbox when absent. */
  mode: z.enum(modes).optional(),
  /** What the last start was made for, told to the window once. */
  restored: z
    .object({
      problem: z.string().nullable(),
      /** Webhooks whose secret the backup had no key for. */
      unreadable: z.number().int().optional(),
    })
    .optional(),
});
export type Settings = z.output<typeof Settings>;

const name = "settings";

function open(): Store<Settings> {
  const store = new Store<Settings>({ name });
  Settings.parse(store.store);
  return store;
}

/** Moves a file that cannot be used aside, under a name that is free. */
function keepBadFile(): string {
  const file = join(app.getPath("userData"), `${name}.json`);
  let copy = `${file}.bad`;
  for (let number = 2; existsSync(copy); number += 1) copy = `${file}.bad-${number}`;
  renameSync(file, copy);
  return basename(copy);
}

export interface OpenedSettings {
  settings: Store<Settings>;
  /** The name under which an unusable settings file was kept, when there was one. */
  kept: string | null;
}

/** The settings of this machine; a file that cannot be read is kept aside and the defaults are used. */
export function openSettings(): OpenedSettings {
  let kept: string | null = null;
  let settings: Store<Settings>;
  try {
    settings = open();
  } catch {
    kept = keepBadFile();
    settings = open();
  }
  // electron-store listens for renderers of its own; ours have one door.
  ipcMain.removeAllListeners("electron-store-get-data");
  return { settings, kept };
}

/** What of the settings in a backup is brought in: the person's choices, not the port, the window and the folder of another computer. */
const Travelling = Settings.pick({
  theme: true,
  language: true,
  sounds: true,
  notifications: true,
  runInBackground: true,
});

/** The choices in the text of a settings file; none of a text that is no such file. */
export function travellingSettings(text: string): Partial<Settings> {
  try {
    return Travelling.strip().parse(JSON.parse(text));
  } catch {
    return {};
  }
}
