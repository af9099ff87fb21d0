import { changeDeposit, depositById, openDeposits } from "#electron/store/deposits.ts";
import { recordRate, type UsedRate } from "#electron/store/exchange-rates.ts";
import { depositRoom, post, walletOf } from "#electron/store/ledger.ts";
import type { DepositRow } from "#electron/store/rows.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";
import type { DepositProblem } from "#electron/store/tables/deposit.ts";
import { centsFromUnits } from "#shared/rules/convert.ts";
import type { Currency } from "#shared/rules/money.ts";
import type { Place } from "./judge.ts";

/** What a booking needs beside the transaction. */
export interface Bookkeeping {
  newId(prefix: string): string;
  now: number;
  rate: UsedRate | null;
}

const words = {
  credit: "Deposit",
  taken: "Taken back: the chain was reorganised and no longer has deposit",
  returned: "Confirmed again: deposit",
} as const;

function enter(
  tx: Tx,
  row: DepositRow,
  kind: keyof typeof words,
  units: number,
  keeping: Bookkeeping,
): void {
  const { now, rate } = keeping;
  const { id } = post(tx, {
    id: keeping.newId("txn"),
    type: kind === "taken" ? "withdrawal" : "deposit",
    currency: row.currency,
    units,
    description: `${words[kind]} ${row.txid}:${row.vout}`,
    createdAt: now,
    usdCents: rate && centsFromUnits(units, rate.priceMicros),
    priceMicros: rate?.priceMicros ?? null,
    rateId: rate && recordRate(tx, row.currency, rate),
  });
  insertInto(tx, "deposit_entry", { transaction_id: id, deposit_seq: row.seq, kind });
}

function change(
  tx: Tx,
  row: DepositRow,
  now: number,
  to: Partial<{
    state: DepositRow["state"];
    place: Place;
    problem: DepositProblem | null;
    taken: number;
  }>,
): boolean {
  const place = to.place ?? { height: row.height, blockHash: row.block_hash };
  const changed = changeDeposit.run(tx, {
    id: row.id,
    from: row.state,
    state: to.state ?? row.state,
    ...place,
    problem: to.problem === undefined ? row.problem : to.problem,
    taken: to.taken ?? row.taken_units,
    now,
  });
  return changed.changes === 1;
}

/** The deposit as it is now, when it still is in the state that a look found it in. */
function rowIn(tx: Tx, id: string, state: DepositRow["state"]): DepositRow | null {
  const row = depositById.get(tx, { id });
  return row?.state === state ? row : null;
}

export function move(tx: Tx, id: string, state: DepositRow["state"], place: Place, now: number) {
  const row = rowIn(tx, id, state);
  return row !== null && change(tx, row, now, { place });
}

export function setState(
  tx: Tx,
  id: string,
  from: DepositRow["state"],
  to: { state: DepositRow["state"]; place?: Place },
  now: number,
): boolean {
  const row = rowIn(tx, id, from);
  return row !== null && change(tx, row, now, { ...to, problem: null });
}

/** Says why a ripe deposit is not credited. */
export function setProblem(tx: Tx, id: string, problem: DepositProblem, now: number): boolean {
  const row = rowIn(tx, id, "pending");
  return row !== null && row.problem !== problem && change(tx, row, now, { problem });
}

/** The one place where a deposit becomes money. Null when it did not: it was credited before, or the wallet is at its limit. */
export function credit(tx: Tx, id: string, keeping: Bookkeeping): DepositRow | null {
  const row = rowIn(tx, id, "pending");
  if (!row) return null;
  if (row.units > depositRoom(tx, row.currency)) {
    change(tx, row, keeping.now, { problem: "limit" });
    return null;
  }
  if (!change(tx, row, keeping.now, { state: "credited", problem: null })) return null;
  enter(tx, row, "credit", row.units, keeping);
  return row;
}

/**
 * Takes a credited deposit whose block was replaced out of the wallet again, as far as its money is there. What was spent of it stays
 * owed (`takeOwed`). The wallet is never overdrawn.
 */
export function dispute(tx: Tx, id: string, keeping: Bookkeeping): DepositRow | null {
  const row = rowIn(tx, id, "credited");
  if (!row) return null;
  const place = { height: null, blockHash: null };
  change(tx, row, keeping.now, { state: "disputed", place });
  takeOwed(tx, row.currency, keeping);
  return depositById.get(tx, { id }) ?? null;
}

/** Takes what is still owed of disputed deposits out of what can be spent; whether something was there to take. */
export function takeOwed(tx: Tx, currency: Currency, keeping: Bookkeeping): boolean {
  let took = false;
  for (const row of openDeposits.all(tx, { currency })) {
    if (row.state !== "disputed") continue;
    const units = Math.min(row.units - row.taken_units, walletOf(tx, currency).available);
    if (units <= 0) continue;
    change(tx, row, keeping.now, { taken: row.taken_units + units });
    enter(tx, row, "taken", units, keeping);
    took = true;
  }
  return took;
}

/** Puts back what was taken, once the deposit is confirmed again. */
export function restore(tx: Tx, id: string, keeping: Bookkeeping): DepositRow | null {
  const row = rowIn(tx, id, "disputed");
  if (!row || row.taken_units > depositRoom(tx, row.currency)) return null;
  change(tx, row, keeping.now, { state: "credited", taken: 0 });
  if (row.taken_units > 0) enter(tx, row, "returned", row.taken_units, keeping);
  return row;
}
