import { useMutationState } from "@tanstack/react-query";
import type { Currency } from "#shared/rules/money.ts";
import { buyOrder } from "./buy-order.ts";
import { queries } from "./news.ts";

/** What pays: a currency, or null for the first that suffices. */
export type Payment = Currency | null;

function keyOf(orderId: string) {
  return ["purchase", orderId];
}

/** Begins to buy the labels of an order. It goes on when the screen is left; `usePurchase` tells how it goes. */
export function startPurchase(orderId: string, currency: Payment): void {
  const mutation = queries.getMutationCache().build(queries, {
    mutationKey: keyOf(orderId),
    mutationFn: () => buyOrder(orderId, currency),
    networkMode: "always",
  });
  mutation.execute(undefined).catch(() => {
    // The state of the mutation holds the error; usePurchase shows it.
  });
}

/** The last purchase of an order that this window began. What came of it is told by the order itself. */
export function usePurchase(orderId: string): { isPending: boolean; error: Error | null } {
  const states = useMutationState({ filters: { mutationKey: keyOf(orderId) } });
  const last = states.at(-1);
  return { isPending: last?.status === "pending", error: last?.error ?? null };
}
