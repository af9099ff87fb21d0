import { app } from "electron";

/** The app ends when its window is closed, and only after the station has put everything away. */
export function closeBeforeQuit(opening: Promise<{ close(): Promise<void> }>): void {
  let isClosed = false;
  app.on("window-all-closed", () => app.quit());
  app.on("will-quit", (event) => {
    if (isClosed) return;
    event.preventDefault();
    void opening
      .then((station) => station.close())
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      .finally(() => {
        isClosed = true;
        app.quit();
      });
  });
}
