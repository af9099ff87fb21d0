import { createRequire } from "node:module";
import { app } from "electron";

/** Set by electron.vite.config.ts: true only in `npm run dist -- --driver`, a build that is not for those who ship. */
declare const shipdeckIsDriver: boolean;

/**
 * True in the build that testers steer: it may be debugged, and says so in its title. In every other build this is a plain `false` and
 * what depends on it is left out.
 */
export const isDriver = shipdeckIsDriver;

/** Playwright's own loader, which holds the app back until the test is connected to it. Must run before the app is ready. */
export function letDriverIn(): void {
  if (!isDriver) return;
  const loader = app.isPackaged && process.env["SHIPDECK_DRIVER_LOADER"];
  if (loader) createRequire(import.meta.url)(loader);
}
