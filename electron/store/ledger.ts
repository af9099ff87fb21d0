import { type Currency, maxUnits } from "#shared/rules/money.ts";
import { genesisHash, hashEntry } from "./ledger-hash.ts";
import { insertInto, statement } from "./sql.ts";
import type { Db, Tx } from "./store.ts";
import type { AccountKind, EntryType } from "./tables/ledger.ts";

/** From which account to which an entry moves money, and its effect on the balance that the API shows (wallet plus held). */
const movements = {
  deposit: { from: "external", to: "wallet", effect: 1 },
  withdrawal: { from: "wallet", to: "external", effect: -1 },
  hold: { from: "wallet", to: "held", effect: 0 },
  release: { from: "held", to: "wallet", effect: 0 },
  label_purchase: { from: "held", to: "spent", effect: -1 },
  label_refund: { from: "spent", to: "wallet", effect: 1 },
  /** A label cost more than was debited; with negative units it cost less, and the money goes the other way. */
  adjustment: { from: "wallet", to: "spent", effect: -1 },
} as const satisfies Record<EntryType, { from: AccountKind; to: AccountKind; effect: -1 | 0 | 1 }>;

export interface NewEntry {
  id: string;
  type: keyof typeof movements;
  currency: Currency;
  /** How much moves, in 1e-8; positive, of an adjustment either. */
  units: number;
  description: string;
  createdAt: number;
  orderId?: string | null;
  orderItemId?: string | null;
  attemptId?: string | null;
  usdCents?: number | null;
  priceMicros?: number | null;
  /** The stored exchange rate that `priceMicros` is of; see exchange-rates.ts. */
  rateId?: string | null;
}

const lastEntry = statement((db) =>
  db.selectFrom("journal").select(["seq", "hash"]).orderBy("seq", "desc").limit(1),
);
const move = statement((db, v: { account: string; units: number }) =>
  db
    .updateTable("balance")
    .set((eb) => ({ units: eb("units", "+", v.units) }))
    .where("account", "=", v.account as `${Currency}:${AccountKind}`),
);
const unitsOf = statement((db, v: { account: string }) =>
  db
    .selectFrom("balance")
    .select("units")
    .where("account", "=", v.account as `${Currency}:${AccountKind}`),
);
function unitsIn(db: Db, currency: Currency, kind: AccountKind): number {
  return unitsOf.get(db, { account: `${currency}:${kind}` })?.units ?? 0;
}

/** Wallet money of one currency, in 1e-8. `balance` is what the API calls so: available plus held. */
export function walletOf(
  db: Db,
  currency: Currency,
): { balance: number; held: number; available: number } {
  const available = unitsIn(db, currency, "wallet");
  const held = unitsIn(db, currency, "held");
  return { balance: available + held, held, available };
}

const everyAccount = statement((db) => db.selectFrom("balance").select(["account", "units"]));

/** The same of every currency, in one question. */
export function wallets(db: Db): (currency: Currency) => ReturnType<typeof walletOf> {
  const units = new Map<string, number>(
    everyAccount.all(db, {}).map((row) => [row.account, row.units]),
  );
  return (currency) => {
    const available = units.get(`${currency}:wallet`) ?? 0;
    const held = units.get(`${currency}:held`) ?? 0;
    return { balance: available + held, held, available };
  };
}

/**
 * How much may still be deposited. The limit is on all that came in and stayed, spent money included, so that a refund always
 * finds room in the wallet.
 */
export function depositRoom(db: Db, currency: Currency): number {
  return maxUnits + unitsIn(db, currency, "external");
}

/** Writes the next link of the chain, with its postings. */
function writeEntry(tx: Tx, entry: NewEntry, balanceAfter: number): void {
  const { from, to, effect } = movements[entry.type];
  const last = lastEntry.get(tx, {});
  const row = {
    seq: (last?.seq ?? 0) + 1,
    id: entry.id,
    type: entry.type,
    currency: entry.currency,
    amount: effect === 0 ? 0 : effect * entry.units,
    balance_after: balanceAfter,
    description: entry.description,
    order_id: entry.orderId ?? null,
    order_item_id: entry.orderItemId ?? null,
    attempt_id: entry.attemptId ?? null,
    usd_cents: entry.usdCents ?? null,
    price_micros: entry.priceMicros ?? null,
    rate_id: entry.rateId ?? null,
    created_at: entry.createdAt,
    prev_hash: last?.hash ?? genesisHash,
  };
  const postings = [
    { account: `${entry.currency}:${from}` as const, units: -entry.units },
    { account: `${entry.currency}:${to}` as const, units: entry.units },
  ];
  insertInto(tx, "journal", { ...row, hash: hashEntry(row, postings) });
  for (const posting of postings) insertInto(tx, "posting", { journal_seq: row.seq, ...posting });
}

/**
 * Writes entries of one currency that happen together: each with two postings that sum to zero and its link of the hash chain.
 * The accounts move by what they come to in all, so that no order among them could overdraw one. The only place where money
 * moves. The database refuses an overdraft; callers check before and explain.
 */
export function postTogether(tx: Tx, entries: readonly NewEntry[]): { balanceAfter: number } {
  const [first] = entries;
  if (!first) throw new Error("nothing to post");
  const { currency } = first;
  let balance = walletOf(tx, currency).balance;
  const net = new Map<string, number>();
  for (const { type, units, currency: own } of entries) {
    if (own !== currency) throw new Error("entries of two currencies are not posted together");
    const { from, to } = movements[type];
    net.set(from, (net.get(from) ?? 0) - units);
    net.set(to, (net.get(to) ?? 0) + units);
  }
  for (const [kind, units] of net)
    if (units !== 0) move.run(tx, { account: `${currency}:${kind}`, units });
  for (const entry of entries) {
    balance += movements[entry.type].effect * entry.units;
    writeEntry(tx, entry, balance);
  }
  return { balanceAfter: balance };
}

/** Writes one entry. */
export function post(tx: Tx, entry: NewEntry): { id: string; balanceAfter: number } {
  return { id: entry.id, ...postTogether(tx, [entry]) };
}

/** The newest link of the chain; null before the first entry. */
export function ledgerHead(db: Db): { seq: number; hash: string } | null {
  return lastEntry.get(db, {}) ?? null;
}
