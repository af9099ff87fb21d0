import type { CarrierRate, Shipment } from "#electron/carriers/carrier.ts";
import type { CompiledService } from "../cards/compile-card.ts";
import type { Route } from "../rating/plan-route.ts";

/** What a carrier knows when it makes a label. */
export interface LabelRequest {
  shipment: Shipment;
  route: Route;
  service: CompiledService;
  quote: CarrierRate;
  /** A number that no other label has. */
  serial: number;
  /** The day of pick-up at the ship-from's place. */
  shipDay: number;
  /** The day of purchase there. */
  soldDay: number;
  reference: string | null;
  isReturn: boolean;
}
