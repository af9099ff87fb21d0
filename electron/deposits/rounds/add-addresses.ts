import { insertInto } from "#electron/store/sql.ts";
import type { Chain } from "../keys/chains.ts";
import { deriveAddresses } from "../keys/derive-addresses.ts";
import type { DepositParts } from "../parts.ts";
import { type Account, wantedAddresses } from "./plan.ts";
import { depositAddress } from "#electron/store/deposit-keys.ts";

/** Derives the addresses that accounts lack; whether any were made. Derived outside the transaction: each takes a millisecond. */
export async function addAddresses(
  { store, clock }: Pick<DepositParts, "store" | "clock">,
  chain: Chain,
  accounts: readonly Account[],
): Promise<boolean> {
  const made = accounts.flatMap(({ key, addresses }) => {
    const first = addresses.length;
    const count = Math.max(0, wantedAddresses({ key, addresses }) - first);
    return deriveAddresses(key.xpub, chain, first, count).map((address, step) => ({
      address,
      key_id: key.id,
      position: first + step,
      note: "",
      created_at: clock.now(),
    }));
  });
  if (made.length === 0) return false;
  await store.write((tx) => {
    for (const row of made)
      if (!depositAddress.get(tx, { address: row.address })) insertInto(tx, "deposit_address", row);
  });
  return true;
}
