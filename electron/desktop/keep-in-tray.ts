import { app, type BrowserWindow } from "electron";

/** A window that is closed while `mustStay` says so is only hidden: the station goes on, the tray brings it back. */
export function keepInTray(
  window: BrowserWindow,
  mustStay: () => boolean,
  onHidden: () => void,
): void {
  let isQuitting = false;
  app.on("before-quit", () => (isQuitting = true));
  window.on("close", (event) => {
    if (isQuitting || !mustStay()) return;
    event.preventDefault();
    window.hide();
    onHidden();
  });
}
