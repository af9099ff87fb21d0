import { depositAddresses, depositKeys } from "#electron/store/deposit-keys.ts";
import { openDeposits } from "#electron/store/deposits.ts";
import type { DepositAddressRow, DepositKeyRow, DepositRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import { gapLimit } from "#shared/rules/deposits.ts";
import type { ChainNetwork } from "#shared/rules/deposits.ts";
import type { Currency } from "#shared/rules/money.ts";

/** A key with its addresses, in their order. */
export interface Account {
  key: DepositKeyRow;
  addresses: DepositAddressRow[];
}

/** The last address that somebody may have been told of; -1 when none. */
export function lastBusy(addresses: readonly DepositAddressRow[]): number {
  return addresses.findLastIndex(({ shown_at, used_at }) => shown_at !== null || used_at !== null);
}

/** How many addresses an account should have: twenty beyond the last that is in use. A retired one gets no new ones. */
export function wantedAddresses({ key, addresses }: Account): number {
  return key.retired_at === null ? lastBusy(addresses) + 1 + gapLimit : addresses.length;
}

/** Shown addresses in a row, at the end, that nothing was ever sent to. */
export function unusedInRow(addresses: readonly DepositAddressRow[]): number {
  const lastUsed = addresses.findLastIndex(({ used_at }) => used_at !== null);
  return addresses.slice(lastUsed + 1).filter(({ shown_at }) => shown_at !== null).length;
}

/** The next address that nobody was told of; undefined while none is left. */
export function nextClean(addresses: readonly DepositAddressRow[]): DepositAddressRow | undefined {
  return addresses[lastBusy(addresses) + 1];
}

/** The accounts of a currency on the network that is watched now. */
export function accountsOf(db: Db, currency: Currency, network: ChainNetwork): Account[] {
  return depositKeys
    .all(db, { currency })
    .filter((key) => key.network === network)
    .map((key) => ({ key, addresses: depositAddresses.all(db, { keyId: key.id }) }));
}

export function openOn(db: Db, currency: Currency, network: ChainNetwork): DepositRow[] {
  return openDeposits.all(db, { currency }).filter((row) => row.network === network);
}

/** Older addresses looked at beside the present ones in one round of a shared server. */
const oldOnesAtOnce = 5;
/** An address that was paid to may soon be paid to again, whatever its owner was told. */
const freshlyUsedMs = 30 * 86_400_000;

/**
 * Which addresses a round looks at: those where something is under way or expected, and in turn some of all others, those first that
 * were not looked at for the longest.
 */
export function addressesToLookAt(
  accounts: readonly Account[],
  open: readonly Pick<DepositRow, "address">[],
  seen: ReadonlyMap<string, number>,
  now: number,
): string[] {
  const all = accounts.flatMap(({ addresses }) => addresses);
  const unseen = all.filter(({ address }) => !seen.has(address));
  const hot = new Set([
    ...unseen.map(({ address }) => address),
    ...open.map(({ address }) => address),
    ...all
      .filter(({ shown_at, used_at }) =>
        used_at === null ? shown_at !== null : now - used_at < freshlyUsedMs,
      )
      .map(({ address }) => address),
    ...accounts.flatMap(({ addresses }) => nextClean(addresses)?.address ?? []),
  ]);
  const others = all
    .map(({ address }) => address)
    .filter((address) => !hot.has(address))
    .sort((a, b) => (seen.get(a) ?? 0) - (seen.get(b) ?? 0));
  return [...hot, ...others.slice(0, oldOnesAtOnce)];
}
