import { app, Menu, nativeTheme } from "electron";
import { type Mode, themes } from "#shared/contract/desk/choices.ts";
import { languageOf } from "./preferences.ts";
import type { SettingsFile } from "./settings-file.ts";
import { wordsOf } from "./words.ts";

export interface MenuParts {
  mode: Mode;
  /** Brings the window to the front, at a screen. */
  show: (route: string) => void;
}

/** The chosen theme, for windows and menus alike: before the first window, whose ground is painted in it. */
export function applyTheme(settings: SettingsFile): void {
  nativeTheme.themeSource = settings.get("theme") ?? "system";
}

/** The menu bar in the person's language, and the theme that it offers applied. Again whenever the settings change. */
export function setMenu(settings: SettingsFile, { mode, show }: MenuParts): void {
  const words = wordsOf(languageOf(settings));
  applyTheme(settings);
  const mac: Electron.MenuItemConstructorOptions[] =
    process.platform === "darwin" ? [{ role: "appMenu" }] : [];
  const developer: Electron.MenuItemConstructorOptions[] = app.isPackaged
    ? []
    : [{ role: "toggleDevTools" }];
  const appearance = themes.map((theme): Electron.MenuItemConstructorOptions => ({
    label: words[theme],
    type: "radio",
    checked: nativeTheme.themeSource === theme,
    click: () => settings.set({ theme }),
  }));
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...mac,
      { role: "fileMenu" },
      { role: "editMenu" },
      {
        label: words.view,
        submenu: [
          { label: words.appearance, submenu: appearance },
          { type: "separator" },
          { role: "resetZoom" },
          { role: "zoomIn" },
          { role: "zoomOut" },
          { role: "togglefullscreen" },
          ...developer,
        ],
      },
      {
        label: words.mode,
        submenu: [
          { label: words.modeNow[mode], enabled: false },
          { type: "separator" },
          { label: words.modeOther[mode], click: () => show("/settings/mode") },
          ...(mode === "live"
            ? [{ label: words.goingLive, click: () => show("/going-live") }]
            : []),
        ],
      },
      { role: "windowMenu" },
      {
        role: "help",
        label: words.help,
        submenu: [
          {
            label: words.guide,
            // The page hears the key itself: it knows which screen is shown.
            accelerator: "F1",
            registerAccelerator: false,
            click: () => show("/help"),
          },
          { label: words.diagnostics, click: () => show("/settings/about") },
        ],
      },
    ]),
  );
}
