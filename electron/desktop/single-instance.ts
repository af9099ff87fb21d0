import { app, BrowserWindow } from "electron";

/** True for the first instance on this profile. A second one ends, and the first shows its window. */
export function isOnlyInstance(): boolean {
  if (!app.requestSingleInstanceLock()) {
    process.stderr.write("Shipdeck is running already; its window was brought to the front.\n");
    app.exit(0);
    return false;
  }
  app.on("second-instance", () => {
    const [window] = BrowserWindow.getAllWindows();
    if (window?.isMinimized()) window.restore();
    window?.show();
    window?.focus();
  });
  return true;
}
