import { currencies, type Currency } from "#shared/rules/money.ts";
import { sql } from "kysely";
import { builder, rows, statement } from "./sql.ts";
import type { Db } from "./store.ts";

/** Written into the SQL, not bound, so that the partial indexes on listed entries can serve. */
const nothing = sql.lit(0);

const transactionCounters = statement((db) =>
  db.selectFrom("counter").selectAll().where("name", "like", "transactions:%"),
);

/** One page of what moved the balance, newest first; holds are not transactions. */
export function pageOfTransactions(
  db: Db,
  filter: { limit: number; offset: number; currency?: Currency | undefined },
) {
  let query = builder
    .selectFrom("journal")
    .leftJoin("exchange_rate", "exchange_rate.id", "journal.rate_id")
    .selectAll("journal")
    .select(["exchange_rate.sources as rate_sources", "exchange_rate.as_of as rate_as_of"])
    .where("journal.amount", "<>", nothing)
    .orderBy("journal.seq", "desc")
    .limit(filter.limit)
    .offset(filter.offset);
  if (filter.currency) query = query.where("journal.currency", "=", filter.currency);
  const counted = new Map(transactionCounters.all(db, {}).map(({ name, value }) => [name, value]));
  const wanted: readonly Currency[] = filter.currency ? [filter.currency] : currencies;
  const total = wanted.reduce((sum, name) => sum + (counted.get(`transactions:${name}`) ?? 0), 0);
  return { total, transactions: rows(db, query) };
}
export type TransactionRow = ReturnType<typeof pageOfTransactions>["transactions"][number];

/** The debits and refunds of an order, oldest first. */
export const transactionsOfOrder = statement((db, v: { orderId: string }) =>
  db
    .selectFrom("journal")
    .innerJoin("order_item", "order_item.id", "journal.order_item_id")
    .leftJoin("exchange_rate", "exchange_rate.id", "journal.rate_id")
    .select([
      "exchange_rate.sources as rate_sources",
      "exchange_rate.as_of as rate_as_of",
      "journal.id",
      "journal.type",
      "journal.currency",
      "journal.amount",
      "journal.usd_cents",
      "journal.price_micros",
      "journal.created_at",
      "journal.order_item_id",
    ])
    .where("order_item.order_id", "=", v.orderId)
    .where("journal.amount", "<>", nothing)
    .orderBy("journal.seq"),
);
