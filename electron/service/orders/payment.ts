import { transactionsOfOrder } from "#electron/store/wallet.ts";
import type { Db } from "#electron/store/store.ts";
import type { OrderDetail } from "#shared/contract/orders.ts";
import { coinsFromUnits, dollarsFromCents } from "#shared/rules/money.ts";
import { instant } from "../json.ts";
import { storedRateFacts } from "../wallet/rate-facts.ts";

/**
 * What an order cost so far, refunds taken off; null before the first debit. The rate is the last debit's. An order whose
 * failed items were bought again in another currency tells of that last currency; the wallet's history has all.
 */
export function paymentOf(db: Db, orderId: string): OrderDetail["payment"] {
  const transactions = transactionsOfOrder.all(db, { orderId });
  const last = transactions.findLast(({ type }) => type === "label_purchase");
  if (!last) return null;
  const { rateSource, rateAt } = storedRateFacts(last);
  const same = transactions.filter(({ currency }) => currency === last.currency);
  return {
    currency: last.currency,
    amount: coinsFromUnits(same.reduce((sum, { amount }) => sum - amount, 0)),
    amountUsd: dollarsFromCents(
      same.reduce((sum, { amount, usd_cents }) => sum - Math.sign(amount) * (usd_cents ?? 0), 0),
    ),
    exchangeRate: (last.price_micros ?? 0) / 1_000_000,
    exchangeRateSource: rateSource,
    exchangeRateAt: rateAt,
    transactionIds: same.map(({ id }) => id),
    paidAt: instant(last.created_at),
  };
}
