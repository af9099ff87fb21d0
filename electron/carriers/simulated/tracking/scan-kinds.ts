import type { TrackingDetailStatus } from "#shared/contract/tracking.ts";
import type { ScanCode } from "./scan.ts";

function means<S extends TrackingDetailStatus>(status: S, code: ScanCode) {
  return { status, code };
}

/** Everything that a simulated carrier can scan, and what the API calls it. */
export const scanKinds = {
  labelCreated: means("pre_transit", "label_created"),
  accepted: means("accepted", "received_at_origin_facility"),
  departedOrigin: means("in_transit", "departed_origin_facility"),
  arrived: means("in_transit", "arrived_at_facility"),
  departed: means("in_transit", "departed_facility"),
  onTheWay: means("in_transit", "in_transit"),
  exported: means("in_transit", "departed_facility"),
  imported: means("in_transit", "arrived_at_facility"),
  inCustoms: means("in_transit", "status_update"),
  heldInCustoms: means("in_transit", "held"),
  outOfCustoms: means("in_transit", "status_update"),
  leftCustoms: means("in_transit", "departed_facility"),
  arrivedInTownAbroad: means("in_transit", "received_at_destination_facility"),
  arrivedAtMilitary: means("in_transit", "received_at_destination_facility"),
  arrivedAtDestination: means("in_transit", "received_at_destination_facility"),
  outForDelivery: means("out_for_delivery", "out_for_delivery"),
  delivered: means("delivered", "arrived_at_destination"),
  deliveredToNeighbor: means("delivered", "arrived_at_destination"),
  delayed: means("in_transit", "delayed"),
  weather: means("in_transit", "weather_delay"),
  addressWrong: means("in_transit", "address_correction"),
  addressCorrected: means("in_transit", "address_correction"),
  nobodyHome: means("in_transit", "delivery_exception"),
  readyForPickup: means("available_for_pickup", "arrived_at_pickup_location"),
  collected: means("delivered", "arrived_at_destination"),
  unclaimed: means("return_to_sender", "return"),
  refused: means("return_to_sender", "refused"),
  undeliverable: means("return_to_sender", "return"),
  goingBack: means("return_to_sender", "return"),
  backAtSender: means("return_to_sender", "return"),
  damaged: means("failure", "damaged"),
  lost: means("failure", "lost"),
} as const;

export type ScanKind = keyof typeof scanKinds;
