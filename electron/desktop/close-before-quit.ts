import { app } from "electron";

/** The app ends when its window is closed, and only after the station has put everything away. */
export function closeBeforeQuit(opening: Promise<{ close(): Promise<void> }>): void {
  let isClosing = false;
  app.on("window-all-closed", () => app.quit());
  app.on("will-quit", (event) => {
    event.preventDefault();
    if (isClosing) return;
    isClosing = true;
    void opening
      .then((station) => station.close())
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      // Not quit(), which Electron ignores while it is still about this event.
      .finally(() => app.exit());
  });
}
