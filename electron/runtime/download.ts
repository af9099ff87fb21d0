import { existsSync, statSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { electronPackage, installedElectron, pinnedVersion } from "./installed.ts";
import { run } from "./run.ts";

const probeMs = 3_000;
const downloadMs = 5 * 60_000;
const rememberMs = 24 * 60 * 60_000;

function archiveUrl(version: string): string {
  const mirror =
    process.env["ELECTRON_MIRROR"] ?? "https://github.com/electron/electron/releases/download/";
  return `${mirror}v${version}/electron-v${version}-${process.platform}-${process.arch}.zip`;
}

async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(probeMs) });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Electron's own installer, when its archive can be reached: a closed network costs three seconds, once a day.
 * Null when it cannot be had.
 */
export async function downloadElectron(
  cache: string,
  say: (line: string) => void,
): Promise<string | null> {
  const version = pinnedVersion();
  const failure = join(cache, `electron-${version}-not-reachable`);
  if (existsSync(failure) && Date.now() - statSync(failure).mtimeMs < rememberMs) return null;
  const url = archiveUrl(version);
  try {
    if (!(await isReachable(url))) throw new Error(`${url} cannot be reached`);
    say(`Downloading Electron ${version} …`);
    await run(process.execPath, [join(electronPackage, "install.js")], { timeout: downloadMs });
    return installedElectron();
  } catch (error) {
    say(`No download of Electron ${version}: ${error instanceof Error ? error.message : "failed"}`);
    await mkdir(cache, { recursive: true });
    await rm(failure, { force: true });
    await writeFile(failure, `${url}\nDelete this file to try again before a day has passed.\n`);
    return null;
  }
}
