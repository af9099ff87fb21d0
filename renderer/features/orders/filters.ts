import { useSyncExternalStore } from "react";
import type { PaymentStatus } from "#shared/contract/orders.ts";

export interface OrderFilters {
  search: string;
  paymentStatus: PaymentStatus | null;
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  until: string;
  offset: number;
}

export const noFilters: OrderFilters = {
  search: "",
  paymentStatus: null,
  from: "",
  until: "",
  offset: 0,
};

let filters = noFilters;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A change of what is looked for begins at the first page again. */
function set(changes: Partial<OrderFilters>): void {
  filters = { ...filters, offset: 0, ...changes };
  for (const listener of listeners) listener();
}

/** What is looked for. It outlives the screen, so that the way back from an order leads to the same list. */
export function useOrderFilters(): OrderFilters & { set: typeof set } {
  return { ...useSyncExternalStore(subscribe, () => filters), set };
}

/** The first instant of a day on this computer, `days` later; undefined without a day. */
export function startOfDay(day: string, days = 0): string | undefined {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split("-").map(Number);
  const start = new Date(year, month - 1, date + days);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
