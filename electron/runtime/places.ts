import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const projectFolder = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Where what was fetched or compiled for this machine is kept, shared by all checkouts of it.
 * `SHIPDECK_CACHE` moves it.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env["SHIPDECK_CACHE"]) return env["SHIPDECK_CACHE"];
  if (process.platform === "win32")
    return join(env["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local"), "shipdeck", "cache");
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches", "shipdeck");
  return join(env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "shipdeck");
}
