import type { Rule } from "./rule.ts";

/** Of money that came from a chain. Deposits are few beside labels; they are looked at whole. */
export const depositRules: readonly Rule[] = [
  {
    of: "housekeeping",
    name: "every credited deposit was credited once, with what arrived, and no other was",
    quick: false,
    sql: () =>
      `SELECT d.id AS what FROM deposit d
         LEFT JOIN deposit_entry e ON e.deposit_seq = d.seq AND e.kind = 'credit'
         LEFT JOIN journal j ON j.id = e.transaction_id
       GROUP BY d.seq
       HAVING COUNT(e.transaction_id) <> (d.state IN ('credited','final','disputed'))
         OR SUM(e.transaction_id IS NOT NULL AND (j.type IS NOT 'deposit' OR j.amount IS NOT d.units OR j.currency IS NOT d.currency)) > 0`,
  },
  {
    of: "housekeeping",
    name: "what is missing of a disputed deposit is what its entries took",
    quick: false,
    sql: () =>
      `SELECT d.id AS what FROM deposit d
         LEFT JOIN deposit_entry e ON e.deposit_seq = d.seq AND e.kind <> 'credit'
         LEFT JOIN journal j ON j.id = e.transaction_id
       GROUP BY d.seq
       HAVING d.taken_units <> -COALESCE(SUM(j.amount), 0) OR (d.taken_units > 0 AND d.state <> 'disputed')`,
  },
  {
    of: "housekeeping",
    name: "no output of a chain is two deposits",
    quick: false,
    sql: () =>
      `SELECT txid || ':' || vout AS what FROM deposit GROUP BY currency, network, txid, vout HAVING COUNT(*) > 1`,
  },
];
