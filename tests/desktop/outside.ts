import type { ElectronApplication } from "@playwright/test";

/** What the app hands to the system outside of its window. */
export interface Outside {
  toolTip: string;
  /** Labels of the tray's menu, top to bottom. */
  menu: string[];
  /** `title: body`, oldest first. */
  notices: string[];
}

/** A display without tray and notifications: from now on the app's own calls of them are noted, and the window counts as not looked at. */
export function watchOutside(app: ElectronApplication): Promise<void> {
  return app.evaluate(({ BrowserWindow, Notification, Tray }) => {
    const seen = { toolTip: "", menu: null as Electron.Menu | null, notices: [] as string[] };
    Object.assign(globalThis, { seen });
    Tray.prototype.setToolTip = (text) => void (seen.toolTip = text);
    Tray.prototype.setContextMenu = (menu) => void (seen.menu = menu);
    Notification.isSupported = () => true;
    Notification.prototype.show = function (this: Electron.Notification) {
      seen.notices.push(`${this.title}: ${this.body}`);
    };
    for (const window of BrowserWindow.getAllWindows()) window.isFocused = () => false;
  });
}

export function toldOutside(app: ElectronApplication): Promise<Outside> {
  return app.evaluate(() => {
    const { seen } = globalThis as unknown as {
      seen: { toolTip: string; menu: Electron.Menu | null; notices: string[] };
    };
    const menu = seen.menu?.items.map(({ label }) => label).filter(Boolean) ?? [];
    return { toolTip: seen.toolTip, menu, notices: seen.notices };
  });
}

export function pressInTray(app: ElectronApplication, label: string): Promise<void> {
  return app.evaluate((_electron, wanted) => {
    const { seen } = globalThis as unknown as { seen: { menu: Electron.Menu | null } };
    seen.menu?.items.find((item) => item.label === wanted)?.click();
  }, label);
}
