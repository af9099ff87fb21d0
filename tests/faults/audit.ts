import type { Station } from "#electron/station.ts";
import { checkDatabase, checkLedger } from "#electron/store/check-ledger.ts";
import { readHead } from "#electron/store/head-file.ts";
import { checkChain, checkHead } from "#electron/store/verify-chain.ts";
import { filesOf } from "#electron/open-parts.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client, Output } from "#shared/contract/operation.ts";
import type { Line } from "./fake-carrier.ts";

type Caller = Pick<Client<Api>, "getBalance" | "listOrders" | "getOrder">;

/** Every page of the wallet's history, oldest first. */
export async function allTransactions(client: Caller) {
  const first = await client.getBalance({ includeTransactions: true, limit: 100 });
  const transactions = [...(first.transactions ?? [])];
  const total = first.pagination?.total ?? 0;
  while (transactions.length < total) {
    const page = { includeTransactions: true, limit: 100, offset: transactions.length };
    const more = (await client.getBalance(page)).transactions ?? [];
    if (more.length === 0) break;
    transactions.push(...more);
  }
  return { balances: first.balances, transactions: transactions.toReversed(), total };
}

export async function allOrders(client: Caller): Promise<Output<Api["getOrder"]>[]> {
  const orders: Output<Api["getOrder"]>[] = [];
  for (let offset = 0; ; offset += 100) {
    const page = await client.listOrders({ limit: 100, offset });
    for (const { orderId } of page.orders) orders.push(await client.getOrder({ id: orderId }));
    if (page.orders.length < 100) return orders;
  }
}

/** Whole units from the API's decimal. */
const units = (coins: number) => BigInt(Math.round(coins * 1e8));
/** Dollars in coins at so many dollars a coin, rounded up to a unit: the document's rule, computed anew. */
function price(usd: number, exchangeRate: number): bigint {
  const [micros, rate] = [BigInt(Math.round(usd * 1e6)), BigInt(Math.round(exchangeRate * 1e6))];
  return (micros * 100_000_000n + rate - 1n) / rate;
}

/** An auditor who sees the API alone: what he cannot reconcile, in words. */
export async function auditApi(client: Caller): Promise<string[]> {
  const problems: string[] = [];
  const say = (holds: boolean, text: string) => void (holds || problems.push(text));
  const { balances, transactions, total } = await allTransactions(client);
  const orders = await allOrders(client);
  const items = orders.flatMap((order) => order.items);
  say(transactions.length === total, `${total} transactions counted, ${transactions.length} told`);
  say(new Set(transactions.map(({ id }) => id)).size === transactions.length, "an id twice");
  const sums = new Map<string, bigint>();
  for (const { id, currency, amount, balanceAfter } of transactions) {
    const sum = (sums.get(currency) ?? 0n) + units(amount);
    sums.set(currency, sum);
    say(units(balanceAfter) === sum, `${id}: balanceAfter ${balanceAfter}, summed ${sum}`);
  }
  for (const { currency, balance, held, available } of balances) {
    say(units(balance) === (sums.get(currency) ?? 0n), `${currency}: the sum is not the balance`);
    say(units(held) + units(available) === units(balance), `${currency}: held and available`);
    say(available >= 0 && held >= 0, `${currency}: below zero`);
  }
  const underWay = items.some(({ status }) => status === "processing");
  const heldAny = balances.some(({ held }) => held > 0);
  say(underWay === heldAny, `money is held: ${heldAny}, purchases are under way: ${underWay}`);
  for (const item of items) {
    const own = transactions.filter(({ orderItemId }) => orderItemId === item.orderItemId);
    const debits = own.filter(({ type }) => type === "label_purchase");
    const refunds = own.filter(({ type }) => type === "label_refund");
    const has = item.status === "success" || item.status === "voided";
    say(
      debits.length === (has ? 1 : 0),
      `${item.orderItemId} ${item.status}: ${debits.length} debits`,
    );
    say(refunds.length === (item.status === "voided" ? 1 : 0), `${item.orderItemId}: refunds`);
    for (const debit of debits) {
      const cost = price(debit.amountUsd ?? 0, debit.exchangeRate ?? 1);
      say(
        -units(debit.amount) === cost,
        `${item.orderItemId}: debit ${debit.amount}, cost ${cost}`,
      );
      for (const refund of refunds)
        say(refund.amount === -debit.amount, `${item.orderItemId}: refund`);
    }
  }
  return problems;
}

/** Every invariant, link and record that the station keeps, checked from outside of it. */
export function auditStore({ parts, config }: Station): string[] {
  const { db } = parts.store;
  const found = [checkChain(db, 0), checkHead(db, readHead(filesOf(config.folder).head))];
  return [...checkDatabase(db), ...checkLedger(db), ...found.filter((one) => one !== null)];
}

/** The carrier's books against the station's: sold is spent, nothing twice, nothing unknown. Only once all is settled. */
export function auditCarrier({ parts }: Station, book: readonly Line[]): string[] {
  const attempts = parts.store.db
    .prepare(
      `SELECT a.id, a.order_item_id AS item, a.state, a.cents, l.tracking_code AS code, l.voided_at AS voided
       FROM attempt a LEFT JOIN label l ON l.attempt_id = a.id`,
    )
    .all() as {
    id: string;
    item: string;
    state: string;
    cents: number;
    code: string | null;
    voided: number | null;
  }[];
  const known = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const problems: string[] = [];
  const soldItems = new Set<string>();
  for (const { reference, state, trackingCode, cents } of book.filter(
    (l) => l.state !== "closed",
  )) {
    const attempt = known.get(reference);
    if (!attempt) problems.push(`${trackingCode} was sold and the station does not know of it`);
    else if (attempt.state !== "sold" || attempt.code !== trackingCode || attempt.cents !== cents)
      problems.push(`${trackingCode} was sold; the station's attempt is ${attempt.state}`);
    else if ((state === "void") !== (attempt.voided !== null))
      problems.push(`${trackingCode} is ${state} at the carrier, voided_at ${attempt.voided}`);
    if (attempt && soldItems.has(attempt.item)) problems.push(`${attempt.item} was sold twice`);
    if (attempt) soldItems.add(attempt.item);
  }
  const sold = attempts.filter(({ state }) => state === "sold").length;
  if (sold !== soldItems.size)
    problems.push(`the station paid for ${sold}, ${soldItems.size} sold`);
  return problems;
}
