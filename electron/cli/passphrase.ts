import { readFileSync } from "node:fs";
import { Passphrase } from "#shared/contract/desk/backups.ts";

export interface PassphraseOptions {
  passphraseFile?: string;
}

/** Where the passphrase stands: never among the arguments, which every account of the computer can list. */
export const passphraseOption = [
  "--passphrase-file <file>",
  "file with the passphrase (or set SHIPDECK_PASSPHRASE)",
] as const;

/** The passphrase without the line's end; null when none is given. Throws an Error with a sentence for one that is too short. */
export function readPassphrase({ passphraseFile }: PassphraseOptions): string | null {
  const given = passphraseFile
    ? readFileSync(passphraseFile, "utf8").replace(/\r?\n$/, "")
    : process.env["SHIPDECK_PASSPHRASE"];
  if (given === undefined) return null;
  const parsed = Passphrase.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(`The passphrase ${parsed.error.issues[0]?.message ?? "cannot be used"}.`);
}
