import type { OrderDetail } from "#shared/contract/orders.ts";
import type { RowStage } from "./row-stage.ts";

type Item = Pick<OrderDetail["items"][number], "status" | "error">;

interface OrderFacts {
  /** The person has pressed the buy key for this very scan. */
  isStarted: boolean;
  isAsking: boolean;
  /** Something with this order number has a label already, and the person has not confirmed that. */
  wasShipped: boolean;
}

/** Where the parcels of an order stand that no batch has, in the words of a row's stages. */
export function orderStage(
  items: readonly Item[],
  { isStarted, isAsking, wasShipped }: OrderFacts,
): RowStage {
  const has = (status: Item["status"]) => items.some((item) => item.status === status);
  if (isAsking) return "buying";
  if (has("failed")) return "notBought";
  if (has("pending")) return wasShipped ? "confirm" : "press";
  if (has("processing")) return "pending";
  if (has("success")) return isStarted ? "shipped" : "already";
  return "voided";
}
