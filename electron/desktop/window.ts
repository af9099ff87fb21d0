import { BrowserWindow, nativeTheme, screen } from "electron";
import { fitWindow } from "./fit-window.ts";
import { origin } from "./scheme.ts";
import type { SettingsFile } from "./settings-file.ts";

/** The size that the screens are drawn for. */
const size = { width: 1280, height: 800 };

/** Where the window was, brought back onto a screen that is there. */
function placeOf(settings: SettingsFile): Partial<Electron.Rectangle> {
  const kept = settings.get("window");
  return kept ? fitWindow(kept, screen.getDisplayMatching(kept).workArea) : size;
}

export interface WindowParts {
  settings: SettingsFile;
  /** What stands in the window's frame until its page says so itself. */
  title: string;
  /** The built preload script. */
  preload: string;
  /** The window's picture in the task bar. */
  icon: string;
  /** Told to the page in its address, such as `settingsKept=settings.json.bad`. */
  notice: URLSearchParams;
}

/**
 * The one window: a picture of the station, without any power of its own.
 * `loading` resolves when its page stands.
 */
export function openWindow({ settings, title, preload, icon, notice }: WindowParts): {
  window: BrowserWindow;
  loading: Promise<void>;
} {
  const window = new BrowserWindow({
    ...placeOf(settings),
    minWidth: 960,
    minHeight: 600,
    show: false,
    title,
    backgroundColor: nativeTheme.shouldUseDarkColors ? "#242424" : "#ffffff",
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  });
  if (settings.get("window")?.maximized) window.maximize();
  window.once("ready-to-show", () => window.show());
  window.on("close", () => {
    settings.set({ window: { ...window.getNormalBounds(), maximized: window.isMaximized() } });
  });
  const loading = window.loadURL(`${origin}/?${notice.toString()}`);
  // While its page is on the way: a large picture takes as long as the window itself. macOS has the program's own.
  if (process.platform !== "darwin") window.setIcon(icon);
  return { window, loading };
}
