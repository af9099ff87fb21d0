import type { Rule } from "./rule.ts";

/** Of what is told to webhooks. */
export const eventRules: readonly Rule[] = [
  {
    of: ["I15"],
    name: "every label and every final failure was told once",
    quick: false,
    // Events are kept for a while (retention/events.ts): of those that were removed it can only be asked that none is double.
    sql: () =>
      `WITH kept AS (SELECT COALESCE((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'events.kept-since'), 0) AS since)
       SELECT i.id AS what FROM order_item i LEFT JOIN event e ON e.order_item_id = i.id
       WHERE i.status IN ('success','voided','failed') OR e.id IS NOT NULL GROUP BY i.id
       HAVING SUM(COALESCE(e.kind = 'label.created', 0)) > (i.status IN ('success','voided'))
           OR (i.status IN ('success','voided') AND SUM(COALESCE(e.kind = 'label.created', 0)) = 0
             AND (SELECT l.created_at FROM label l WHERE l.order_item_id = i.id) >= (SELECT since FROM kept))
           OR (i.status = 'failed' AND SUM(COALESCE(e.kind = 'label.failed', 0)) = 0
             AND COALESCE((SELECT MAX(a.settled_at) FROM attempt a WHERE a.order_item_id = i.id),
               (SELECT o.created_at FROM orders o WHERE o.id = i.order_id)) >= (SELECT since FROM kept))`,
  },
  {
    of: ["I15"],
    name: "every webhook that listened to an event was given it",
    quick: false,
    since: 14,
    // Deliveries are kept for a while; of what is older nothing can be asked.
    sql: () =>
      `SELECT e.id AS what FROM event e, json_each(e.heard_by) h JOIN webhook w ON w.id = h.value
       LEFT JOIN delivery d ON d.event_id = e.id AND d.webhook_id = w.id
       WHERE e.created_at >= COALESCE((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'deliveries.kept-since'), 0)
       GROUP BY e.id, w.id HAVING COUNT(d.seq) = 0`,
  },
];
