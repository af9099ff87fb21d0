import { filesOf, type Storage } from "./open-parts.ts";
import { openSecrets } from "./secrets/open-secrets.ts";
import type { KeyKeeper, Secrets } from "./secrets/secrets.ts";
import type { Log } from "./service/context.ts";
import { sealStored, unreadableSecrets } from "./store/stored-secrets.ts";

interface Parts {
  folder: string;
  keeper: KeyKeeper | null;
  randomBytes: (length: number) => Uint8Array;
  log: Log;
}

/**
 * Opens the secrets of a mode's folder, seals what an older version left plain, and says in the log what cannot be read. Nothing of
 * it keeps the station from opening: without its key it can do everything but sign.
 */
export async function openFolderSecrets(
  { store }: Pick<Storage, "store">,
  { folder, keeper, randomBytes, log }: Parts,
): Promise<Secrets> {
  const secrets = openSecrets({ file: filesOf(folder).keys, keeper, randomBytes });
  // A store that refuses writes is left as it is; the start after its repair seals.
  if (store.refusal === null)
    try {
      const sealed = await sealStored(store, secrets);
      if (sealed > 0) log.info({ webhooks: sealed }, "the secrets of an older version were sealed");
    } catch (error) {
      log.warn({ err: error }, "secrets of an older version may still lie plain; see the doctor");
    }
  const unreadable = store.read((db) => unreadableSecrets(db, secrets));
  if (unreadable.length > 0)
    log.warn(
      { webhooks: unreadable, locked: secrets.state().locked },
      "webhooks whose secret cannot be read wait for a new one",
    );
  return secrets;
}
