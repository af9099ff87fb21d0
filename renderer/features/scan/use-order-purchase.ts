import { useMutation } from "@tanstack/react-query";
import { buyOrder } from "../../station/buy-order.ts";
import { useSettings } from "../../station/settings.ts";
import { usePrintItems } from "./use-print-items.ts";

export interface OrderOutcome {
  result: "shipped" | "failed" | "pending";
  /** Why what was bought was not sent to the printer. */
  printError: Error | null;
}

/** Buys what is not bought yet of an order, and prints it. It goes on when the next one is scanned meanwhile. */
export function useOrderPurchase(orderId: string, onOutcome: (outcome: OrderOutcome) => void) {
  const { data: settings } = useSettings();
  const print = usePrintItems();
  return useMutation({
    mutationFn: async (): Promise<OrderOutcome> => {
      const currency = settings?.payWith ?? null;
      const { labels, failCount, pendingCount } = await buyOrder(orderId, currency);
      const bought = labels.filter(({ success }) => success);
      const printError = await print(bought.map(({ orderItemId }) => orderItemId)).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      );
      const result = failCount > 0 ? "failed" : pendingCount > 0 ? "pending" : "shipped";
      return { result, printError };
    },
    onSuccess: onOutcome,
    onError: () => onOutcome({ result: "failed", printError: null }),
  });
}
