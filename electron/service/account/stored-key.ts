import type { AccountKeys } from "#electron/carriers/account.ts";
import type { SecretBox } from "#electron/secrets/secrets.ts";
import { dropSetting, readSetting, writeSetting } from "#electron/store/settings.ts";
import type { Db, Store, Tx } from "#electron/store/store.ts";

const setting = "carrier-account";
const context = "account:easypost";

interface StoredAccount {
  kind: "easypost";
  /** The key, sealed. */
  key: string;
  connectedAt: number;
}

/** The account as it is kept; null when none is connected. Written below alone. */
export function storedAccount(db: Db): StoredAccount | null {
  return (readSetting(db, setting) as StoredAccount | undefined) ?? null;
}

export function keepAccount(tx: Tx, secrets: SecretBox, key: string, connectedAt: number): void {
  const account: StoredAccount = { kind: "easypost", key: secrets.seal(key, context), connectedAt };
  writeSetting(tx, setting, account);
}

export function forgetAccount(tx: Tx): void {
  dropSetting(tx, setting);
}

/** The key of the connected account, read anew each time: another process may have connected another one. */
export function storedAccountKeys({
  store,
  secrets,
}: {
  store: Pick<Store, "read">;
  secrets: SecretBox;
}): AccountKeys {
  return {
    easypost: () =>
      store.read((db) => {
        const account = storedAccount(db);
        return account ? secrets.open(account.key, context) : null;
      }),
  };
}
