import type { BrowserWindow } from "electron";
import type { Mode } from "#shared/contract/desk/machine.ts";
import type { WindowStation } from "./connect-windows.ts";
import { keepInTray } from "./keep-in-tray.ts";
import { setMenu } from "./menu.ts";
import { notifier } from "./notify.ts";
import { languageOf } from "./preferences.ts";
import { reviveWindow } from "./revive-window.ts";
import { sendNews } from "./send-news.ts";
import type { SettingsFile } from "./settings-file.ts";
import { showWindow } from "./single-instance.ts";
import { tellNotices } from "./tell-notices.ts";
import { openTray } from "./tray.ts";
import { noWork, watchWork } from "./watch-work.ts";
import { wordsOf } from "./words.ts";

interface FurnishParts {
  settings: SettingsFile;
  mode: Mode;
  window: BrowserWindow;
  station: Promise<WindowStation>;
  /** Where the pictures lie. */
  icons: string;
}

/** What a desktop gives to a station beside its window: menu, tray, notifications, and a window that comes back. */
export function furnish({ settings, mode, window, station, icons }: FurnishParts): void {
  const words = () => wordsOf(languageOf(settings));
  const isWanted = () => settings.get("notifications") ?? true;
  const tell = notifier({ isWanted, showWindow });
  const notify = (title: string, body: string) => tell(`${words().before[mode]} · ${title}`, body);
  const tray = openTray({ icons, mode, words, showWindow });
  let work = noWork;
  const show = (route: string) => {
    showWindow();
    // The same page under another route: nothing is loaded again.
    const address = new URL(window.webContents.getURL());
    address.hash = route;
    void window.loadURL(address.href);
  };
  setMenu(settings, { mode, show });
  settings.onChange(() => {
    setMenu(settings, { mode, show });
    tray.redraw();
    sendNews({ kind: "settings.changed" });
  });
  reviveWindow(window, words);
  keepInTray(
    window,
    () => (settings.get("runInBackground") ?? false) || work.isPrinting || work.batch !== null,
    () => notify(words().inTray, words().inTrayWhy),
  );
  const serve = async () => {
    try {
      const opened = await station;
      tray.setStation(opened);
      watchWork(opened, (now) => {
        work = now;
        tray.setWork(now);
      });
      tellNotices(opened, { isLookedAt: () => window.isFocused(), words, notify });
    } catch (error) {
      tray.setStation(error instanceof Error ? error : new Error(String(error)));
    }
  };
  void serve();
}
