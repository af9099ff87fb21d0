import { chainOf } from "#electron/deposits/keys/chains.ts";
import { networkOf } from "#electron/deposits/lookout.ts";
import { depositRules, type KeptWatcher, watcherSettings } from "#electron/deposits/settings.ts";
import { assertWhole } from "#electron/store/assert-whole.ts";
import { currentDepositKey, depositAddresses } from "#electron/store/deposit-keys.ts";
import { openDeposits } from "#electron/store/deposits.ts";
import type { DepositAddressRow, DepositKeyRow } from "#electron/store/rows.ts";
import type { DepositAddress, Purse, WatcherTold } from "#shared/contract/desk/purse.ts";
import { centsFromUnits } from "#shared/rules/convert.ts";
import { type Currency, formatCents, formatUnits } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { soundRate } from "../wallet/sound-rate.ts";
import { tellDeposit } from "./tell-deposit.ts";

/** How the settings are told: without the password, not even sealed. */
function watcherTold(watcher: KeptWatcher): WatcherTold {
  if (watcher.kind !== "node" || watcher.auth.kind === "cookie") return watcher;
  const { user } = watcher.auth;
  return { kind: "node", url: watcher.url, auth: { kind: "password", user } };
}

/** Where an address lies in the tree of its seed (BIP84): coin 0' is Bitcoin, 2' Litecoin, 1' every test network. */
export function pathOf({ currency, account }: DepositKeyRow, position: number): string {
  const coin = { BTC: 0, LTC: 2, LTCT: 1 }[currency];
  return `m/84'/${coin}'/${account}'/0/${position}`;
}

export function addressTold(key: DepositKeyRow, row: DepositAddressRow): DepositAddress {
  const { scheme } = chainOf(key.currency, key.network);
  return {
    address: row.address,
    uri: `${scheme}:${row.address}`,
    path: pathOf(key, row.position),
    note: row.note,
    shownAt: instant(row.shown_at ?? row.created_at),
  };
}

/** Everything about how one currency comes in. */
export async function purseOf(
  ctx: Pick<Context, "store" | "deposits" | "exchange">,
  currency: Currency,
): Promise<Purse> {
  const rate = await soundRate(ctx, currency).catch(() => null);
  const watch = ctx.deposits.state(currency);
  return ctx.store.read((db) => {
    const key = currentDepositKey.get(db, { currency }) ?? null;
    if (key) assertWhole(ctx.store, "deposit_key", key);
    const rules = depositRules(db, currency);
    const open = openDeposits
      .all(db, { currency })
      .filter(({ state }) => state !== "credited")
      .toReversed();
    const pending = open
      .filter(({ state, units }) => state === "pending" && units >= rules.minimumUnits)
      .reduce((sum, { units }) => sum + units, 0);
    const addresses = key ? depositAddresses.all(db, { keyId: key.id }) : [];
    return {
      currency,
      network: networkOf(db, currency),
      key: key && {
        kind: key.kind,
        fingerprint: key.fingerprint,
        account: key.account,
        connectedAt: instant(key.created_at),
      },
      watcher: watcherTold(watcherSettings(db, currency)),
      watch: {
        ...watch,
        lookedAt: watch.lookedAt === null ? null : instant(watch.lookedAt),
        nextAt: watch.nextAt === null ? null : instant(watch.nextAt),
      },
      rules: {
        confirmations: rules.confirmations,
        minimum: formatUnits(rules.minimumUnits),
      },
      addresses: key
        ? addresses
            .filter(({ shown_at, used_at }) => shown_at !== null && used_at === null)
            .toReversed()
            .map((row) => {
              // Money that is sent to a damaged address is lost.
              assertWhole(ctx.store, "deposit_address", row);
              return addressTold(key, row);
            })
        : [],
      pending: formatUnits(pending),
      pendingUsd: rate ? formatCents(centsFromUnits(pending, rate.priceMicros)) : null,
      arriving: open.map((row) =>
        tellDeposit(
          { ...row, transaction_id: null, usd_cents: null, credited_at: null },
          rules,
          watch.height,
        ),
      ),
    };
  });
}
