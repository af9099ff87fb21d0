import { showDepositAddress, startDepositKey } from "#electron/store/deposit-keys.ts";
import type { DepositAddressRow } from "#electron/store/rows.ts";
import type { Tx } from "#electron/store/store.ts";
import type { ChainNetwork } from "#shared/rules/deposits.ts";
import type { Currency } from "#shared/rules/money.ts";
import { accountsOf, nextClean, unusedInRow } from "./plan.ts";

/** Gives out the next address of the present key that nobody was told of and nothing was sent to; null while there is none. */
export function showNext(
  tx: Tx,
  currency: Currency,
  network: ChainNetwork,
  now: number,
  note: string,
): DepositAddressRow | null {
  const account = presentAccount(tx, currency, network);
  const next = account && nextClean(account.addresses);
  if (!next) return null;
  showDepositAddress.run(tx, { address: next.address, now, note });
  return { ...next, shown_at: now, note };
}

/**
 * After a look: notes where a key began to be watched, and shows an address when none waits, so that there is always one to send to.
 * Whether anything changed.
 */
export function finishLook(
  tx: Tx,
  currency: Currency,
  network: ChainNetwork,
  now: number,
  height: number,
): boolean {
  let changed = false;
  for (const { key } of accountsOf(tx, currency, network))
    if (key.start_height === null) {
      startDepositKey.run(tx, { id: key.id, height });
      changed = true;
    }
  const account = presentAccount(tx, currency, network);
  if (account && unusedInRow(account.addresses) === 0)
    changed = showNext(tx, currency, network, now, "") !== null || changed;
  return changed;
}

function presentAccount(tx: Tx, currency: Currency, network: ChainNetwork) {
  return accountsOf(tx, currency, network).find(({ key }) => key.retired_at === null);
}
