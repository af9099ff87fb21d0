import type { Rule } from "./rule.ts";

/** Of the journal and its balances. */
export const entryRules: readonly Rule[] = [
  {
    of: ["I1"],
    name: "every journal entry's postings sum to zero",
    quick: true,
    sql: ({ entry }) =>
      `SELECT journal_seq AS what FROM posting WHERE ${entry("journal_seq")}
       GROUP BY journal_seq HAVING SUM(units) <> 0`,
  },
  {
    of: ["I1"],
    name: "every journal entry has two postings in its own currency",
    quick: true,
    sql: ({ entry }) =>
      `SELECT j.seq AS what FROM journal j LEFT JOIN posting p ON p.journal_seq = j.seq WHERE ${entry("j.seq")}
       GROUP BY j.seq HAVING COUNT(p.account) <> 2 OR SUM(p.account LIKE j.currency || ':%') <> 2`,
  },
  {
    of: ["I1"],
    name: "every journal entry moves money between the accounts of its type",
    quick: true,
    sql: ({ entry }) =>
      `SELECT j.seq AS what FROM journal j
       JOIN posting f ON f.journal_seq = j.seq AND f.units < 0
       JOIN posting t ON t.journal_seq = j.seq AND t.units > 0
       WHERE ${entry("j.seq")} AND j.type <> 'adjustment' AND (
         substr(f.account, instr(f.account, ':') + 1) || '>' || substr(t.account, instr(t.account, ':') + 1) <>
           CASE j.type WHEN 'deposit' THEN 'external>wallet' WHEN 'withdrawal' THEN 'wallet>external'
             WHEN 'hold' THEN 'wallet>held' WHEN 'release' THEN 'held>wallet'
             WHEN 'label_purchase' THEN 'held>spent' ELSE 'spent>wallet' END
         OR j.amount <> t.units * CASE WHEN j.type IN ('deposit','label_refund') THEN 1
             WHEN j.type IN ('withdrawal','label_purchase') THEN -1 ELSE 0 END)`,
  },
  {
    of: ["I2"],
    name: "every currency's accounts sum to zero",
    quick: true,
    sql: () => "SELECT currency AS what FROM balance GROUP BY currency HAVING SUM(units) <> 0",
  },
  {
    of: ["I3"],
    name: "every balance equals the sum of its postings",
    quick: false,
    sql: () =>
      `SELECT b.account AS what FROM balance b LEFT JOIN posting p ON p.account = b.account
       GROUP BY b.account HAVING b.units <> COALESCE(SUM(p.units), 0)`,
  },
  {
    of: ["I4"],
    name: "no wallet is overdrawn",
    quick: true,
    sql: () => "SELECT account AS what FROM balance WHERE kind <> 'external' AND units < 0",
  },
  {
    of: ["I4"],
    name: "no wallet was ever overdrawn",
    quick: false,
    sql: () =>
      `SELECT journal_seq AS what FROM (SELECT journal_seq, account,
         SUM(units) OVER (PARTITION BY account ORDER BY journal_seq) AS units FROM posting)
       -- A refund and what goes back beside it are posted together: between the two, more may be back than was spent.
       WHERE units < 0 AND account NOT LIKE '%:external' AND account NOT LIKE '%:spent'`,
  },
  {
    of: ["I5"],
    name: "every balanceAfter follows from the one before",
    quick: false,
    sql: () =>
      `SELECT seq AS what FROM (SELECT seq, amount, balance_after,
         LAG(balance_after, 1, 0) OVER (PARTITION BY currency ORDER BY seq) AS before FROM journal)
       WHERE balance_after <> before + amount`,
  },
  {
    of: ["I5"],
    name: "the journal has no gaps",
    quick: false,
    sql: () =>
      "SELECT 'journal' AS what FROM (SELECT COUNT(*) n, COALESCE(MAX(seq), 0) last FROM journal) WHERE n <> last",
  },
];
