import { z } from "zod";
import { Instant, requiredText } from "./fields.ts";
import { operation } from "./operation.ts";

export const trackingStatuses = [
  "unknown",
  "pre_transit",
  "in_transit",
  "out_for_delivery",
  "delivered",
  "available_for_pickup",
  "return_to_sender",
  "failure",
  "cancelled",
  "error",
] as const;
export const TrackingStatus = z.enum(trackingStatuses);
export type TrackingStatus = z.output<typeof TrackingStatus>;
export const TrackingDetailStatus = z.enum([...trackingStatuses, "accepted"]);
export type TrackingDetailStatus = z.output<typeof TrackingDetailStatus>;

export const Tracking = z
  .object({
    trackingCode: z.string(),
    carrier: z.string(),
    status: TrackingStatus,
    statusDetail: z.string(),
    statusDetailCode: z.string(),
    estDeliveryDate: Instant.nullable(),
    publicUrl: z.string(),
    trackingDetails: z
      .array(
        z.object({
          status: TrackingDetailStatus,
          message: z.string(),
          datetime: Instant,
          location: z.string().describe("Such as `HOUSTON, TX 77063`, or empty."),
        }),
      )
      .describe("Newest first."),
    updatedAt: Instant,
  })
  .meta({ id: "Tracking" });
export type Tracking = z.output<typeof Tracking>;

export const trackingOperations = {
  getTracking: operation({
    method: "GET",
    path: "/tracking/{code}",
    summary: "Follow a parcel by its tracking code",
    tag: "Tracking",
    scope: "read",
    params: z.object({ code: requiredText(100) }),
    output: Tracking,
    errors: ["TRACKING_NOT_FOUND", "CARRIER_ERROR", "CARRIER_UNAVAILABLE", "CARRIER_TIMEOUT"],
  }),
};
