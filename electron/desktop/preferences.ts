import { app } from "electron";
import type { Language, Preferences } from "#shared/contract/desk/machine.ts";
import type { Policy } from "#shared/contract/desk/policy.ts";
import type { SettingsFile } from "./settings-file.ts";

/** The language of the window, the menu and the tray: the chosen one, else the computer's where we speak it. */
export function languageOf(settings: SettingsFile): Language {
  return settings.get("language") ?? (app.getLocale().startsWith("es") ? "es" : "en");
}

/** Where the station works now, and what the company fixes of it. */
export interface Running {
  port: number;
  dataFolder: string;
  policy: Policy;
}

/** What the person prefers; what was never chosen has its default. */
export function preferencesOf(settings: SettingsFile, running: Running): Preferences {
  const { policy } = running;
  return {
    theme: settings.get("theme") ?? "system",
    language: languageOf(settings),
    sounds: settings.get("sounds") ?? true,
    notifications: settings.get("notifications") ?? true,
    runInBackground: settings.get("runInBackground") ?? false,
    port: policy.port ?? settings.get("port") ?? running.port,
    dataFolder: policy.dataFolder
      ? running.dataFolder
      : (settings.get("dataFolder") ?? running.dataFolder),
  };
}
