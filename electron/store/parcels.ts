import { sql } from "kysely";
import type { ParcelAttention } from "#shared/contract/desk/parcels.ts";
import type { TrackingStatus } from "#shared/contract/tracking.ts";
import { statement } from "./sql.ts";

const field = (json: string, name: string) =>
  sql<string>`COALESCE(json_extract(${sql.ref(json)}, ${sql.lit(`$.${name}`)}), '')`;

/** Begins to follow the label of an item; its addresses come from its shipment. */
export const addParcel = statement(
  (db, v: { itemId: string; trackingCode: string; now: number; nextCheckAt: number }) =>
    db
      .insertInto("parcel")
      .columns([
        "order_item_id",
        "order_seq",
        "carrier",
        "service",
        "tracking_code",
        "recipient",
        "from_zip",
        "from_country",
        "to_city",
        "to_state",
        "to_zip",
        "to_country",
        "status",
        "status_detail",
        "last_event_at",
        "events",
        "next_check_at",
      ])
      .expression((eb) =>
        eb
          .selectFrom("order_item")
          .innerJoin("orders", "orders.id", "order_item.order_id")
          .innerJoin("shipment", "shipment.id", "order_item.shipment_id")
          .select([
            "order_item.id",
            "orders.seq",
            "order_item.carrier",
            "order_item.service",
            sql<string>`${v.trackingCode}`.as("code"),
            field("shipment.to_address", "name").as("recipient"),
            field("shipment.from_address", "zip").as("from_zip"),
            field("shipment.from_address", "country").as("from_country"),
            field("shipment.to_address", "city").as("to_city"),
            field("shipment.to_address", "state").as("to_state"),
            field("shipment.to_address", "zip").as("to_zip"),
            field("shipment.to_address", "country").as("to_country"),
            sql.lit("pre_transit" as const).as("status"),
            sql.lit("label_created").as("status_detail"),
            sql<number>`${v.now}`.as("last_event_at"),
            sql.lit("[]").as("events"),
            sql<number>`${v.nextCheckAt}`.as("next_check_at"),
          ])
          .where("order_item.id", "=", v.itemId),
      ),
);

/** A voided label goes nowhere: nothing more is asked about it. */
export const cancelParcel = statement((db, v: { itemId: string; now: number }) =>
  db
    .updateTable("parcel")
    .set({
      status: "cancelled",
      status_detail: "cancelled",
      attention: null,
      last_event_at: v.now,
      next_check_at: null,
    })
    .where("order_item_id", "=", v.itemId),
);

export const parcelOfItem = statement((db, v: { itemId: string }) =>
  db
    .selectFrom("parcel")
    .innerJoin("orders", "orders.seq", "parcel.order_seq")
    .selectAll("parcel")
    .select(["orders.id as order_id", "orders.external_reference"])
    .where("order_item_id", "=", v.itemId),
);

/** Parcels whose carriers are to be asked, the longest waiting first. */
export const dueParcels = statement((db, v: { now: number; limit: number }) =>
  db
    .selectFrom("parcel")
    .selectAll()
    .where("next_check_at", "<=", v.now)
    .orderBy("next_check_at")
    .limit(v.limit),
);
export const nextParcelDue = statement((db) =>
  db
    .selectFrom("parcel")
    .select("next_check_at as at")
    .where("next_check_at", "is not", null)
    .orderBy("next_check_at")
    .limit(1),
);

/** What a carrier said of a parcel. */
export const recordJourney = statement(
  (
    db,
    v: {
      itemId: string;
      status: TrackingStatus;
      detail: string;
      attention: ParcelAttention | null;
      place: string | null;
      latitude: number | null;
      longitude: number | null;
      estimatedAt: number | null;
      lastEventAt: number;
      events: string;
      now: number;
      nextCheckAt: number | null;
    },
  ) =>
    db
      .updateTable("parcel")
      .set({
        status: v.status,
        status_detail: v.detail,
        attention: v.attention,
        place: v.place,
        latitude: v.latitude,
        longitude: v.longitude,
        estimated_at: v.estimatedAt,
        last_event_at: v.lastEventAt,
        events: v.events,
        asked_at: v.now,
        failures: 0,
        next_check_at: v.nextCheckAt,
      })
      .where("order_item_id", "=", v.itemId),
);
/** The carrier could not be asked, or knows nothing: what was known stays. */
export const postponeParcel = statement(
  (
    db,
    v: {
      itemId: string;
      attention: ParcelAttention | null;
      nextCheckAt: number | null;
    },
  ) =>
    db
      .updateTable("parcel")
      .set((eb) => ({
        attention: v.attention,
        failures: eb("failures", "+", 1),
        next_check_at: v.nextCheckAt,
      }))
      .where("order_item_id", "=", v.itemId),
);
export const setSeen = statement((db, v: { itemId: string; seen: number }) =>
  db
    .updateTable("parcel")
    .set((eb) => ({
      seen_attention: eb
        .case()
        .when(sql<boolean>`${v.seen} = 1`)
        .then(eb.ref("attention"))
        .else(null)
        .end(),
    }))
    .where("order_item_id", "=", v.itemId),
);
