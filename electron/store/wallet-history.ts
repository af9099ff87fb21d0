import { sql } from "kysely";
import type { TransactionType } from "#shared/contract/account.ts";
import type { Currency } from "#shared/rules/money.ts";
import { findsMany, ordersFound } from "./order-terms.ts";
import { builder, rows } from "./sql.ts";
import type { Db } from "./store.ts";

export interface HistoryFilter {
  type?: TransactionType | undefined;
  currency?: Currency | undefined;
  /** The first millisecond, and the first one after. */
  since: number | null;
  until: number | null;
  search: string;
  limit: number;
  after: { createdAt: number; seq: number } | null;
}

/** What belongs to the orders that a word finds. Of very many, the plus lets SQLite walk the history and look at each line. */
function matches(db: Db, search: string) {
  if (findsMany(db, search)) return sql<boolean>`+orders.seq IN (${ordersFound(search)})`;
  const items = builder
    .selectFrom("orders")
    .innerJoin("order_item", "order_item.order_id", "orders.id")
    .select("order_item.id")
    .where("orders.seq", "in", ordersFound(search));
  return sql<boolean>`journal.order_item_id IN (${items})`;
}

/** A page of what moved the balance, newest first, with its order and its label. Written for journal_listed_by_time. */
export function pageOfHistory(db: Db, filter: HistoryFilter) {
  const { type, currency, since, until, search, limit, after } = filter;
  let query = builder
    .selectFrom("journal")
    .leftJoin("orders", "orders.id", "journal.order_id")
    .leftJoin("order_item", "order_item.id", "journal.order_item_id")
    .leftJoin("label", "label.order_item_id", "journal.order_item_id")
    .leftJoin("exchange_rate", "exchange_rate.id", "journal.rate_id")
    .selectAll("journal")
    .select([
      "orders.external_reference",
      "order_item.carrier",
      "order_item.service",
      "label.tracking_code",
      "exchange_rate.sources as rate_sources",
      "exchange_rate.as_of as rate_as_of",
    ])
    // Written out, not bound, so that the partial index can serve.
    .where("journal.amount", "<>", sql.lit(0))
    .orderBy("journal.created_at", "desc")
    .orderBy("journal.seq", "desc")
    .limit(limit);
  if (type) query = query.where("journal.type", "=", type);
  if (currency) query = query.where("journal.currency", "=", currency);
  if (since !== null) query = query.where("journal.created_at", ">=", since);
  if (until !== null) query = query.where("journal.created_at", "<", until);
  if (search) query = query.where(matches(db, search));
  if (after)
    query = query.where(
      sql<boolean>`(journal.created_at, journal.seq) < (${after.createdAt}, ${after.seq})`,
    );
  return rows(db, query);
}
export type HistoryRow = ReturnType<typeof pageOfHistory>[number];
