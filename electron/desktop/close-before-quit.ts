import { app } from "electron";

/** What is to be done between the station's end and the app's. */
type LastAct = () => Promise<void>;

/**
 * The app ends when its window is closed, and only after the station has put everything away. The answer starts the app
 * again, with something done while no station has the data folder.
 */
export function closeBeforeQuit(
  opening: Promise<{ close(): Promise<void> }>,
): (between: LastAct) => void {
  let isClosing = false;
  let lastAct: LastAct | null = null;
  app.on("window-all-closed", () => app.quit());
  app.on("will-quit", (event) => {
    event.preventDefault();
    if (isClosing) return;
    isClosing = true;
    void opening
      .then((station) => station.close())
      .then(() => lastAct?.())
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      // Not quit(), which Electron ignores while it is still about this event.
      .finally(() => app.exit());
  });
  return (between) => {
    lastAct = between;
    app.relaunch();
    app.quit();
  };
}
