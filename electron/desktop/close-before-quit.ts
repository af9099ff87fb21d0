import { app } from "electron";
import type { Mode } from "#shared/contract/desk/machine.ts";
import { withMode } from "./arguments.ts";
import { ownAppImage } from "./updates/own-app-image.ts";

/** What is to be done between the station's end and the app's. */
type LastAct = () => Promise<void>;

/** What the end of the app needs of the station. */
export interface EndingStation {
  close(): Promise<void>;
  /** What the company wants done when the program ends by itself: an update put in its place. Null: nothing. */
  atQuit(): Promise<LastAct | null>;
}

/** Starts the app again once it has ended. What an AppImage has mounted is gone by then: the image itself is started. */
function relaunch(args?: string[]): void {
  const execPath = ownAppImage({ executable: process.execPath, env: process.env });
  app.relaunch({ ...(execPath ? { execPath } : {}), ...(args ? { args } : {}) });
}

export interface Ending {
  /** Starts the app again, with something done while no station has the data folder, or in another mode. */
  startAgain: (between: LastAct | null, mode?: Mode) => void;
  /** Ends the app; `act` starts what is to come. When it fails the app starts again as it was. */
  endFor: (act: LastAct) => void;
}

/**
 * The app ends when its window is closed, and only after the station has put everything away.
 * @param keepSettings first of all, for a station that has not opened puts nothing away
 */
export function closeBeforeQuit(opening: Promise<EndingStation>, keepSettings: LastAct): Ending {
  let isClosing = false;
  let isChosen = false;
  let lastAct: LastAct | null = null;
  const report = (error: unknown) => void process.stderr.write(`${String(error)}\n`);
  async function end(): Promise<void> {
    // Whatever becomes of them, the station is put away.
    await keepSettings().catch(report);
    const station = await opening;
    if (!isChosen) lastAct = await station.atQuit();
    await station.close();
    await lastAct?.();
  }
  app.on("window-all-closed", () => app.quit());
  app.on("will-quit", (event) => {
    event.preventDefault();
    if (isClosing) return;
    isClosing = true;
    // Not quit(), which Electron ignores while it is still about this event.
    void end()
      .catch(report)
      .finally(() => app.exit());
  });
  return {
    startAgain(between, mode) {
      isChosen = true;
      lastAct = between;
      relaunch(mode && withMode(process.argv.slice(1), mode));
      app.quit();
    },
    endFor(act) {
      isChosen = true;
      lastAct = async () => {
        try {
          await act();
        } catch (error) {
          report(error);
          relaunch();
        }
      };
      app.quit();
    },
  };
}
