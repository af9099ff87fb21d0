import { useQuery } from "@tanstack/react-query";
import { station } from "./connect.ts";
import type { Topic } from "./news.ts";

function key(topic: Topic, ...rest: readonly unknown[]) {
  return [topic, ...rest];
}

/** What the station says of itself. */
export const aboutStation = { queryKey: key("station"), queryFn: () => station.getStation() };

export function useStation() {
  return useQuery({
    ...aboutStation,
    // Its problems come and go without news.
    refetchInterval: 5000,
  });
}

export function useWallet() {
  return useQuery({ queryKey: key("wallet"), queryFn: () => station.getWallet() });
}

export function useOrders(limit: number, offset: number) {
  return useQuery({
    queryKey: key("orders", "list", limit, offset),
    queryFn: () => station.listOrders({ limit, offset }),
    placeholderData: (before) => before,
  });
}

export function useOrder(id: string) {
  return useQuery({ queryKey: key("orders", id), queryFn: () => station.getOrder({ id }) });
}

/** A label's PDF. It never changes once it exists. */
export function useLabelFile(orderItemId: string) {
  return useQuery({
    queryKey: ["label", orderItemId],
    queryFn: () => station.readLabel({ orderItemId }),
    gcTime: 60_000,
  });
}
