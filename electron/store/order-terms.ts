import { afterPrefix } from "./after-prefix.ts";
import { builder, statement } from "./sql.ts";
import type { Db } from "./store.ts";

/** More orders than this are not gathered first: the list is walked in its own order instead, which ends after one page. */
const manyOrders = 1_000;

/** The orders that a word finds from its beginning. */
export function ordersFound(search: string) {
  const word = search.toLowerCase();
  return builder
    .selectFrom("order_term")
    .select("order_seq")
    .where("term", ">=", word)
    .where("term", "<", afterPrefix(word));
}

const oneMore = statement((db, v: { word: string; end: string }) =>
  db
    .selectFrom("order_term")
    .select("order_seq")
    .where("term", ">=", v.word)
    .where("term", "<", v.end)
    .limit(1)
    .offset(manyOrders),
);

/** True where a word finds very many orders. */
export function findsMany(db: Db, search: string): boolean {
  const word = search.toLowerCase();
  return oneMore.get(db, { word, end: afterPrefix(word) }) !== undefined;
}
