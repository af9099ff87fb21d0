import { sql, type Updateable } from "kysely";
import type { rowFilters } from "#shared/contract/desk/batch-row.ts";
import { builder, rows, statement } from "../sql.ts";
import type { Db, Tx } from "../store.ts";
import type { BatchRowTable } from "../tables/batch.ts";

export const seenRow = statement((db, v: { id: string }) =>
  db.selectFrom("batch_row_seen").selectAll().where("id", "=", v.id),
);
export const rowOfOrder = statement((db, v: { orderId: string }) =>
  db.selectFrom("batch_row").select(["id", "batch_id"]).where("order_id", "=", v.orderId),
);
export const lastPosition = statement((db, v: { batchId: string }) =>
  db
    .selectFrom("batch_row")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("batch_id", "=", v.batchId),
);
export const seenRows = statement((db, v: { batchId: string; after: number; limit: number }) =>
  db
    .selectFrom("batch_row_seen")
    .selectAll()
    .where("batch_id", "=", v.batchId)
    .where("position", ">", v.after)
    .orderBy("position")
    .limit(v.limit),
);

/** Rows for which the station suggests something: another address, or a value that one key puts in. */
export const suggestingRows = statement((db, v: { batchId: string }) =>
  db
    .selectFrom("batch_row_seen")
    .selectAll()
    .where("batch_id", "=", v.batchId)
    .where((eb) =>
      eb.or([
        eb("suggestion", "is not", null),
        eb("problems", "like", '%"fix":{%'),
        eb("import_problems", "like", '%"fix":{%'),
      ]),
    )
    .orderBy("position"),
);

/** The values of a JSON list, as a list that SQL can look into. */
export function listed(ids: readonly string[]) {
  return sql<string>`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Rows of a batch by their ids, in grid order; ids of other batches are not among them. */
export function seenRowsById(db: Db, batchId: string, ids: readonly string[]) {
  return rows(
    db,
    builder
      .selectFrom("batch_row_seen")
      .selectAll()
      .where("batch_id", "=", batchId)
      .where("id", "in", listed(ids))
      .orderBy("position"),
  );
}

/** Changes some columns of a row. */
export function changeRow(tx: Tx, id: string, changes: Updateable<BatchRowTable>): void {
  rows(tx, builder.updateTable("batch_row").set(changes).where("id", "=", id).returning("id"));
}

/** Has the rows of a batch that may still be bought checked again: 2 verifies and rates, 1 chooses among the rates that are there. */
export function makeStale(
  tx: Tx,
  batchId: string,
  stale: 1 | 2,
  ids: readonly string[] | null = null,
): number {
  let query = builder
    .updateTable("batch_row")
    .set({ stale: sql`max(stale, ${sql.lit(stale)})`, revision: sql`revision + 1` })
    .where("batch_id", "=", batchId)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("batch_row_seen")
        .select("id")
        .where("batch_id", "=", batchId)
        .where("status", "in", ["checking", "ready", "blocked", "excluded", "failed"]),
    )
    .returning("id");
  if (ids) query = query.where("id", "in", listed(ids));
  return rows(tx, query).length;
}

/** Has every row checked again that may still be bought; what is in a queue keeps what was agreed to. */
export const staleOpenRows = statement((db) =>
  db
    .updateTable("batch_row")
    .set({ stale: 2, revision: sql`revision + 1` })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("batch_row_seen as seen")
        .select("seen.id")
        .where("seen.status", "in", ["checking", "ready", "blocked", "excluded", "failed"]),
    ),
);

export interface RowFilter {
  batchId: string;
  filter: (typeof rowFilters)[number];
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** One page of a batch's rows in grid order, and how many there are of that kind. */
export function pageOfRows(db: Db, { batchId, filter, search, limit, offset }: RowFilter) {
  let query = builder.selectFrom("batch_row_seen").where("batch_id", "=", batchId);
  if (filter === "ready" || filter === "bought" || filter === "failed" || filter === "excluded")
    query = query.where("status", "=", filter);
  if (filter === "problems") query = query.where("status", "=", "blocked");
  if (filter === "warnings")
    query = query
      .where("warned", "=", 1)
      .where("status", "in", ["checking", "ready", "blocked", "failed"]);
  if (filter === "unprinted")
    query = query.where("status", "=", "bought").where("printed_copies", "=", 0);
  const word = search?.trim().toLowerCase();
  if (word) query = query.where(sql<number>`instr(search, ${word})`, ">", 0);
  const total =
    rows(
      db,
      query.select((eb) => eb.fn.countAll<number>().as("count")),
    )[0]?.count ?? 0;
  const page = rows(db, query.selectAll().orderBy("position").limit(limit).offset(offset));
  return { total, page };
}

/** The order items of a batch's rows in grid order, as far as there are any. */
export const itemsOfRows = statement((db, v: { batchId: string }) =>
  db
    .selectFrom("batch_row_seen")
    .select("item_id")
    .where("batch_id", "=", v.batchId)
    .where("item_id", "is not", null)
    .orderBy("position"),
);
export const draftOfOrder = statement((db, v: { orderId: string }) =>
  db.selectFrom("batch_row").select("draft").where("order_id", "=", v.orderId),
);
