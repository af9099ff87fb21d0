import { useMutation, useQuery } from "@tanstack/react-query";
import { station } from "../../station/connect.ts";
import { type OrderFilters, startOfDay } from "./filters.ts";

/** Orders in a page. */
export const pageSize = 50;

export function useFoundOrders({ search, paymentStatus, from, until, offset }: OrderFilters) {
  const input = {
    limit: pageSize,
    offset,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(paymentStatus ? { paymentStatus } : {}),
    createdAfter: startOfDay(from),
    createdBefore: startOfDay(until, 1),
  };
  return useQuery({
    queryKey: ["orders", "found", input],
    queryFn: () => station.listOrders(input),
    placeholderData: (before) => before,
  });
}

/** What became of the money of each label of an order. */
export function useRefunds(orderId: string) {
  return useQuery({
    queryKey: ["orders", orderId, "refunds"],
    queryFn: () => station.listRefunds({ orderId }),
  });
}

export function useVoid() {
  return useMutation({ mutationFn: station.voidLabel });
}

/** Where a parcel is. The carrier has news at any time, so it is asked again now and then. */
export function useTracking(code: string) {
  return useQuery({
    queryKey: ["parcels", "tracking", code],
    queryFn: () => station.getTracking({ code }),
    refetchInterval: 60_000,
  });
}
