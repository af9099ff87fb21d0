import { addressIn, nameAddress } from "#electron/deposits/keys/name-address.ts";
import { unusedInRow } from "#electron/deposits/rounds/plan.ts";
import { assertWhole } from "#electron/store/assert-whole.ts";
import { showNext } from "#electron/deposits/rounds/show-address.ts";
import {
  currentDepositKey,
  depositAddress,
  depositAddresses,
  depositKeys,
} from "#electron/store/deposit-keys.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField, StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { gapLimit } from "#shared/rules/deposits.ts";
import type { Context } from "../context.ts";
import { addressTold, pathOf } from "./purse.ts";

/**
 * Another address, for another purpose. The chain is looked at first: an address that was ever paid to is never shown, whoever gave
 * it out.
 */
export async function freshDepositAddress(
  ctx: Context,
  { currency, note }: Parsed<Desk["freshDepositAddress"]>,
): Promise<Answer<Desk["freshDepositAddress"]>> {
  const key = ctx.store.read((db) => currentDepositKey.get(db, { currency }));
  if (!key)
    throw new StationError(
      "DEPOSIT_KEY_MISSING",
      `Connect an extended public key for ${currency} first.`,
    );
  await ctx.deposits.look(currency);
  const { state, trouble } = ctx.deposits.state(currency);
  if (state !== "well")
    throw new StationError(
      "CHAIN_UNAVAILABLE",
      `A new address is shown once it is known that nobody paid to it before. ${trouble ?? "Set up a watcher first."}`,
    );
  const shown = await ctx.store.write((tx) => {
    if (unusedInRow(depositAddresses.all(tx, { keyId: key.id })) >= gapLimit)
      throw new StationError(
        "ADDRESS_GAP_FULL",
        `${gapLimit} addresses in a row wait unused; wallet programs would not look further. Use one of them first.`,
      );
    return showNext(tx, currency, key.network, ctx.clock.now(), note);
  });
  if (!shown)
    throw new StationError(
      "CHAIN_UNAVAILABLE",
      "There is no clean address yet. Try again in a minute.",
    );
  assertWhole(ctx.store, "deposit_address", shown);
  ctx.announce({ kind: "wallet.changed" });
  return addressTold(key, shown);
}

/** Is an address one of ours? One of another coin is told for what it is, before somebody sends to it. */
export async function checkDepositAddress(
  ctx: Context,
  { currency, address: typed }: Parsed<Desk["checkDepositAddress"]>,
): Promise<Answer<Desk["checkDepositAddress"]>> {
  const named = nameAddress(typed);
  if (!named)
    throw invalidField(
      "address",
      "is no address: a letter is wrong or missing. Copy it again, whole",
    );
  if (named.currency !== currency)
    throw invalidField(
      "address",
      `is one of ${named.says}. What is sent there never comes to ${currency}`,
    );
  return ctx.store.read((db) => {
    const row = depositAddress.get(db, { address: addressIn(typed) });
    const key = row && depositKeys.all(db, { currency }).find(({ id }) => id === row.key_id);
    if (!row || !key) return { path: null, note: "", isUsed: false };
    return { path: pathOf(key, row.position), note: row.note, isUsed: row.used_at !== null };
  });
}
