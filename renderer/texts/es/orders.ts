import type { orders as english } from "../en/orders.ts";
import type { SameKeys } from "../texts.ts";

export const orders: SameKeys<typeof english> = {
  title: "Pedidos",
};
