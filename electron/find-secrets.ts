import { randomBytes } from "node:crypto";
import type { Finding } from "./doctor.ts";
import { openSecrets } from "./secrets/open-secrets.ts";
import type { Db } from "./store/store.ts";
import { plainSecrets, unreadableSecrets } from "./store/stored-secrets.ts";

/** Who keeps the key of the secrets, and whether it opens them. A keychain's key is the desktop's alone: that is no fault. */
export function findSecrets(db: Db, file: string): Finding {
  const check = "secrets";
  const secrets = openSecrets({ file, keeper: null, randomBytes });
  const plain = plainSecrets(db);
  if (plain > 0)
    return {
      check,
      ok: false,
      detail: `${plain} webhook secrets lie plain as an older version wrote them. Start the station once to seal them.`,
    };
  const unreadable = unreadableSecrets(db, secrets);
  const { keptBy, locked } = secrets.state();
  if (locked !== null && locked !== "damaged")
    return {
      check,
      ok: true,
      detail: `kept by ${locked.keeper}: only the desktop app of that account reads them. The command line does everything but sign for ${unreadable.length} webhooks`,
    };
  if (unreadable.length > 0)
    return {
      check,
      ok: false,
      detail: `The key in ${file} is missing or damaged, so the secrets of ${unreadable.length} webhooks cannot be read; what they wait for is kept. Put the key file back, restore a backup with its passphrase, or make new secrets: ${unreadable.join(", ")}.`,
    };
  const kept = `in a key file readable by your account: ${file}`;
  return { check, ok: true, detail: keptBy === "none" ? "none yet" : kept };
}
