import { useSyncExternalStore } from "react";
import { emptyShipment, type ShipmentDraft } from "./shipment.ts";

interface Work {
  shipment: ShipmentDraft;
  /** The order made of it, once there is one. */
  orderId: string | null;
}

let work: Work = { shipment: emptyShipment, orderId: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Partial<Work>): void {
  work = { ...work, ...next };
  for (const listener of listeners) listener();
}

/** What is being typed. It outlives the screen, so a look into the wallet costs nothing. */
export function useDraft(): Work & { set: typeof set } {
  return { ...useSyncExternalStore(subscribe, () => work), set };
}
