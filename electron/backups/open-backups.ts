import type { StationConfig } from "../config.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { Backups } from "../service/context.ts";
import { openBackupLane } from "./backup-lane.ts";

/** The station's way to its backups: the thread is told the keys of the secrets only for a file that is itself encrypted. */
export function openBackups(config: StationConfig, secrets: Secrets): Backups {
  const lane = openBackupLane(config);
  return {
    make: (target, passphrase) =>
      lane.make({ target, passphrase, keys: passphrase === null ? [] : secrets.keys() }),
    check: (file, passphrase) => lane.check(file, passphrase),
    close: () => lane.close(),
  };
}
