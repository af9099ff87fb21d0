import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { ensurePackages } from "./system-packages.ts";

/**
 * Somewhere to draw, for tests: the display that is there, or an Xvfb of our own whose name goes to `DISPLAY`.
 * The answer ends what was started.
 */
export async function ensureDisplay(
  say: (line: string) => void = console.log,
): Promise<() => void> {
  const env = process.env;
  if (process.platform !== "linux" || env["DISPLAY"] || env["WAYLAND_DISPLAY"]) return () => {};
  await ensurePackages("display", say);
  // Xvfb picks a free number itself and writes it to the file descriptor it is told.
  const xvfb = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const ended = once(xvfb, "exit").then(() => {
    throw new Error("Xvfb ended before it had a display");
  });
  const [number] = await Promise.race([once(xvfb.stdio[3] as Readable, "data"), ended]);
  ended.catch(() => {});
  env["DISPLAY"] = `:${String(number).trim()}`;
  say(`No display here; Xvfb is ${env["DISPLAY"]}`);
  return () => {
    delete env["DISPLAY"];
    xvfb.kill();
  };
}
