import { app, Menu, nativeTheme } from "electron";
import type Store from "electron-store";
import type { Settings, Theme } from "./settings.ts";

const labels: Record<Theme, string> = { system: "As the system", light: "Light", dark: "Dark" };

function appearance(settings: Store<Settings>): Electron.MenuItemConstructorOptions[] {
  return (Object.keys(labels) as Theme[]).map((theme) => ({
    label: labels[theme],
    type: "radio",
    checked: nativeTheme.themeSource === theme,
    click: () => {
      nativeTheme.themeSource = theme;
      settings.set("theme", theme);
    },
  }));
}

/** The menu bar; also applies the theme that it offers. */
export function setMenu(settings: Store<Settings>): void {
  nativeTheme.themeSource = settings.get("theme") ?? "system";
  const mac: Electron.MenuItemConstructorOptions[] =
    process.platform === "darwin" ? [{ role: "appMenu" }] : [];
  const developer: Electron.MenuItemConstructorOptions[] = app.isPackaged
    ? []
    : [{ role: "toggleDevTools" }];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...mac,
      { role: "fileMenu" },
      { role: "editMenu" },
      {
        label: "&View",
        submenu: [
          { label: "Appearance", submenu: appearance(settings) },
          { type: "separator" },
          { role: "resetZoom" },
          { role: "zoomIn" },
          { role: "zoomOut" },
          { role: "togglefullscreen" },
          ...developer,
        ],
      },
      { role: "windowMenu" },
    ]),
  );
}
