import type { Rule } from "./rule.ts";

/** Of totals that are kept beside what they count. */
export const totalRules: readonly Rule[] = [
  {
    of: "housekeeping",
    name: "the maintained totals are the counted ones",
    quick: false,
    sql: () =>
      `SELECT name AS what FROM counter c WHERE value <> CASE
         WHEN name LIKE 'orders:%' THEN (SELECT COUNT(*) FROM orders o WHERE 'orders:' || o.payment_status = c.name)
         WHEN name = 'parcels:attention' THEN (SELECT COUNT(*) FROM parcel WHERE needs_attention = 1)
         WHEN name LIKE 'parcels:%' THEN (SELECT COUNT(*) FROM parcel p WHERE 'parcels:' || p.status = c.name)
         ELSE (SELECT COUNT(*) FROM journal j WHERE j.amount <> 0 AND 'transactions:' || j.currency = c.name) END`,
  },
  {
    of: "housekeeping",
    name: "what is told of spending is what the journal says",
    quick: false,
    sql: () =>
      `SELECT 'spend' AS what FROM
         (SELECT COALESCE(SUM(bought_cents), 0) bought, COALESCE(SUM(refunded_cents), 0) refunded, COALESCE(SUM(labels), 0) labels FROM spend),
         (SELECT COALESCE(SUM(CASE type WHEN 'label_purchase' THEN usd_cents END), 0) paid,
           COALESCE(SUM(CASE WHEN type = 'adjustment' AND attempt_id IS NOT NULL THEN -SIGN(amount) * usd_cents END), 0) beside,
           COALESCE(SUM(CASE type WHEN 'label_refund' THEN usd_cents END), 0) back,
           COALESCE(SUM(type = 'label_purchase'), 0) purchases FROM journal)
       WHERE bought <> paid + beside OR refunded <> back OR labels <> purchases`,
  },
];
