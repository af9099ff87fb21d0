import type { Currency } from "#shared/rules/money.ts";
import { statement } from "./sql.ts";

/** The key that new addresses of a currency follow from. */
export const currentDepositKey = statement((db, v: { currency: Currency }) =>
  db
    .selectFrom("deposit_key")
    .selectAll()
    .where("currency", "=", v.currency)
    .where("retired_at", "is", null),
);
/** Every key that a currency ever had: what is sent to their addresses is credited all the same. */
export const depositKeys = statement((db, v: { currency: Currency }) =>
  db
    .selectFrom("deposit_key")
    .selectAll()
    .where("currency", "=", v.currency)
    .orderBy("created_at")
    .orderBy("id"),
);
export const depositKeysOf = statement((db, v: { xpub: string }) =>
  db.selectFrom("deposit_key").selectAll().where("xpub", "=", v.xpub),
);
export const retireDepositKey = statement((db, v: { currency: Currency; now: number }) =>
  db
    .updateTable("deposit_key")
    .set({ retired_at: v.now })
    .where("currency", "=", v.currency)
    .where("retired_at", "is", null),
);
export const reviveDepositKey = statement((db, v: { id: string }) =>
  db.updateTable("deposit_key").set({ retired_at: null }).where("id", "=", v.id),
);
export const startDepositKey = statement((db, v: { id: string; height: number }) =>
  db
    .updateTable("deposit_key")
    .set({ start_height: v.height })
    .where("id", "=", v.id)
    .where("start_height", "is", null),
);

/** All addresses of a key, in their order. */
export const depositAddresses = statement((db, v: { keyId: string }) =>
  db.selectFrom("deposit_address").selectAll().where("key_id", "=", v.keyId).orderBy("position"),
);
export const depositAddress = statement((db, v: { address: string }) =>
  db.selectFrom("deposit_address").selectAll().where("address", "=", v.address),
);
/** Changes nothing for an address that was shown before. */
export const showDepositAddress = statement(
  (db, v: { address: string; now: number; note: string }) =>
    db
      .updateTable("deposit_address")
      .set({ shown_at: v.now, note: v.note })
      .where("address", "=", v.address)
      .where("shown_at", "is", null),
);
export const useDepositAddress = statement((db, v: { address: string; now: number }) =>
  db
    .updateTable("deposit_address")
    .set({ used_at: v.now })
    .where("address", "=", v.address)
    .where("used_at", "is", null),
);
