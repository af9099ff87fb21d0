import type { Rule } from "./rule.ts";

/** 1e12 is 10,000 millionths of a dollar in a cent, times 1e8 units in a coin. Products beyond 64 bits become real numbers. */
const exactCents = 9_000_000;
/** The same for 1.1e12: with the buffer of ten percent. */
const exactSum = 8_000_000;

/** Of tries to buy, and the money that they hold and spend. */
export const attemptRules: readonly Rule[] = [
  {
    of: ["I7"],
    name: "items under way have exactly one open attempt, all others none",
    quick: true,
    sql: ({ item }) =>
      `SELECT i.id AS what FROM order_item i
       WHERE ${item("i.id")} AND (i.status = 'processing') <>
         (SELECT COUNT(*) FROM attempt a WHERE a.order_item_id = i.id AND a.state = 'open')`,
  },
  {
    of: ["I7", "I8"],
    name: "open attempts hold their money, settled ones hold nothing",
    quick: true,
    sql: ({ item }) =>
      `SELECT a.id AS what FROM attempt a LEFT JOIN journal j ON j.attempt_id = a.id WHERE ${item("a.order_item_id")}
       GROUP BY a.id
       HAVING SUM(j.type = 'hold') IS NOT 1
           OR SUM(j.type IN ('release','label_purchase')) <> (a.state <> 'open')
           OR SUM(j.type = 'label_purchase') <> (a.state = 'sold')`,
  },
  {
    of: ["I8"],
    name: "an attempt's entries move what the attempt costs",
    quick: true,
    sql: ({ item }) =>
      `SELECT a.id AS what FROM attempt a JOIN journal j ON j.attempt_id = a.id
       JOIN posting p ON p.journal_seq = j.seq AND p.units > 0
       WHERE ${item("a.order_item_id")} AND
         ((j.type <> 'adjustment' AND p.units <> a.units) OR j.currency <> a.currency)`,
  },
  {
    of: ["I8"],
    name: "what adjustments of a label moved is what its charge says was booked",
    quick: true,
    sql: ({ item }) =>
      `SELECT a.id AS what FROM attempt a LEFT JOIN charge c ON c.attempt_id = a.id
       WHERE ${item("a.order_item_id")} AND COALESCE(c.booked_units, 0) <>
         (SELECT COALESCE(-SUM(j.amount), 0) FROM journal j WHERE j.attempt_id = a.id AND j.type = 'adjustment')`,
  },
  {
    of: ["I8"],
    name: "labels alone are charged for, and void ones owe nothing",
    quick: false,
    sql: () =>
      `SELECT c.attempt_id AS what FROM charge c LEFT JOIN label l ON l.attempt_id = c.attempt_id
       WHERE l.attempt_id IS NULL OR (l.voided_at IS NOT NULL AND c.due_units <> 0)`,
  },
  {
    of: ["I7", "I8"],
    name: "what is held is what the open attempts hold",
    quick: true,
    sql: () =>
      `SELECT b.currency AS what FROM balance b WHERE b.kind = 'held' AND b.units <>
         (SELECT COALESCE(SUM(a.units), 0) FROM attempt a WHERE a.state = 'open' AND a.currency = b.currency)`,
  },
  {
    of: ["I9"],
    name: "every purchase found its cost and ten percent more in the wallet",
    quick: false,
    sql: () =>
      `WITH wallet AS (
         SELECT j.seq, j.type, j.order_id, j.created_at, j.currency, j.usd_cents, j.price_micros,
           SUM(p.units) OVER (PARTITION BY j.currency ORDER BY j.seq) - p.units AS before
         FROM journal j JOIN posting p ON p.journal_seq = j.seq AND p.account = j.currency || ':wallet'),
       -- The items of one purchase are held one after the other.
       held AS (
         SELECT *, seq - ROW_NUMBER() OVER (PARTITION BY order_id, created_at, currency ORDER BY seq) AS purchase
         FROM wallet WHERE type = 'hold')
       SELECT order_id AS what FROM held GROUP BY order_id, created_at, currency, purchase
       HAVING CASE WHEN SUM(usd_cents) <= ${exactSum}
         THEN MAX(before) < (SUM(usd_cents) * 1100000000000 + MIN(price_micros) - 1) / MIN(price_micros)
         ELSE MAX(before) < SUM(usd_cents) * 1.1e12 / MIN(price_micros) - 1 END`,
  },
  {
    of: ["I9", "I11"],
    name: "every attempt costs its cents at its rate, rounded up to a unit",
    quick: true,
    sql: ({ item }) =>
      `SELECT a.id AS what FROM attempt a WHERE ${item("a.order_item_id")} AND
         CASE WHEN a.cents <= ${exactCents}
           THEN a.units <> (a.cents * 1000000000000 + a.price_micros - 1) / a.price_micros
           ELSE abs(a.units - a.cents * 1.0e12 / a.price_micros) > 1 + a.units * 1.0e-12 END`,
  },
  {
    of: ["I11"],
    name: "every entry of an attempt names the attempt's cents and rate",
    quick: true,
    sql: ({ item }) =>
      `SELECT j.seq AS what FROM attempt a JOIN journal j ON j.attempt_id = a.id
       WHERE ${item("a.order_item_id")} AND ((j.type <> 'adjustment' AND j.usd_cents IS NOT a.cents) OR j.price_micros IS NOT a.price_micros
         OR j.order_item_id IS NOT a.order_item_id)`,
  },
  {
    of: ["I13", "I14"],
    name: "no item was bought twice",
    quick: true,
    sql: ({ item }) =>
      `SELECT a.order_item_id AS what FROM attempt a WHERE a.state IN ('open','sold') AND ${item("a.order_item_id")}
       GROUP BY a.order_item_id HAVING COUNT(*) > 1`,
  },
];
