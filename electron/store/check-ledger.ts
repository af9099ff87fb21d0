import type { Db } from "./store.ts";

/**
 * The invariants of money and labels (reliability.md §1.3) as questions whose answer must be no row. Each row that comes back
 * names what breaks it. One list serves the property tests, the doctor and whoever audits a station.
 */
const rules: readonly { name: string; sql: string }[] = [
  {
    name: "every journal entry's postings sum to zero",
    sql: "SELECT journal_seq AS what FROM posting GROUP BY journal_seq HAVING SUM(units) <> 0",
  },
  {
    name: "every journal entry has two postings in its own currency",
    sql: `SELECT j.seq AS what FROM journal j LEFT JOIN posting p ON p.journal_seq = j.seq
          GROUP BY j.seq HAVING COUNT(p.account) <> 2 OR SUM(p.account LIKE j.currency || ':%') <> 2`,
  },
  {
    name: "every currency's accounts sum to zero",
    sql: "SELECT currency AS what FROM balance GROUP BY currency HAVING SUM(units) <> 0",
  },
  {
    name: "every balance equals the sum of its postings",
    sql: `SELECT b.account AS what FROM balance b LEFT JOIN posting p ON p.account = b.account
          GROUP BY b.account HAVING b.units <> COALESCE(SUM(p.units), 0)`,
  },
  {
    name: "no wallet is overdrawn",
    sql: "SELECT account AS what FROM balance WHERE kind <> 'external' AND units < 0",
  },
  {
    name: "every balanceAfter follows from the one before",
    sql: `SELECT seq AS what FROM (SELECT seq, amount, balance_after,
            LAG(balance_after, 1, 0) OVER (PARTITION BY currency ORDER BY seq) AS before FROM journal)
          WHERE balance_after <> before + amount`,
  },
  {
    name: "the journal has no gaps",
    sql: "SELECT 'journal' AS what FROM (SELECT COUNT(*) n, COALESCE(MAX(seq), 0) last FROM journal) WHERE n <> last",
  },
  {
    name: "every label was paid for once, at its price",
    sql: `SELECT l.order_item_id AS what FROM label l JOIN attempt a ON a.id = l.attempt_id
          LEFT JOIN journal j ON j.id = l.transaction_id
          WHERE j.type IS NOT 'label_purchase' OR j.amount IS NOT -a.units OR j.attempt_id IS NOT a.id OR a.state <> 'sold'`,
  },
  {
    name: "every debit bought a label",
    sql: `SELECT j.id AS what FROM journal j LEFT JOIN label l ON l.transaction_id = j.id
          WHERE j.type = 'label_purchase' AND l.order_item_id IS NULL`,
  },
  {
    name: "success and void items have a label, all others have none",
    sql: `SELECT i.id AS what FROM order_item i LEFT JOIN label l ON l.order_item_id = i.id
          WHERE (i.status IN ('success','voided')) <> (l.order_item_id IS NOT NULL)`,
  },
  {
    name: "items under way have exactly one open attempt, all others none",
    sql: `SELECT i.id AS what FROM order_item i
          WHERE (i.status = 'processing') <> EXISTS (SELECT 1 FROM attempt a WHERE a.order_item_id = i.id AND a.state = 'open')`,
  },
  {
    name: "open attempts hold their money, settled ones hold nothing",
    sql: `SELECT a.id AS what FROM attempt a LEFT JOIN journal j ON j.attempt_id = a.id
          GROUP BY a.id
          HAVING SUM(j.type = 'hold') IS NOT 1
              OR SUM(j.type IN ('release','label_purchase')) <> (a.state <> 'open')
              OR SUM(j.type = 'label_purchase') <> (a.state = 'sold')`,
  },
  {
    name: "an attempt's entries move what the attempt costs",
    sql: `SELECT a.id AS what FROM attempt a JOIN journal j ON j.attempt_id = a.id
          JOIN posting p ON p.journal_seq = j.seq AND p.units > 0
          WHERE p.units <> a.units OR j.currency <> a.currency`,
  },
  {
    name: "what is held is what the open attempts hold",
    sql: `SELECT b.currency AS what FROM balance b WHERE b.kind = 'held' AND b.units <>
            (SELECT COALESCE(SUM(a.units), 0) FROM attempt a WHERE a.state = 'open' AND a.currency = b.currency)`,
  },
  {
    name: "a void label was refunded once, all others were not",
    sql: `SELECT l.order_item_id AS what FROM label l WHERE (l.voided_at IS NOT NULL) <>
            ((SELECT COUNT(*) FROM journal j WHERE j.attempt_id = l.attempt_id AND j.type = 'label_refund'
                AND j.amount = (SELECT units FROM attempt WHERE id = l.attempt_id)) = 1)`,
  },
  {
    name: "every order's counters are its items'",
    sql: `SELECT o.id AS what FROM orders o JOIN order_item i ON i.order_id = o.id GROUP BY o.id
          HAVING o.item_count <> COUNT(*) OR o.success_count <> SUM(i.status = 'success')
              OR o.processing_count <> SUM(i.status = 'processing') OR o.failed_count <> SUM(i.status = 'failed')
              OR o.voided_count <> SUM(i.status = 'voided') OR o.total_cents <> SUM(i.cents)`,
  },
  {
    name: "every label and every final failure was told once",
    sql: `SELECT i.id AS what FROM order_item i LEFT JOIN event e ON e.order_item_id = i.id GROUP BY i.id
          HAVING SUM(COALESCE(e.kind = 'label.created', 0)) <> (i.status IN ('success','voided'))
              OR (i.status = 'failed' AND SUM(COALESCE(e.kind = 'label.failed', 0)) = 0)`,
  },
  {
    name: "the maintained totals are the counted ones",
    sql: `SELECT name AS what FROM counter c WHERE value <> CASE
            WHEN name LIKE 'orders:%' THEN (SELECT COUNT(*) FROM orders o WHERE 'orders:' || o.payment_status = c.name)
            WHEN name = 'parcels:attention' THEN (SELECT COUNT(*) FROM parcel WHERE needs_attention = 1)
            WHEN name LIKE 'parcels:%' THEN (SELECT COUNT(*) FROM parcel p WHERE 'parcels:' || p.status = c.name)
            ELSE (SELECT COUNT(*) FROM journal j WHERE j.amount <> 0 AND 'transactions:' || j.currency = c.name) END`,
  },
  {
    name: "every label is followed as a parcel",
    sql: `SELECT l.order_item_id AS what FROM label l LEFT JOIN parcel p ON p.order_item_id = l.order_item_id
          WHERE p.tracking_code IS NOT l.tracking_code OR (l.voided_at IS NOT NULL) > (p.status = 'cancelled')`,
  },
  {
    name: "what is told of spending is what the journal says",
    sql: `SELECT 'spend' AS what FROM
            (SELECT COALESCE(SUM(bought_cents), 0) bought, COALESCE(SUM(refunded_cents), 0) refunded, COALESCE(SUM(labels), 0) labels FROM spend),
            (SELECT COALESCE(SUM(CASE type WHEN 'label_purchase' THEN usd_cents END), 0) paid,
              COALESCE(SUM(CASE type WHEN 'label_refund' THEN usd_cents END), 0) back,
              COALESCE(SUM(type = 'label_purchase'), 0) purchases FROM journal)
          WHERE bought <> paid OR refunded <> back OR labels <> purchases`,
  },
  {
    name: "orders are numbered without gaps",
    sql: "SELECT 'orders' AS what FROM (SELECT COUNT(*) n, COALESCE(MAX(seq), 0) last FROM orders) WHERE n <> last",
  },
];

/** Every invariant that does not hold, in words, with the first things that break it. Empty when all is well. */
export function checkLedger(db: Db): string[] {
  return rules.flatMap(({ name, sql }) => {
    const broken = db.prepare(`${sql} LIMIT 5`).all() as { what: string | number }[];
    if (broken.length === 0) return [];
    return [
      `It should hold that ${name}; it does not for ${broken.map(({ what }) => what).join(", ")}.`,
    ];
  });
}

/** What SQLite itself finds wrong with the file. */
export function checkDatabase(db: Db): string[] {
  const found = (db.pragma("integrity_check") as { integrity_check: string }[])
    .map((row) => row.integrity_check)
    .filter((line) => line !== "ok");
  const foreign = db.pragma("foreign_key_check") as { table: string }[];
  return [...found, ...foreign.map(({ table }) => `A row of ${table} points to nothing.`)];
}
