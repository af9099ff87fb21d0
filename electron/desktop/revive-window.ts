import { app, type BrowserWindow, dialog } from "electron";
import type { wordsOf } from "./words.ts";

/** So many failures within so many ms are no accident: the person decides. */
const most = 3;
const within = 60_000;

/** A page that crashed is loaded again where it was, and says so. All state lies in the station: nothing is lost. */
export function reviveWindow(window: BrowserWindow, words: () => ReturnType<typeof wordsOf>): void {
  let failures: number[] = [];
  const reload = (reason: string) => {
    const url = new URL(window.webContents.getURL());
    url.searchParams.set("crashed", reason);
    void window.loadURL(url.href);
  };
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit" || window.isDestroyed()) return;
    const now = performance.now();
    failures = [...failures.filter((at) => now - at < within), now];
    if (failures.length < most) {
      reload(reason);
      return;
    }
    const { crashed, crashedWhy, open, quit } = words();
    void dialog
      .showMessageBox({
        type: "error",
        message: crashed,
        detail: crashedWhy,
        buttons: [open, quit],
      })
      .then(({ response }) => (response === 0 ? reload(reason) : app.quit()));
  });
}
