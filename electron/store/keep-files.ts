import { createHash } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { syncFolder } from "#electron/disk/sync-folder.ts";

export interface FileToKeep {
  /** Path below the vault, with forward slashes. */
  file: string;
  bytes: Uint8Array;
}

/** `sha256` in lowercase hex; or why the file could not be kept. */
export type KeptFile = { sha256: string } | { message: string; code: string | null };

/** Folders whose names are on the disk, as far as this process has seen to it. */
const named = new Set<string>();

/** A file is only as durable as the names above it. A folder that was there already may have been made just before a power cut. */
function makeFolder(vault: string, folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) named.delete(folder);
  if (named.has(folder)) return;
  syncFolder(vault);
  syncFolder(dirname(vault));
  named.add(folder);
}

function writeWhole(handle: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
}

function writeSynced(path: string, bytes: Uint8Array): void {
  const partial = `${path}.partial`;
  try {
    const handle = openSync(partial, "w", 0o600);
    try {
      writeWhole(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

function failureOf(error: unknown): KeptFile {
  const code = error instanceof Error && "code" in error ? String(error.code) : null;
  return { message: error instanceof Error ? error.message : String(error), code };
}

/**
 * Writes files durably: each is whole and on the disk before it has its name, and the names are on the disk, too, when this
 * returns; files of one folder share that sync. One that cannot be kept fails alone.
 * @param vault the folder that the files' paths begin in
 */
export function keepFiles(vault: string, files: readonly FileToKeep[]): KeptFile[] {
  const folders = new Map<string, unknown>();
  const kept = files.map(({ file, bytes }): KeptFile => {
    const path = join(vault, file);
    try {
      makeFolder(vault, dirname(path));
      writeSynced(path, bytes);
      folders.set(dirname(path), null);
      return { sha256: createHash("sha256").update(bytes).digest("hex") };
    } catch (error) {
      return failureOf(error);
    }
  });
  for (const folder of folders.keys())
    try {
      syncFolder(folder);
    } catch (error) {
      folders.set(folder, error);
    }
  return kept.map((entry, index) => {
    const trouble = folders.get(dirname(join(vault, files[index]?.file ?? "")));
    return "sha256" in entry && trouble ? failureOf(trouble) : entry;
  });
}
