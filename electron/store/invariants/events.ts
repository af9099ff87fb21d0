import type { Rule } from "./rule.ts";

/** Of what is told to webhooks. */
export const eventRules: readonly Rule[] = [
  {
    of: ["I15"],
    name: "every label and every final failure was told once",
    quick: false,
    sql: () =>
      `SELECT i.id AS what FROM order_item i LEFT JOIN event e ON e.order_item_id = i.id GROUP BY i.id
       HAVING SUM(COALESCE(e.kind = 'label.created', 0)) <> (i.status IN ('success','voided'))
           OR (i.status = 'failed' AND SUM(COALESCE(e.kind = 'label.failed', 0)) = 0)`,
  },
];
