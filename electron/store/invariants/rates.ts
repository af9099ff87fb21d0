import { exchangeRates0016 } from "../migrations/0016-exchange-rates.ts";
import type { Rule } from "./rule.ts";

const since = exchangeRates0016.number;

/** Of the exchange rates that money was converted with. */
export const rateRules: readonly Rule[] = [
  {
    of: ["I11"],
    name: "every rate that an entry names is its currency's and its price",
    quick: true,
    since,
    sql: ({ entry }) =>
      `SELECT j.seq AS what FROM journal j LEFT JOIN exchange_rate x ON x.id = j.rate_id
       WHERE ${entry("j.seq")} AND j.rate_id IS NOT NULL
         AND (x.currency IS NOT j.currency OR x.price_micros IS NOT j.price_micros)`,
  },
  {
    of: ["I11"],
    name: "every entry of an attempt names the attempt's stored rate",
    quick: true,
    since,
    sql: ({ item }) =>
      `SELECT j.seq AS what FROM attempt a JOIN journal j ON j.attempt_id = a.id
       WHERE ${item("a.order_item_id")} AND j.rate_id IS NOT a.rate_id`,
  },
];
