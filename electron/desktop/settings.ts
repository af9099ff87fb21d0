import { existsSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import { app } from "electron";
import { SettingsFile } from "./settings-file.ts";

/** Moves a file that cannot be used aside, under a name that is free. */
function keepBadFile(file: string): string {
  let copy = `${file}.bad`;
  for (let number = 2; existsSync(copy); number += 1) copy = `${file}.bad-${number}`;
  renameSync(file, copy);
  return basename(copy);
}

export interface OpenedSettings {
  settings: SettingsFile;
  /** The name under which an unusable settings file was kept, when there was one. */
  kept: string | null;
}

/** The settings of this machine; a file that cannot be read is kept aside and the defaults are used. */
export function openSettings(): OpenedSettings {
  const file = join(app.getPath("userData"), "settings.json");
  try {
    return { settings: new SettingsFile(file), kept: null };
  } catch {
    const kept = keepBadFile(file);
    return { settings: new SettingsFile(file), kept };
  }
}
