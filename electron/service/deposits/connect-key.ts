import { chainOf } from "#electron/deposits/keys/chains.ts";
import type { ExtendedKey } from "#electron/deposits/keys/extended-key.ts";
import { depositKeysOf, retireDepositKey, reviveDepositKey } from "#electron/store/deposit-keys.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Currency } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { networkAsked, refuseInSandbox } from "./chain-asked.ts";
import { pathOf, purseOf } from "./purse.ts";

/** Enough to see that it is the same wallet. */
const shownAddresses = 3;

/** The key in a person's text, or the refusal. What was pasted is never repeated, stored or logged. */
async function keyIn(currency: Currency, pasted: string): Promise<ExtendedKey> {
  // The arithmetic of keys is read when somebody has one.
  const { privateKeyRefusal, readExtendedKey } =
    await import("#electron/deposits/keys/extended-key.ts");
  const key = readExtendedKey(currency, pasted);
  if (typeof key === "string")
    throw invalidField("key", key, null, key === privateKeyRefusal ? "PRIVATE_KEY" : "INVALID");
  return key;
}

/** What a key would give, so that a person can compare it with the wallet program before anything is sent. */
export async function previewDepositKey(
  ctx: Pick<Context, "mode" | "clock">,
  { currency, network, key: pasted }: Parsed<Desk["previewDepositKey"]>,
): Promise<Answer<Desk["previewDepositKey"]>> {
  refuseInSandbox(ctx, currency);
  const chain = chainOf(currency, networkAsked(currency, network));
  const { xpub, kind, fingerprint, account } = await keyIn(currency, pasted);
  const row = {
    id: "",
    currency,
    network: chain.network,
    xpub,
    kind,
    fingerprint,
    account,
    created_at: ctx.clock.now(),
    start_height: null,
    retired_at: null,
    seal: null,
  };
  const { deriveAddresses } = await import("#electron/deposits/keys/derive-addresses.ts");
  const addresses = deriveAddresses(xpub, chain, 0, shownAddresses).map((address, position) => ({
    path: pathOf(row, position),
    address,
  }));
  return { kind, fingerprint, account, addresses };
}

/** From now on addresses follow from this key. A key that was used before goes on where it stopped. */
export async function connectDepositKey(
  ctx: Context,
  { currency, network, key: pasted }: Parsed<Desk["connectDepositKey"]>,
): Promise<Answer<Desk["connectDepositKey"]>> {
  refuseInSandbox(ctx, currency);
  const chain = networkAsked(currency, network);
  const { xpub, kind, fingerprint, account } = await keyIn(currency, pasted);
  const now = ctx.clock.now();
  const id = ctx.newId("dkey");
  await ctx.store.write((tx) => {
    const same = depositKeysOf.all(tx, { xpub });
    const other = same.find((row) => row.currency !== currency);
    if (other)
      throw invalidField(
        "key",
        `is the one of ${other.currency} already. Every coin has an account of its own; export ${currency}'s`,
      );
    const known = same.find((row) => row.network === chain);
    if (known?.retired_at === null) return;
    retireDepositKey.run(tx, { currency, now });
    if (known) reviveDepositKey.run(tx, { id: known.id });
    else
      insertInto(tx, "deposit_key", {
        id,
        currency,
        network: chain,
        xpub,
        kind,
        fingerprint,
        account,
        created_at: now,
      });
  });
  await ctx.deposits.reopen(currency);
  return purseOf(ctx, currency);
}

/** Shows no new addresses; those that were shown are watched on, since somebody may still send to them. */
export async function disconnectDepositKey(
  ctx: Context,
  { currency }: Parsed<Desk["disconnectDepositKey"]>,
): Promise<Answer<Desk["disconnectDepositKey"]>> {
  const now = ctx.clock.now();
  await ctx.store.write((tx) => retireDepositKey.run(tx, { currency, now }));
  await ctx.deposits.reopen(currency);
  return purseOf(ctx, currency);
}
