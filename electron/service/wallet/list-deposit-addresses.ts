import { readSetting } from "#electron/store/settings.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { walletRows } from "#shared/contract/desk/wallet.ts";
import type { Answer } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

/** The key that live mode keeps the wallet's addresses under. */
export const depositAddressesKey = "deposit-addresses";

const { addresses: Addresses } = walletRows.listDepositAddresses.output.shape;

/** Where coins are to be sent. Play money is sent from nowhere, so sandbox mode has none, whatever lies in its database. */
export async function listDepositAddresses(
  ctx: Pick<Context, "mode" | "store">,
): Promise<Answer<Desk["listDepositAddresses"]>> {
  const kept =
    ctx.mode === "live" ? ctx.store.read((db) => readSetting(db, depositAddressesKey)) : [];
  return { mode: ctx.mode, addresses: Addresses.parse(kept ?? []) };
}
