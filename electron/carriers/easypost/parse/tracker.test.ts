import { expect, test } from "vitest";
import { Tracking } from "#shared/contract/tracking.ts";
import { TheirTracker } from "./schemas.ts";
import { parseTracker } from "./tracker.ts";

const now = Date.parse("2026-11-23T16:00:00Z");
const place = { city: "HOUSTON", state: "TX", country: null, zip: "77063" };
const told = (tracker: object) =>
  Tracking.parse(parseTracker(TheirTracker.parse({ tracking_code: "9400", ...tracker }), now));

test("theirs is oldest first, ours newest first; places are texts", () => {
  const tracking = told({
    status: "in_transit",
    status_detail: "arrived_at_facility",
    carrier: "FedExDefault",
    est_delivery_date: "2026-11-25T00:00:00+00:00",
    updated_at: "2026-11-23T15:00:00Z",
    tracking_details: [
      {
        status: "pre_transit",
        message: "Label made",
        datetime: "2026-11-21T08:00:00Z",
        tracking_location: null,
      },
      {
        status: "accepted",
        message: "",
        datetime: "2026-11-22T08:00:00+00:00",
        tracking_location: place,
      },
      {
        status: "in_transit",
        message: "Arrived",
        datetime: "2026-11-23T08:00:00Z",
        tracking_location: {
          ...place,
          city: "TORONTO",
          state: "ON",
          zip: "M5V 3L9",
          country: "CA",
        },
      },
    ],
  });
  expect(tracking).toMatchObject({
    carrier: "FEDEX",
    status: "in_transit",
    statusDetail: "Arrived",
    statusDetailCode: "arrived_at_facility",
    estDeliveryDate: "2026-11-25T00:00:00.000Z",
  });
  expect(
    tracking.trackingDetails.map(({ status, message, location }) => [status, message, location]),
  ).toEqual([
    ["in_transit", "Arrived", "TORONTO, ON M5V 3L9, CA"],
    ["accepted", "Accepted", "HOUSTON, TX 77063"],
    ["pre_transit", "Label made", ""],
  ]);
});

test("words of theirs that nobody knows yet, and dates that are none, do no harm", () => {
  expect(
    told({
      status: "teleported",
      status_detail: null,
      est_delivery_date: "soon",
      tracking_details: [
        { status: "in_transit", message: "x", datetime: "yesterday", tracking_location: 7 },
      ],
    }),
  ).toMatchObject({
    status: "unknown",
    statusDetail: "Unknown",
    estDeliveryDate: null,
    trackingDetails: [],
    updatedAt: "2026-11-23T16:00:00.000Z",
  });
});
