import { ensureDisplay } from "#electron/runtime/display.ts";
import { packDebs } from "./packages.ts";

/** The packages of this checkout, and somewhere to draw. */
export default async function globalSetup(): Promise<() => void> {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    throw new Error(
      "npm run test:dist installs packages into a Debian of its own: run it as root, on Linux.",
    );
  await packDebs();
  return ensureDisplay();
}
