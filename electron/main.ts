import { join } from "node:path";
import { app, Menu } from "electron";
import { readArguments } from "./desktop/arguments.ts";
import { answerSpoken } from "./desktop/answer-spoken.ts";
import { closeBeforeQuit, type Ending, type EndingStation } from "./desktop/close-before-quit.ts";
import { connectWindows, passNewsOn } from "./desktop/connect-windows.ts";
import { letDriverIn } from "./desktop/driver.ts";
import { furnish } from "./desktop/furnish.ts";
import { openKeychain } from "./desktop/keychain.ts";
import { denyPermissions, lockDown } from "./desktop/lock-down.ts";
import { openMachine } from "./desktop/machine.ts";
import { applyTheme } from "./desktop/menu.ts";
import { noteCrashes } from "./desktop/note-crashes.ts";
import { noticeOf } from "./desktop/notice.ts";
import { languageOf } from "./desktop/preferences.ts";
import { isUndebugged } from "./desktop/refuse-debugging.ts";
import { prepareAnswers, registerScheme, serveRenderer } from "./desktop/scheme.ts";
import { openNotes } from "./open-notes.ts";
import { policyForWindow } from "./policy-for-window.ts";
import { readStation } from "./read-station.ts";
import { travellingSettings } from "./desktop/known-settings.ts";
import { openSettings } from "./desktop/settings.ts";
import { isOnlyInstance } from "./desktop/single-instance.ts";
import { openInstaller } from "./desktop/updates/open-installer.ts";
import { openWindow } from "./desktop/window.ts";
import { wordsOf } from "./desktop/words.ts";
import type { OpenedSettings } from "./desktop/settings.ts";
import type { Station } from "./station.ts";

/** The life of the desktop app. */
const built = join(import.meta.dirname, "..");
const icons = join(built, "..", "resources", "icons");

// What the station writes (money, addresses, secrets) is for its owner alone.
process.umask(0o077);
letDriverIn();
registerScheme();
lockDown();
// Or Electron makes one of its own, which nobody sees: furnish() makes ours.
Menu.setApplicationMenu(null);
const isAnswered = await answerSpoken(process.argv, () => import("./cli/program.ts"));
// Not awaited: Electron is ready only after this file has run to its end.
if (!isAnswered && isUndebugged() && isOnlyInstance())
  void app
    .whenReady()
    .then(start)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      app.exit(1);
    });

async function start(): Promise<void> {
  const opened = openSettings();
  const policy = await policyForWindow(process.env);
  if (policy.language) opened.settings.set({ language: policy.language });
  const given = readArguments(process.argv, opened.settings.all, process.env, policy);
  const { mode } = given;
  const data = given.data ?? process.env["SHIPDECK_DATA"] ?? app.getPath("userData");
  const { note, prepare } = openNotes(join(data, mode, "logs"));
  noteCrashes({ note, words: () => wordsOf(languageOf(opened.settings)) });
  denyPermissions();
  applyTheme(opened.settings);
  serveRenderer(join(built, "renderer"));
  const asked = connectWindows(() => station);
  const { window, loading } = openWindow({
    settings: opened.settings,
    title: wordsOf(languageOf(opened.settings)).title[mode],
    notice: noticeOf(opened, mode),
    preload: join(built, "preload", "preload.cjs"),
    icon: join(icons, "icon.png"),
  });
  let kept: Promise<void> | null = null;
  const keepSettings = () => (kept ??= keepOnDisk(opened.settings));
  // This process hands the page its files and is free for nothing else until the page has them: then it asks, and goes on drawing while the
  // station opens.
  const station: Promise<Station> = openDesktopStation(opened, {
    keepSettings,
    given,
    after: Promise.race([asked, loading]),
    ending: () => ending,
  });
  void passNewsOn(station);
  void loading.then(prepare);
  station.catch((error: unknown) => note("The station has not opened", { error: String(error) }));
  const ending = closeBeforeQuit(station.then(atItsEnd), keepSettings);
  // All this while the window's process comes up, which asks for nothing yet.
  prepareAnswers();
  furnish({ settings: opened.settings, mode, window, station, icons });
}

/** What is changed from now on is on the disk at once, and what was changed before. */
async function keepOnDisk(settings: OpenedSettings["settings"]): Promise<void> {
  const { openSettingsKeeper } = await import("./desktop/settings-keeper.ts");
  settings.keepWith(openSettingsKeeper());
}

interface Opening {
  given: ReturnType<typeof readArguments>;
  keepSettings: () => Promise<void>;
  /** What comes first. */
  after: Promise<void>;
  ending: () => Ending;
}

async function openDesktopStation(
  { settings }: OpenedSettings,
  { given, keepSettings, after, ending }: Opening,
): Promise<Station> {
  const { loadConfig, openStation } = await readStation();
  await after;
  const keeper = openKeychain();
  const config = loadConfig(process.env, {
    ...given,
    settingsFile: settings.path,
  });
  const bringIn = async ({ file, passphrase }: { file: string; passphrase: string | null }) => {
    const { restoreBackup } = await import("./restore.ts");
    try {
      const restored = await restoreBackup(file, config, { passphrase, keeper });
      if (restored.settings) settings.set(travellingSettings(restored.settings));
      settings.set({ restored: { problem: null, unreadable: restored.unreadableSecrets } });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      settings.set({ restored: { problem } });
    }
  };
  const machine = openMachine({
    settings,
    running: config,
    restart: (backup) => ending().startAgain(backup ? () => bringIn(backup) : null),
    restartIn: (mode) => ending().startAgain(null, mode),
    endFor: (act) => ending().endFor(act),
  });
  // What a person changes in the window is on the disk at once.
  await keepSettings();
  return openStation(config, { machine, keeper, installer: openInstaller() }, { api: "optional" });
}

/** The station, as the end of the app needs it: an update is put in place, and not started. */
function atItsEnd(station: Station): EndingStation {
  return {
    close: () => station.close(),
    async atQuit() {
      const putInPlace = await station.parts.updates.atQuit();
      return putInPlace && (() => putInPlace(false));
    },
  };
}
