import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StationError } from "#shared/contract/errors.ts";
import { type FileKeeper, openFileKeeper } from "./file-keeper.ts";
import type { FileToKeep, KeptFile } from "./keep-files.ts";

export interface VaultEntry {
  /** Path below the vault, with forward slashes. */
  file: string;
  /** Lowercase hex. */
  sha256: string;
  bytes: number;
}

/** The label files. A file is complete and on the disk before its name exists, and is checked against its hash when read. */
export interface Vault {
  /**
   * Durable when it resolves. Writing the same name again replaces it whole.
   * @param boughtAtMs when the purchase began, in ms since 1970
   */
  write(name: string, boughtAtMs: number, bytes: Uint8Array): Promise<VaultEntry>;
  /** Rejects with LABEL_NOT_FOUND when the file is gone or is not what was written. */
  read(entry: Pick<VaultEntry, "file" | "sha256">): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Where a label lies below the vault: by day (UTC), so that labels bought together share the sync of their folder. */
export function labelPath(name: string, boughtAtMs: number): string {
  return `${new Date(boughtAtMs).toISOString().slice(0, 10)}/${name}.pdf`;
}

/** How many files are kept at once. */
const groupSize = 64;

interface Waiting extends FileToKeep {
  settle(kept: KeptFile): void;
  fail(error: unknown): void;
}

/** Hands over what has gathered while the keeper was busy. */
function gatherFiles(keeper: FileKeeper): (entry: Waiting) => void {
  let waiting: Waiting[] = [];
  let busy = false;
  async function work(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const group = waiting.splice(0, groupSize);
      try {
        const kept = await keeper.keep(group.map(({ file, bytes }) => ({ file, bytes })));
        for (const [index, entry] of group.entries()) {
          const own = kept[index];
          if (own) entry.settle(own);
          else entry.fail(new Error(`${entry.file} was not kept`));
        }
      } catch (error) {
        for (const entry of group) entry.fail(error);
      }
    }
    busy = false;
  }
  return (entry) => {
    waiting.push(entry);
    if (!busy) void work();
  };
}

/** `keeper` writes the files; a thread of its own when absent. */
export function openVault(folder: string, keeper: FileKeeper = openFileKeeper(folder)): Vault {
  const gather = gatherFiles(keeper);
  return {
    write: (name, boughtAtMs, bytes) =>
      new Promise((resolve, reject) => {
        const file = labelPath(name, boughtAtMs);
        gather({
          file,
          bytes,
          settle(kept) {
            if ("sha256" in kept) resolve({ file, sha256: kept.sha256, bytes: bytes.byteLength });
            else reject(Object.assign(new Error(kept.message), { code: kept.code }));
          },
          fail: reject,
        });
      }),

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
      if (createHash("sha256").update(bytes).digest("hex") !== sha256)
        throw new StationError(
          "LABEL_NOT_FOUND",
          "The label's file is damaged: it is not what was bought. Restore a backup.",
        );
      return bytes;
    },

    close: () => keeper.close(),
  };
}
