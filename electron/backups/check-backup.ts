import type { StationConfig } from "../config.ts";
import { isSealedFile, sealedFileProblem } from "../secrets/open-sealed-file.ts";
import { BadBackup, unpackInto } from "./unpack.ts";
import { inWorkFolder } from "./work-folder.ts";

export interface CheckedBackup {
  encrypted: boolean;
  /** Why it cannot be restored; empty when it can, as far as that is known without the passphrase. */
  problems: string[];
}

/** Tries a backup by restoring it in another place. An encrypted one without its passphrase is looked at from outside only. */
export async function checkBackup(
  config: StationConfig,
  file: string,
  passphrase: string | null,
): Promise<CheckedBackup> {
  const encrypted = await isSealedFile(file);
  if (encrypted && passphrase === null) {
    const problem = await sealedFileProblem(file);
    return { encrypted, problems: problem ? [`${file} ${problem}`] : [] };
  }
  try {
    await inWorkFolder(config.dataFolder, (at) =>
      unpackInto(file, { ...config, folder: at("tried") }, passphrase),
    );
    return { encrypted, problems: [] };
  } catch (error) {
    if (error instanceof BadBackup) return { encrypted, problems: [...error.problems] };
    throw error;
  }
}
