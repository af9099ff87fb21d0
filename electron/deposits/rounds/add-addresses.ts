import { insertInto } from "#electron/store/sql.ts";
import type { Chain } from "../keys/chains.ts";
import type { DepositParts } from "../parts.ts";
import { type Account, wantedAddresses } from "./plan.ts";
import { depositAddress } from "#electron/store/deposit-keys.ts";

/** Derives the addresses that accounts lack; whether any were made. Derived outside the transaction: each takes a millisecond. */
export async function addAddresses(
  { store, clock }: Pick<DepositParts, "store" | "clock">,
  chain: Chain,
  accounts: readonly Account[],
): Promise<boolean> {
  if (accounts.length === 0) return false;
  // Read when there is a key: most stations never have one.
  const { deriveAddresses } = await import("../keys/derive-addresses.ts");
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
