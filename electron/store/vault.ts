import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StationError } from "#shared/contract/errors.ts";

export interface VaultEntry {
  /** Path below the vault, with forward slashes. */
  file: string;
  /** Lowercase hex. */
  sha256: string;
  bytes: number;
}

/** The label files. A file is complete and on the disk before its name exists, and is checked against its hash when read. */
export interface Vault {
  /** Durable when it resolves. Writing the same name again replaces it whole. */
  write(name: string, bytes: Uint8Array): Promise<VaultEntry>;
  /** Rejects with LABEL_NOT_FOUND when the file is gone or is not what was written. */
  read(entry: Pick<VaultEntry, "file" | "sha256">): Promise<Uint8Array>;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the rename is journalled by the file system.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export function openVault(folder: string): Vault {
  /** Folders below the vault whose names are on the disk, or will be when the promise resolves. */
  const named = new Map<string, Promise<void>>();

  async function makeFolder(path: string): Promise<void> {
    const made = await mkdir(path, { recursive: true, mode: 0o700 });
    if (made !== undefined) named.delete(path);
    let synced = named.get(path);
    if (!synced) {
      // A file is only as durable as the names above it.
      synced = syncFolder(folder).then(() => syncFolder(dirname(folder)));
      named.set(path, synced);
      synced.catch(() => named.delete(path));
    }
    await synced;
  }

  return {
    async write(name, bytes) {
      // Two hex digits of the name's end spread a million labels over 256 folders.
      const file = `${name.slice(-2)}/${name}.pdf`;
      const path = join(folder, file);
      await makeFolder(dirname(path));
      const partial = `${path}.partial`;
      try {
        const handle = await open(partial, "w", 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(partial, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return { file, sha256: hashOf(bytes), bytes: bytes.byteLength };
    },

    async read({ file, sha256 }) {
      let bytes: Uint8Array;
      try {
        bytes = await readFile(join(folder, file));
      } catch {
        throw new StationError(
          "LABEL_NOT_FOUND",
          "The label's file is missing. Run the doctor, or restore a backup.",
        );
      }
      if (hashOf(bytes) !== sha256)
        throw new StationError(
          "LABEL_NOT_FOUND",
          "The label's file is damaged: it is not what was bought. Restore a backup.",
        );
      return bytes;
    },
  };
}
