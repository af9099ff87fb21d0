import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { checkLedger } from "#electron/store/check-ledger.ts";
import { parcels0005 } from "#electron/store/migrations/0005-parcels.ts";
import { failureOf, Room } from "../doors/room.ts";
import { dana, magic, orderFor, toronto, customs, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";

const hour = 3_600_000;
const day = 24 * hour;

async function bought(room: Room, recipients = [dana], externalReference?: string) {
  await room.fund();
  const order = await orderFor(
    room.client,
    recipients,
    externalReference === undefined ? {} : { externalReference },
  );
  const { labels } = await room.client.purchaseLabels({ orderId: order.orderId });
  return { ...order, labels };
}

/** Lets days go by while the station follows its parcels. */
async function pass(room: Room, days: number): Promise<void> {
  for (let hours = 0; hours < days * 24; hours += 6) {
    room.station.clock.jump(6 * hour);
    await room.station.station.processAll();
  }
}

test("a bought label is on the list at once, waiting for its carrier", async () => {
  await using room = await Room.open("ipc");
  const { orderId, labels } = await bought(room, [dana], "PO-7");
  const { parcels, next } = await room.station.desk.listParcels({});
  expect(next).toBeNull();
  expect(parcels).toMatchObject([
    {
      orderId,
      externalReference: "PO-7",
      trackingCode: labels[0]?.trackingCode,
      recipient: "Dana Ruiz",
      destination: "Montgomery, AL 36130",
      status: "pre_transit",
      attention: null,
      askedAt: null,
    },
  ]);
});

test("the station follows a parcel by itself until it is delivered, and then asks no more", async () => {
  await using room = await Room.open("ipc");
  await bought(room);
  const seen = new Set<string>();
  for (let days = 0; days < 10; days++) {
    await pass(room, 1);
    const { parcels } = await room.station.desk.listParcels({});
    seen.add(parcels[0]?.status ?? "none");
  }
  expect([...seen].at(-1)).toBe("delivered");
  expect(seen).toContain("in_transit");
  const [delivered] = (await room.station.desk.listParcels({})).parcels;
  expect(delivered?.place).toBe("MONTGOMERY, AL 36130");
  await pass(room, 2);
  const [later] = (await room.station.desk.listParcels({})).parcels;
  expect(later?.askedAt).toBe(delivered?.askedAt);
  expect((await room.station.desk.countParcels()).byStatus).toMatchObject({
    delivered: 1,
    in_transit: 0,
    pre_transit: 0,
  });
});

test("a timeline has every scan, newest first, without asking the carrier again", async () => {
  await using room = await Room.open("ipc");
  const { labels } = await bought(room);
  await pass(room, 10);
  const { orderItemId = "" } = labels[0] ?? {};
  const { events, status } = await room.station.desk.getParcel({ orderItemId });
  expect(status).toBe("delivered");
  expect(events.length).toBeGreaterThan(4);
  expect(events.at(-1)?.status).toBe("pre_transit");
  const times = events.map(({ datetime }) => datetime);
  expect(times).toEqual([...times].sort().toReversed());
});

test("what went wrong stands first and is counted, until a person has seen it", async () => {
  await using room = await Room.open("ipc");
  const { labels } = await bought(room, [magic("LOST PARCEL"), dana, magic("RETURNED")]);
  await pass(room, 30);
  const desk = room.station.desk;
  const { parcels } = await desk.listParcels({});
  const attentions = parcels.map(({ attention }) => attention);
  expect(new Set(attentions)).toEqual(new Set(["failure", null, "return_to_sender"]));
  expect(parcels.at(-1)?.attention).toBeNull();
  expect((await desk.countParcels()).attention).toBe(2);
  expect((await desk.listParcels({ view: "attention" })).parcels).toHaveLength(2);
  const { orderItemId = "" } = labels[0] ?? {};
  expect((await desk.setParcelSeen({ orderItemId, seen: true })).attention).toBeNull();
  expect((await desk.countParcels()).attention).toBe(1);
  expect((await desk.setParcelSeen({ orderItemId, seen: false })).attention).toBe("failure");
  expect((await desk.countParcels()).attention).toBe(2);
});

test("a parcel that weather holds up says so, is expected later, and is not late for it", async () => {
  await using room = await Room.open("ipc");
  await bought(room, [magic("WEATHER")]);
  const seen = new Map<string, string | null>();
  for (let days = 0; days < 14; days++) {
    await pass(room, 1);
    const [parcel] = (await room.station.desk.listParcels({})).parcels;
    seen.set(parcel?.statusDetailCode ?? "none", parcel?.estimatedDelivery ?? null);
    expect(parcel?.attention).toBeNull();
  }
  expect([...seen.keys()].at(-1)).toBe("arrived_at_destination");
  const [before, after] = [seen.get("departed_facility"), seen.get("weather_delay")];
  expect(Date.parse(after ?? "")).toBeGreaterThan(Date.parse(before ?? ""));
});

test("a parcel is found by tracking code, by recipient and by order number", async () => {
  await using room = await Room.open("ipc");
  const { labels } = await bought(room, [dana, { ...dana, name: "Émile Zola" }], "PO-19");
  await bought(room, [dana], "PO-20");
  const find = async (search: string) =>
    (await room.station.desk.listParcels({ search })).parcels.map(
      ({ trackingCode }) => trackingCode,
    );
  const codes = labels.map(({ trackingCode }) => trackingCode);
  const [first = "", second = ""] = codes.map(String);
  expect(await find(first)).toEqual([first]);
  expect(await find(`${second.slice(0, 8)} ${second.slice(8).toLowerCase()}`)).toEqual([second]);
  expect((await find("po-19")).sort()).toEqual([first, second].sort());
  expect((await find("émile")).sort()).toEqual([first, second].sort());
  expect(await find("dana")).toHaveLength(3);
  expect(await find("nobody")).toEqual([]);
});

test("pages follow one another without a gap or a repetition", async () => {
  await using room = await Room.open("ipc");
  await bought(
    room,
    Array.from({ length: 7 }, () => dana),
  );
  const desk = room.station.desk;
  const all = (await desk.listParcels({})).parcels.map(({ orderItemId }) => orderItemId);
  const paged: string[] = [];
  let after: string | null = "";
  while (after !== null) {
    const page: Awaited<ReturnType<typeof desk.listParcels>> = await desk.listParcels({
      limit: 3,
      after,
    });
    paged.push(...page.parcels.map(({ orderItemId }) => orderItemId));
    after = page.next;
  }
  expect(paged).toEqual(all);
  expect((await failureOf(desk.listParcels({ after: "3rd page" }))).code).toBe("VALIDATION_ERROR");
});

test("the map has each parcel where it was seen last, with both ends of its way", async () => {
  await using room = await Room.open("ipc");
  await bought(room);
  const desk = room.station.desk;
  const before = (await desk.mapParcels({})).parcels[0];
  expect(before?.at).toEqual(before?.from);
  expect(before?.from?.longitude).toBeCloseTo(-122.4, 0);
  expect(before?.to?.longitude).toBeCloseTo(-86.3, 0);
  await pass(room, 10);
  const after = await desk.mapParcels({ view: "delivered" });
  expect(after).toMatchObject({ unplaced: 0, more: false });
  expect(after.parcels[0]?.at).toEqual(after.parcels[0]?.to);
});

test("abroad a parcel is placed at its recipient once it is in that country", async () => {
  await using room = await Room.open("ipc");
  await room.fund();
  const { rates } = await room.client.getRates({
    fromAddress: warehouse,
    toAddress: toronto,
    packageDetails: parcel,
    customsInfo: customs,
    carriers: ["USPS"],
  });
  const { orderId } = await room.client.createOrder({ items: [{ rateId: rates[0]?.id ?? "" }] });
  await room.client.purchaseLabels({ orderId });
  await pass(room, 40);
  const [point] = (await room.station.desk.mapParcels({})).parcels;
  expect(point?.status).toBe("delivered");
  expect(point?.at.latitude).toBeCloseTo(43.6, 0);
});

test("a voided label is cancelled at once and nobody asks about it again", async () => {
  await using room = await Room.open("ipc");
  const { labels } = await bought(room);
  const { orderItemId = "" } = labels[0] ?? {};
  await room.client.voidLabel({ orderItemId });
  await pass(room, 2);
  const { parcels } = await room.station.desk.listParcels({ view: "cancelled" });
  expect(parcels).toMatchObject([{ orderItemId, status: "cancelled", askedAt: null }]);
});

test("a person may have a carrier asked now; an item without a label is told so", async () => {
  await using room = await Room.open("ipc");
  const { labels } = await bought(room);
  const { orderItemId = "" } = labels[0] ?? {};
  room.station.clock.jump(2 * day);
  const news: string[] = [];
  room.station.station.onAnnouncement(({ kind }) => void news.push(kind));
  const fresh = await room.station.desk.refreshParcel({ orderItemId });
  expect(fresh.status).not.toBe("pre_transit");
  expect(fresh.askedAt).not.toBeNull();
  expect(news).toContain("parcels.changed");
  for (const verb of ["getParcel", "refreshParcel"] as const)
    expect((await failureOf(room.station.desk[verb]({ orderItemId: "itm_none" }))).code).toBe(
      "LABEL_NOT_FOUND",
    );
});

test("a carrier that cannot be asked is asked later, and what was known stays", async () => {
  let broken = false;
  await using room = await Room.open("ipc", {
    carriers: (own) => {
      const carriers = own();
      return {
        ...carriers,
        track: async (code) => {
          if (broken) throw new Error("no line");
          return carriers.track(code);
        },
      };
    },
  });
  await bought(room);
  await pass(room, 2);
  const [before] = (await room.station.desk.listParcels({})).parcels;
  broken = true;
  await pass(room, 2);
  expect((await room.station.desk.listParcels({})).parcels[0]).toEqual(before);
  expect(room.station.errors).toEqual([]);
  broken = false;
  await pass(room, 8);
  expect((await room.station.desk.listParcels({})).parcels[0]?.status).toBe("delivered");
});

test("labels that were bought before parcels were followed are followed, too", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-parcels-"));
  try {
    let before;
    {
      await using room = await Room.open("ipc", { data });
      const { labels } = await bought(room, [dana, { ...dana, name: "O'Brien" }], "PO-1");
      await room.client.voidLabel({ orderItemId: labels[0]?.orderItemId ?? "" });
      before = (await room.station.desk.listParcels({})).parcels;
      const db = new Database(room.station.station.parts.store.db.name);
      db.exec(`DROP TABLE parcel; DROP TABLE spend; DROP TRIGGER journal_spend;
        DROP INDEX journal_listed_by_time; DELETE FROM counter WHERE name LIKE 'parcels:%';`);
      db.exec(parcels0005.sql);
      db.close();
    }
    await using station = await TestStation.open({ data });
    const { parcels } = await station.desk.listParcels({});
    expect(parcels).toHaveLength(2);
    expect(parcels).toEqual(expect.arrayContaining(before));
    expect(checkLedger(station.station.parts.store.db)).toEqual([]);
    expect(await station.desk.countParcels()).toMatchObject({
      all: 2,
      byStatus: { cancelled: 1, pre_transit: 1 },
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
