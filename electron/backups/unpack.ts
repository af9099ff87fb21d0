import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { StationConfig } from "../config.ts";
import { examine } from "../doctor.ts";
import { filesOf } from "../open-parts.ts";
import type { DataKey } from "../secrets/data-key.ts";
import { isSealedFile, openSealedFile } from "../secrets/open-sealed-file.ts";
import { SealedFileError } from "../secrets/sealed-header.ts";
import { unpackBackup } from "../store/unpack-backup.ts";
import { verifyBackup } from "../store/verify-backup.ts";
import { readKeyText } from "./key-text.ts";
import { toldProblems } from "#shared/rules/told-problems.ts";

export interface Unpacked {
  labels: number;
  /** The desktop's settings as they were; null when the backup has none. */
  settings: string | null;
  /** The keys of its secrets; none in a backup that is not encrypted. */
  keys: DataKey[];
}

/** A backup that cannot be brought in, and why, as sentences. */
export class BadBackup extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(toldProblems(problems));
    this.name = "BadBackup";
    this.problems = problems;
  }
}

async function decrypt(source: string, to: string, passphrase: string | null): Promise<DataKey[]> {
  if (passphrase === null)
    throw new BadBackup([`${source} is encrypted: its passphrase is needed.`]);
  try {
    return readKeyText(await openSealedFile(source, to, passphrase));
  } catch (error) {
    if (error instanceof SealedFileError) throw new BadBackup([`${source} ${error.message}`]);
    throw error;
  }
}

/**
 * Verifies a backup, unpacks it into `config.folder`, which must not exist, and has the doctor examine what came out. Throws BadBackup
 * when anything is wrong; what was unpacked is gone then.
 */
export async function unpackInto(
  source: string,
  config: StationConfig,
  passphrase: string | null,
): Promise<Unpacked> {
  const plain = `${config.folder}.plain`;
  const options = { nativeBinding: config.sqliteBinding };
  try {
    mkdirSync(dirname(config.folder), { recursive: true, mode: 0o700 });
    const sealed = await isSealedFile(source);
    const keys = sealed ? await decrypt(source, plain, passphrase) : [];
    const file = sealed ? plain : source;
    const problems = verifyBackup(file, options);
    if (problems.length > 0) throw new BadBackup(problems);
    const { labels, settings, mode } = unpackBackup(file, filesOf(config.folder), options);
    if ((mode ?? "sandbox") !== config.mode)
      throw new BadBackup([
        `${source} is a backup of ${mode ?? "sandbox"} mode and this station works in ${config.mode} mode: play money and real money are never mixed. Switch the mode first, then restore it.`,
      ]);
    const { findings } = await examine(config);
    // Secrets whose key is elsewhere are no reason to keep money and labels out.
    const wrong = findings.filter(({ ok, check }) => !ok && check !== "secrets");
    if (wrong.length > 0)
      throw new BadBackup([
        `The unpacked data is not well: ${wrong.map(({ detail }) => detail).join(" ")}`,
      ]);
    return { labels, settings, keys };
  } catch (error) {
    rmSync(config.folder, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(plain, { force: true });
  }
}
