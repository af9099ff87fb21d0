import { app } from "electron";
import type { Mode } from "#shared/contract/desk/machine.ts";
import { withMode } from "./arguments.ts";

/** What is to be done between the station's end and the app's. */
type LastAct = () => Promise<void>;

/**
 * The app ends when its window is closed, and only after the station has put everything away. The answer starts the app
 * again, with something done while no station has the data folder, or in another mode.
 */
export function closeBeforeQuit(
  opening: Promise<{ close(): Promise<void> }>,
): (between: LastAct | null, mode?: Mode) => void {
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
  return (between, mode) => {
    lastAct = between;
    if (mode) app.relaunch({ args: withMode(process.argv.slice(1), mode) });
    else app.relaunch();
    app.quit();
  };
}
