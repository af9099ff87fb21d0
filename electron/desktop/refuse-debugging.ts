import { app } from "electron";
import { isDriver } from "./driver.ts";

/** With these Chromium lets whoever connects read and steer the window. */
const doors = ["remote-debugging-port", "remote-debugging-pipe"];

/**
 * True unless somebody asked for a window that other programs can steer: then the app ends, before anything listens. What is not
 * packaged may be debugged, and is by its tests; so is the testers' build.
 */
export function isUndebugged(): boolean {
  const asked =
    app.isPackaged && !isDriver && doors.find((door) => app.commandLine.hasSwitch(door));
  if (!asked) return true;
  process.stderr.write(
    `Shipdeck does not start with --${asked}: it would open its window to others.\n`,
  );
  app.exit(1);
  return false;
}
