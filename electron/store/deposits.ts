import { sql } from "kysely";
import type { Currency } from "#shared/rules/money.ts";
import { builder, rows, statement } from "./sql.ts";
import type { Db } from "./store.ts";
import type { DepositProblem, DepositState } from "./tables/deposit.ts";

/** Written out, not bound, so that the partial index can serve. */
const isOpen = sql<boolean>`state IN ('pending','credited','disputed')`;

/** Deposits whose place in the chain still matters, oldest first. */
export const openDeposits = statement((db, v: { currency: Currency }) =>
  db
    .selectFrom("deposit")
    .selectAll()
    .where("currency", "=", v.currency)
    .where(isOpen)
    .orderBy("seq"),
);
export const depositOf = statement(
  (db, v: { currency: Currency; network: string; txid: string; vout: number }) =>
    db
      .selectFrom("deposit")
      .selectAll()
      .where("currency", "=", v.currency)
      .where("network", "=", v.network as "mainnet")
      .where("txid", "=", v.txid)
      .where("vout", "=", v.vout),
);
export const depositById = statement((db, v: { id: string }) =>
  db.selectFrom("deposit").selectAll().where("id", "=", v.id),
);

/** Puts a deposit from one state into another, or where it lies; changes nothing when it is not what it was thought to be. */
export const changeDeposit = statement(
  (
    db,
    v: {
      id: string;
      from: DepositState;
      state: DepositState;
      height: number | null;
      blockHash: string | null;
      problem: DepositProblem | null;
      taken: number;
      now: number;
    },
  ) =>
    db
      .updateTable("deposit")
      .set({
        state: v.state,
        height: v.height,
        block_hash: v.blockHash,
        problem: v.problem,
        taken_units: v.taken,
        changed_at: v.now,
      })
      .where("id", "=", v.id)
      .where("state", "=", v.from),
);

/** One page of what arrived, newest first, with the entry that credited it. */
export function pageOfDeposits(
  db: Db,
  filter: { currency?: Currency | undefined; limit: number; before: number | null },
) {
  let query = builder
    .selectFrom("deposit")
    .leftJoin("deposit_entry", (join) =>
      join
        .onRef("deposit_entry.deposit_seq", "=", "deposit.seq")
        .on(sql<boolean>`deposit_entry.kind = 'credit'`),
    )
    .leftJoin("journal", "journal.id", "deposit_entry.transaction_id")
    .selectAll("deposit")
    .select([
      "deposit_entry.transaction_id",
      "journal.usd_cents",
      "journal.created_at as credited_at",
    ])
    .orderBy("deposit.seq", "desc")
    .limit(filter.limit);
  if (filter.currency) query = query.where("deposit.currency", "=", filter.currency);
  if (filter.before !== null) query = query.where("deposit.seq", "<", filter.before);
  return rows(db, query);
}
export type ListedDeposit = ReturnType<typeof pageOfDeposits>[number];
