import type { DeliveryLine, WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";

/** The colour repeats what the words say. */
export const stateColors: Readonly<Record<WatchedWebhook["state"], string>> = {
  active: "green",
  paused: "gray",
  gone: "red",
  exhausted: "red",
  unreadable: "red",
};

export const deliveryColors: Readonly<Record<DeliveryLine["state"], string>> = {
  pending: "yellow",
  delivered: "green",
  failed: "red",
};
