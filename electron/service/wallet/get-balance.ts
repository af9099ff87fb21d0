import { wallets } from "#electron/store/ledger.ts";
import type { Db } from "#electron/store/store.ts";
import { pageOfTransactions, type TransactionRow } from "#electron/store/wallet.ts";
import type { Transaction, TransactionType } from "#shared/contract/account.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { paginate } from "#shared/contract/pages.ts";
import { coinsFromUnits, currencies, dollarsFromCents } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { storedRateFacts } from "./rate-facts.ts";

function transaction(row: TransactionRow): Transaction {
  const { rateSource, rateAt } = storedRateFacts(row);
  return {
    id: row.id,
    currency: row.currency,
    // Holds and releases have no amount and are never listed.
    type: row.type as TransactionType,
    amount: coinsFromUnits(row.amount),
    balanceAfter: coinsFromUnits(row.balance_after),
    description: row.description,
    createdAt: instant(row.created_at),
    orderId: row.order_id,
    orderItemId: row.order_item_id,
    amountUsd: row.usd_cents === null ? null : dollarsFromCents(row.usd_cents),
    exchangeRate: row.price_micros === null ? null : row.price_micros / 1_000_000,
    exchangeRateSource: rateSource,
    exchangeRateAt: rateAt,
  };
}

function accountOf(db: Db) {
  const walletOf = wallets(db);
  const balances = currencies.map((currency) => {
    const { balance, held, available } = walletOf(currency);
    return {
      currency,
      balance: coinsFromUnits(balance),
      held: coinsFromUnits(held),
      available: coinsFromUnits(available),
    };
  });
  return { balances, supportedCurrencies: [...currencies] };
}

/** Balances of every currency and, if asked, one page of the history. */
export async function getBalance(
  ctx: Context,
  input: Parsed<Api["getBalance"]>,
): Promise<Answer<Api["getBalance"]>> {
  if (!input.includeTransactions) return ctx.store.ask(accountOf);
  return ctx.store.read((db) => {
    const { total, transactions } = pageOfTransactions(db, input);
    return {
      ...accountOf(db),
      transactions: transactions.map(transaction),
      pagination: paginate(input.limit, input.offset, total, transactions.length),
    };
  });
}
