import { askFirst } from "./ask-first.ts";
import { station } from "./connect.ts";
import { mode } from "./mode.ts";
import type { Payment } from "./purchase.ts";

/** Buys the labels of an order; much real money is asked about once more. Rejects with Declined when the person says no. */
export async function buyOrder(orderId: string, currency: Payment) {
  if (mode === "live") {
    const quote = await station.quotePurchase({ orderId, currency });
    if (quote.askAgain) await askFirst(quote);
  }
  return station.purchaseLabels({ orderId, currency });
}
