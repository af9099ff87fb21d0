import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type { EventKind } from "#shared/contract/webhooks.ts";
import type { DeliveryLine } from "#shared/contract/desk/webhook-console.ts";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";

export interface DeliveryFilter {
  state: DeliveryLine["state"] | null;
  event: EventKind | null;
}

export function useWatchedWebhooks() {
  return useQuery({ queryKey: ["webhooks", "watched"], queryFn: () => station.watchWebhooks() });
}

/** Deliveries page after page, newest first. */
export function useDeliveries(id: string, filter: DeliveryFilter) {
  return useInfiniteQuery({
    queryKey: ["webhooks", "deliveries", id, filter],
    queryFn: ({ pageParam }) => station.findDeliveries({ id, ...filter, before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function useDelivery(id: string, deliveryId: string) {
  return useQuery({
    queryKey: ["webhooks", "delivery", id, deliveryId],
    queryFn: () => station.readDelivery({ id, deliveryId }),
  });
}

/** What a change answers is kept no longer than it is looked at: some answers hold a secret. */
function forgetful<I, O>(change: (input: I) => Promise<O>) {
  return {
    mutationFn: change,
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: ["webhooks"] }),
  };
}

export const useCreateWebhook = () => useMutation(forgetful(station.createWebhook));
export const useUpdateWebhook = () => useMutation(forgetful(station.updateWebhook));
export const useDeleteWebhook = () => useMutation(forgetful(station.deleteWebhook));
export const useTestWebhook = () => useMutation(forgetful(station.testWebhook));
export const useRotateSecret = () => useMutation(forgetful(station.rotateWebhookSecret));
export const useReplay = () => useMutation(forgetful(station.replayDelivery));
export const useReplayFailed = () => useMutation(forgetful(station.replayDeliveries));
