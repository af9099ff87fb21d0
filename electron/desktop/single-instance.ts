import { app, BrowserWindow } from "electron";

/** Brings the window to the front, wherever it is: minimised, hidden in the tray or behind others. */
export function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized()) window.restore();
  window?.show();
  window?.focus();
}

/** True for the first instance on this profile. A second one ends, and the first shows its window. */
export function isOnlyInstance(): boolean {
  if (!app.requestSingleInstanceLock()) {
    process.stderr.write("Shipdeck is running already; its window was brought to the front.\n");
    app.exit(0);
    return false;
  }
  app.on("second-instance", showWindow);
  // The dock's icon on macOS.
  app.on("activate", showWindow);
  return true;
}
