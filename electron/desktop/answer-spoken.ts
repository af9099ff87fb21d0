import { app } from "electron";
import { help, readSpoken } from "./spoken.ts";

interface Commands {
  runCommand(args: readonly string[]): Promise<number>;
}

/**
 * Does what the command line asks for instead of a window, and ends the app; true when it asked. Runs before Electron looks for a
 * display, so it works without one. What is not packaged has `npm run station` for that.
 */
export async function answerSpoken(
  argv: readonly string[],
  commands: () => Promise<Commands>,
): Promise<boolean> {
  const spoken = app.isPackaged ? readSpoken(argv) : null;
  if (!spoken) return false;
  if (spoken.kind === "station") {
    const station = await commands();
    app.exit(await station.runCommand(spoken.args));
  } else {
    process.stdout.write(spoken.kind === "help" ? help : `${app.getVersion()}\n`);
    app.exit(0);
  }
  return true;
}
