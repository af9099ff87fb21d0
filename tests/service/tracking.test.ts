import { describe, expect, test } from "vitest";
import type { TrackingStatus } from "#shared/contract/tracking.ts";
import { doors, failureOf, Room } from "../doors/room.ts";
import { dana, magic, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";

const day = 86_400_000;

async function boughtCode(room: Room): Promise<string> {
  await room.fund();
  const { orderId } = await orderFor(room.client);
  const { labels } = await room.client.purchaseLabels({ orderId });
  return labels[0]?.trackingCode ?? "none";
}

describe.each(doors)("tracking through %s", (door) => {
  test("the test codes answer what EasyPost's do", async () => {
    await using room = await Room.open(door);
    const statuses = [
      "pre_transit",
      "in_transit",
      "out_for_delivery",
      "delivered",
      "return_to_sender",
      "failure",
      "unknown",
    ];
    for (const [index, status] of statuses.entries()) {
      const code = `EZ${index + 1}00000000${index + 1}`;
      const tracking = await room.client.getTracking({ code });
      expect([tracking.trackingCode, tracking.status]).toEqual([code, status]);
    }
  });

  test("every documented field is there, details newest first, in documented form", async () => {
    await using room = await Room.open(door);
    const tracking = await room.client.getTracking({ code: "EZ2000000002" });
    expect(Object.keys(tracking).sort()).toEqual([
      "carrier",
      "estDeliveryDate",
      "publicUrl",
      "status",
      "statusDetail",
      "statusDetailCode",
      "trackingCode",
      "trackingDetails",
      "updatedAt",
    ]);
    const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
    expect(tracking.estDeliveryDate).toMatch(utc);
    expect(tracking.updatedAt).toMatch(utc);
    expect(tracking.publicUrl).toMatch(/^https:\/\/.*EZ2000000002/);
    expect(tracking.trackingDetails.map(({ status }) => status)).toContain("accepted");
    const times = tracking.trackingDetails.map(({ datetime }) => datetime);
    expect(times).toEqual([...times].sort().toReversed());
    for (const { location, datetime } of tracking.trackingDetails) {
      expect(location).toMatch(/^$|^[A-Z .]+, [A-Z]{2} \d{5}$/);
      expect(datetime).toMatch(utc);
    }
  });

  test("a bought label moves by the station's clock and is delivered on its day", async () => {
    await using room = await Room.open(door);
    const code = await boughtCode(room);
    const first = await room.client.getTracking({ code });
    expect([first.carrier, first.status]).toEqual(["USPS", "pre_transit"]);
    const seen = new Set<TrackingStatus>();
    for (let hours = 0; hours < 14 * 24; hours += 6) {
      room.station.clock.jump(day / 4);
      seen.add((await room.client.getTracking({ code })).status);
    }
    const way = ["pre_transit", "in_transit", "out_for_delivery", "delivered"] as const;
    expect([...seen]).toEqual(way.filter((status) => seen.has(status)));
    expect([...seen].at(-1)).toBe("delivered");
    const last = await room.client.getTracking({ code });
    expect(last.trackingDetails[0]?.datetime.slice(0, 10)).toBe(
      first.estDeliveryDate?.slice(0, 10),
    );
    expect(last.trackingDetails.at(-1)?.status).toBe("pre_transit");
  });

  test("parcels that end otherwise say so", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const names = ["RETURNED", "PICKUP", "LOST PARCEL"];
    const { orderId } = await orderFor(room.client, names.map(magic));
    const { labels } = await room.client.purchaseLabels({ orderId });
    room.station.clock.jump(40 * day);
    const ends = labels.map(async ({ trackingCode }) => {
      return (await room.client.getTracking({ code: trackingCode ?? "" })).status;
    });
    expect(await Promise.all(ends)).toEqual([
      "return_to_sender",
      "available_for_pickup",
      "failure",
    ]);
  });

  test("a return label's parcel goes from the customer to the warehouse", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const { rates } = await room.client.getRates({
      fromAddress: dana,
      toAddress: warehouse,
      packageDetails: parcel,
      carriers: ["UPS"],
    });
    const { orderId } = await room.client.createOrder({
      items: [{ rateId: rates[0]?.id ?? "", isReturn: true }],
    });
    const { labels } = await room.client.purchaseLabels({ orderId });
    room.station.clock.jump(30 * day);
    const { status, trackingDetails } = await room.client.getTracking({
      code: labels[0]?.trackingCode ?? "",
    });
    expect(status).toBe("delivered");
    expect(trackingDetails[0]?.location).toBe("SAN FRANCISCO, CA 94102");
    expect(trackingDetails.at(-2)).toMatchObject({
      status: "accepted",
      location: "MONTGOMERY, AL 36130",
    });
  });

  test("codes are read as printed: letter case and blanks do not matter", async () => {
    await using room = await Room.open(door);
    expect((await room.client.getTracking({ code: " ez1000 000001 " })).trackingCode).toBe(
      "EZ1000000001",
    );
  });

  test("a code that nobody knows is not found", async () => {
    await using room = await Room.open(door);
    for (const code of ["9400100000000000000000", "EZ8000000008", "'; DROP TABLE label;--"])
      expect((await failureOf(room.client.getTracking({ code }))).code).toBe("TRACKING_NOT_FOUND");
  });
});
