import { z } from "zod";
import { Instant, requiredText, text } from "../fields.ts";
import { operation } from "../operation.ts";
import { limitOf } from "../pages.ts";
import { Tracking, TrackingStatus } from "../tracking.ts";

/** Why a person should look at a parcel. `late`: past its day; `stuck`: no news for days. */
export const parcelAttentions = ["failure", "return_to_sender", "error", "late", "stuck"] as const;
export const ParcelAttention = z.enum(parcelAttentions);
export type ParcelAttention = z.output<typeof ParcelAttention>;

/** A point on the earth, in degrees. */
const Point = z.object({ latitude: z.number(), longitude: z.number() });
export type Point = z.output<typeof Point>;

export const Parcel = z.object({
  orderItemId: z.string(),
  orderId: z.string(),
  externalReference: z.string().nullable(),
  carrier: z.string(),
  service: z.string(),
  trackingCode: z.string(),
  recipient: z.string(),
  destination: z.string().describe("Such as `AUSTIN, TX 78701`."),
  status: TrackingStatus,
  statusDetailCode: z.string(),
  attention: ParcelAttention.nullable().describe("Null also when a person has put it aside."),
  place: z.string().nullable().describe("Where it was seen last."),
  estimatedDelivery: Instant.nullable(),
  lastEventAt: Instant,
  askedAt: Instant.nullable().describe("When its carrier was asked last."),
});
export type Parcel = z.output<typeof Parcel>;

const filter = z.object({
  view: z.enum(["all", "attention", ...TrackingStatus.options]).default("all"),
  search: text(100).default("").describe("Tracking code, recipient or order, from its beginning."),
});
const params = z.object({ orderItemId: requiredText(200) });
const common = { tag: "Desk", scope: "read" } as const;

/** Every parcel and where it is. */
export const parcelRows = {
  listParcels: operation({
    ...common,
    method: "GET",
    path: "/desk/parcels",
    summary: "Parcels, those that need attention first, then by their last event",
    query: filter.extend({
      limit: limitOf(50),
      after: text(60).default("").describe("`next` of the page before."),
    }),
    output: z.object({ parcels: z.array(Parcel), next: z.string().nullable() }),
    errors: ["VALIDATION_ERROR"],
  }),
  countParcels: operation({
    ...common,
    method: "GET",
    path: "/desk/parcels/counts",
    summary: "How many parcels there are in each state",
    output: z.object({
      all: z.number().int(),
      attention: z.number().int(),
      byStatus: z.partialRecord(TrackingStatus, z.number().int()),
    }),
    errors: [],
  }),
  mapParcels: operation({
    ...common,
    method: "GET",
    path: "/desk/parcels/map",
    summary: "Where the first parcels of a list are",
    query: filter,
    output: z.object({
      parcels: z.array(
        z.object({
          orderItemId: z.string(),
          recipient: z.string(),
          trackingCode: z.string(),
          status: TrackingStatus,
          needsAttention: z.boolean(),
          place: z.string(),
          at: Point,
          from: Point.nullable(),
          to: Point.nullable(),
        }),
      ),
      unplaced: z.number().int().describe("Parcels that no map can show."),
      more: z.boolean().describe("There are more than are shown."),
    }),
    errors: [],
  }),
  getParcel: operation({
    ...common,
    method: "GET",
    path: "/desk/parcels/{orderItemId}",
    summary: "One parcel with its events, as the carrier told them last",
    params,
    output: Parcel.extend({ events: Tracking.shape.trackingDetails }),
    errors: ["LABEL_NOT_FOUND"],
  }),
  refreshParcel: operation({
    ...common,
    method: "POST",
    path: "/desk/parcels/{orderItemId}/refresh",
    summary: "Ask the carrier about a parcel now",
    params,
    output: Parcel.extend({ events: Tracking.shape.trackingDetails }),
    errors: ["LABEL_NOT_FOUND", "CARRIER_ERROR", "CARRIER_UNAVAILABLE", "CARRIER_TIMEOUT"],
  }),
  setParcelSeen: operation({
    ...common,
    method: "POST",
    path: "/desk/parcels/{orderItemId}/seen",
    summary: "Put a parcel's problem aside, or take it up again; another problem calls again",
    params,
    body: z.object({ seen: z.boolean() }),
    output: Parcel,
    errors: ["LABEL_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
};
