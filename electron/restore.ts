import { mkdirSync, readdirSync, existsSync, renameSync, rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { StationConfig } from "./config.ts";
import { examine } from "./doctor.ts";
import { filesOf } from "./open-parts.ts";
import { unpackBackup, verifyBackup } from "./store/backup.ts";
import { takeInstanceLock } from "./store/instance-lock.ts";

async function unpackAndExamine(source: string, config: StationConfig): Promise<number> {
  rmSync(config.folder, { recursive: true, force: true });
  const { labels } = unpackBackup(source, filesOf(config.folder), {
    nativeBinding: config.sqliteBinding,
  });
  const diagnosis = await examine(config);
  // Secrets that cannot be read here are no reason to keep money and labels out.
  const wrong = diagnosis.findings
    .filter(({ ok, check }) => !ok && check !== "secrets")
    .map(({ detail }) => detail);
  if (wrong.length === 0) return labels;
  throw new Error(`Nothing was restored. The unpacked data is not well: ${wrong.join(" ")}`);
}

/** Moves what is there aside, so that a restore destroys nothing. Returns where to, or null when there was nothing. */
function moveAside(config: StationConfig): string | null {
  const { lock } = filesOf(config.folder);
  if (readdirSync(config.folder).every((name) => name === basename(lock))) {
    rmSync(config.folder, { recursive: true, force: true });
    return null;
  }
  for (let count = 1; ; count++) {
    const aside = `${config.folder}.before-restore-${count}`;
    if (existsSync(aside)) continue;
    renameSync(config.folder, aside);
    return aside;
  }
}

/**
 * Puts a backup in the place of a mode's data, which is moved aside: `previous` says where to. Throws an Error with a sentence
 * when the backup is not whole or a station serves the folder; nothing is changed then.
 */
export async function restoreBackup(
  file: string,
  config: StationConfig,
): Promise<{ folder: string; labels: number; previous: string | null }> {
  const source = resolve(file);
  const binding = { nativeBinding: config.sqliteBinding };
  const problems = verifyBackup(source, binding);
  if (problems.length > 0) throw new Error(`Nothing was restored. ${problems.join(" ")}`);
  mkdirSync(config.folder, { recursive: true, mode: 0o700 });
  const lock = takeInstanceLock(filesOf(config.folder).lock, config.sqliteBinding);
  if (!lock)
    throw new Error(
      "Nothing was restored: a station serves this data folder. Close it and try again.",
    );
  // Unpacked and examined beside what is there; only a whole and healthy folder takes its place.
  const fresh = `${config.folder}.restoring`;
  let labels: number;
  try {
    labels = await unpackAndExamine(source, { ...config, folder: fresh });
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    lock.release();
    throw error;
  }
  // Windows moves no folder in which a file is open; elsewhere the lock is held to the end.
  if (process.platform === "win32") lock.release();
  const aside = moveAside(config);
  renameSync(fresh, config.folder);
  if (process.platform !== "win32") lock.release();
  return { folder: config.folder, labels, previous: aside };
}
