import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findElectron } from "#electron/runtime/find-electron.ts";
import { projectFolder } from "#electron/runtime/places.ts";
import { pinnedVersion } from "#electron/runtime/installed.ts";
import { cleanRuntime } from "./clean-runtime.ts";

/**
 * What the program is packed around. Where Electron's releases can be reached electron-builder fetches the pinned one for each
 * architecture (null); elsewhere it is the one that this machine has, with a better-sqlite3 that it can load.
 */
export async function chooseElectron(say: (line: string) => void): Promise<{
  runtime: { folder: string; version: string } | null;
  sqlite: string | null;
}> {
  const found = await findElectron(say);
  if (found.version === pinnedVersion()) return { runtime: null, sqlite: null };
  say(`Packing around Electron ${found.version}; released builds have ${pinnedVersion()}.`);
  const cache = join(projectFolder, "node_modules", ".cache", "dist");
  const folder = await cleanRuntime(dirname(found.executable), join(cache, "runtime"));
  if (!found.sqliteBinding) return { runtime: { folder, version: found.version }, sqlite: null };
  const sqlite = join(cache, "prebuilds");
  await mkdir(sqlite, { recursive: true });
  const name = `${process.platform}-${process.arch}.node`;
  await copyFile(found.sqliteBinding, join(sqlite, name));
  return { runtime: { folder, version: found.version }, sqlite };
}
