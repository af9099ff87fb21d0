import type { Rule } from "./rule.ts";

/** Of orders, their items and the quotes that these come from. */
export const orderRules: readonly Rule[] = [
  {
    of: ["I12"],
    name: "every order's counters are its items'",
    quick: true,
    sql: ({ order }) =>
      `SELECT o.id AS what FROM orders o LEFT JOIN order_item i ON i.order_id = o.id WHERE ${order("o.seq")}
       GROUP BY o.seq
       HAVING o.item_count <> COUNT(i.id) OR o.success_count IS NOT SUM(i.status = 'success')
           OR o.processing_count IS NOT SUM(i.status = 'processing') OR o.failed_count IS NOT SUM(i.status = 'failed')
           OR o.voided_count IS NOT SUM(i.status = 'voided')`,
  },
  {
    of: ["I14"],
    name: "every order's payment status follows from its items",
    quick: true,
    sql: ({ order }) =>
      `SELECT o.id AS what FROM orders o WHERE ${order("o.seq")} AND o.payment_status <> 'cancelled'
         AND o.payment_status <> CASE
           WHEN processing_count > 0 THEN 'processing'
           WHEN voided_count > 0 THEN CASE WHEN success_count > 0 THEN 'partially_refunded' ELSE 'refunded' END
           WHEN success_count = item_count THEN 'paid'
           WHEN success_count > 0 THEN 'partially_paid'
           WHEN failed_count > 0 THEN 'failed' ELSE 'pending' END`,
  },
  {
    of: ["I17"],
    name: "no order was made of a quote that had expired",
    quick: true,
    sql: ({ order }) =>
      `SELECT i.id AS what FROM orders o CROSS JOIN order_item i ON i.order_id = o.id JOIN quote q ON q.id = i.rate_id
       WHERE ${order("o.seq")} AND o.created_at >= q.expires_at`,
  },
  {
    of: ["I17"],
    name: "no rate stands twice in an order",
    quick: true,
    sql: ({ orderId }) =>
      `SELECT i.order_id AS what FROM order_item i WHERE ${orderId("i.order_id")}
       GROUP BY i.order_id, i.rate_id HAVING COUNT(*) > 1`,
  },
  {
    of: ["I17", "I18"],
    name: "every item is what its quote says",
    quick: true,
    sql: ({ item }) =>
      `SELECT i.id AS what FROM order_item i LEFT JOIN quote q ON q.id = i.rate_id
       WHERE ${item("i.id")} AND (q.cents IS NOT i.cents OR q.carrier IS NOT i.carrier OR q.service IS NOT i.service
         OR q.shipment_id IS NOT i.shipment_id)`,
  },
  {
    of: ["I18"],
    name: "every order's total is the sum of its items",
    quick: true,
    sql: ({ order }) =>
      `SELECT o.id AS what FROM orders o WHERE ${order("o.seq")}
         AND o.total_cents IS NOT (SELECT SUM(cents) FROM order_item i WHERE i.order_id = o.id)`,
  },
  {
    of: "housekeeping",
    name: "orders are numbered without gaps",
    quick: false,
    sql: () =>
      "SELECT 'orders' AS what FROM (SELECT COUNT(*) n, COALESCE(MAX(seq), 0) last FROM orders) WHERE n <> last",
  },
];
