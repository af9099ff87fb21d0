import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The `electron` package of this project, which may or may not hold its download. */
export const electronPackage = dirname(
  createRequire(import.meta.url).resolve("electron/package.json"),
);

/** The version that this project pins. */
export function pinnedVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(electronPackage, "package.json"), "utf8"));
  return (manifest as { version: string }).version;
}

const executables: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "Electron.app/Contents/MacOS/Electron",
  win32: "electron.exe",
};

/** The executable inside a folder laid out like Electron's release archives. */
export function executableIn(folder: string): string {
  return join(folder, executables[process.platform] ?? "electron");
}

/** The download of this project's version, when it is there and complete: its `path.txt` is written last. */
export function installedElectron(): string | null {
  const executable = executableIn(join(electronPackage, "dist"));
  const complete = existsSync(join(electronPackage, "path.txt")) && existsSync(executable);
  return complete ? executable : null;
}
