import { existsSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { BackupResult } from "#shared/contract/desk/backups.ts";
import type { Parts } from "../context.ts";
import { instant } from "../json.ts";
import { passphraseContext, planOf, storedPlan } from "./plan.ts";
import { backupResults, noteResult } from "./results.ts";
import { surplusOf } from "./surplus.ts";

/** `shipdeck-sandbox-2026-11-21-1200.backup` by the computer's own clock, under a name that is free. */
function freeName(folder: string, mode: string, now: number): string {
  const date = new Date(now);
  const two = (n: number) => String(n).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  const stem = `shipdeck-${mode}-${day}-${two(date.getHours())}${two(date.getMinutes())}`;
  for (let number = 1; ; number += 1) {
    const file = join(folder, `${stem}${number === 1 ? "" : `-${number}`}.backup`);
    if (!existsSync(file)) return file;
  }
}

/** The passphrase of the plan; null when there is none. Throws when it cannot be read. */
function passphraseOf({ store, secrets }: Parts): string | null {
  const { passphrase } = store.read(storedPlan);
  if (passphrase === null) return null;
  const plain = secrets.open(passphrase, passphraseContext);
  if (plain === null)
    throw new Error("The passphrase of the backups cannot be read on this computer. Set it anew.");
  return plain;
}

/** Removes what newer backups made by this station took the place of. Answers which files are gone. */
function clearOut({ log }: Parts, results: readonly BackupResult[]): Set<string> {
  const standing = results
    .filter(({ ok, kept }) => ok && kept)
    .map(({ file, at }) => ({ file, at: Date.parse(at) }));
  const gone = new Set<string>();
  for (const { file } of surplusOf(standing))
    try {
      rmSync(file, { force: true });
      gone.add(file);
    } catch (error) {
      // It is tried again after the next backup.
      log.warn({ err: error, file }, "an old backup could not be removed");
    }
  return gone;
}

async function attempt(parts: Parts, by: BackupResult["by"]): Promise<BackupResult> {
  const now = parts.clock.now();
  const { folder } = planOf(parts, parts.store.read(storedPlan));
  const target = freeName(folder, parts.mode, now);
  const facts = { at: instant(now), by, file: target };
  try {
    const passphrase = passphraseOf(parts);
    const made = await parts.backups.make(target, passphrase);
    return { ...facts, ...made, ok: true, problem: null, kept: true };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const nothing = { labels: 0, bytes: 0, ms: 0, encrypted: false };
    return { ...facts, ...nothing, ok: false, problem, kept: false };
  }
}

/**
 * Makes a backup as the plan says, tries it, notes what became of it, and removes what it takes the place of: only files that this
 * station made and tried itself, never the newest. A failure is told in a notice; never throws.
 */
export async function makePlanned(parts: Parts, by: BackupResult["by"]): Promise<BackupResult> {
  const { store, log } = parts;
  const result = await attempt(parts, by);
  if (!result.ok) {
    log.error({ file: result.file, problem: result.problem }, "a backup was not made");
    const message = `The backup ${basename(result.file)} was not made: ${result.problem}`;
    parts.announce({ kind: "notice", id: "backup", message });
  } else log.info({ ...result }, "a backup was made and tried");
  try {
    const gone = result.ok
      ? clearOut(parts, [result, ...store.read(backupResults)])
      : new Set<string>();
    await store.write((tx) => noteResult(tx, result, gone));
  } catch (error) {
    log.error({ err: error }, "what became of a backup could not be noted");
  }
  parts.announce({ kind: "settings.changed" });
  return result;
}
