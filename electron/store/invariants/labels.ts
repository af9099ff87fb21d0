import type { Rule } from "./rule.ts";

/** Of labels, and what was paid for them. */
export const labelRules: readonly Rule[] = [
  {
    of: ["I6"],
    name: "every label was paid for once, at its price",
    quick: true,
    sql: ({ item }) =>
      `SELECT l.order_item_id AS what FROM label l LEFT JOIN attempt a ON a.id = l.attempt_id
       LEFT JOIN journal j ON j.id = l.transaction_id
       WHERE ${item("l.order_item_id")} AND (j.type IS NOT 'label_purchase' OR j.amount IS NOT -a.units
         OR j.attempt_id IS NOT a.id OR a.state IS NOT 'sold' OR a.order_item_id IS NOT l.order_item_id)`,
  },
  {
    of: ["I6"],
    name: "every debit bought a label",
    quick: true,
    sql: ({ entry }) =>
      `SELECT j.id AS what FROM journal j LEFT JOIN label l ON l.transaction_id = j.id
       WHERE ${entry("j.seq")} AND j.type = 'label_purchase' AND l.order_item_id IS NULL`,
  },
  {
    of: ["I6", "I14"],
    name: "success and void items have a label, all others have none",
    quick: true,
    sql: ({ item }) =>
      `SELECT i.id AS what FROM order_item i LEFT JOIN label l ON l.order_item_id = i.id
       WHERE ${item("i.id")} AND (i.status IN ('success','voided')) <> (l.order_item_id IS NOT NULL)`,
  },
  {
    of: ["I7"],
    name: "an item without a valid label has cost nothing",
    quick: true,
    sql: ({ item }) =>
      `SELECT i.id AS what FROM order_item i JOIN journal j ON j.order_item_id = i.id
       WHERE ${item("i.id")} AND i.status <> 'success' GROUP BY i.id HAVING SUM(j.amount) <> 0`,
  },
  {
    of: ["I6", "I8"],
    name: "a void label was refunded once, all others were not",
    quick: true,
    sql: ({ item }) =>
      `SELECT l.order_item_id AS what FROM label l WHERE ${item("l.order_item_id")} AND (l.voided_at IS NOT NULL) <>
         ((SELECT COUNT(*) FROM journal j WHERE j.attempt_id = l.attempt_id AND j.type = 'label_refund'
             AND j.amount = (SELECT units FROM attempt WHERE id = l.attempt_id)) = 1)`,
  },
  {
    of: "housekeeping",
    name: "every label is followed as a parcel",
    quick: true,
    sql: ({ item }) =>
      `SELECT l.order_item_id AS what FROM label l LEFT JOIN parcel p ON p.order_item_id = l.order_item_id
       WHERE ${item("l.order_item_id")} AND
         (p.tracking_code IS NOT l.tracking_code OR (l.voided_at IS NOT NULL) > (p.status = 'cancelled'))`,
  },
];
