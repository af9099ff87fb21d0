import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import type { Way } from "#electron/carriers/easypost/fake/ways.ts";
import { failureOf, until } from "../doors/room.ts";
import { AccountRoom } from "./account-room.ts";

function buys(room: AccountRoom): number {
  return room.fake.seen.filter(({ path }) => path.endsWith("/buy")).length;
}

async function itemOf(room: AccountRoom, orderId: string) {
  return (await room.desk.getOrder({ id: orderId })).items[0];
}

describe("a purchase whose answer never came", () => {
  test.each([
    ["sold unheard", "CARRIER_UNAVAILABLE"],
    ["sold and thrown", "CARRIER_UNAVAILABLE"],
    ["sold and garbled", "CARRIER_UNAVAILABLE"],
    ["sold behind a page", "CARRIER_UNAVAILABLE"],
    ["found late", "CARRIER_UNAVAILABLE"],
  ] as const satisfies readonly (readonly [Way, string])[])(
    "%s: is pending, is found by reading its shipment, is bought once",
    async (way, code) => {
      await using room = await AccountRoom.open();
      const { orderId, labels, pendingCount } = await room.buy(way);
      expect([pendingCount, labels[0]?.code]).toEqual([1, code]);
      expect(room.wallet().held).toBeGreaterThan(0);
      await room.settle();
      expect((await itemOf(room, orderId))?.status).toBe("success");
      expect(buys(room)).toBe(1);
      expect(await room.problems()).toEqual([]);
    },
  );

  test("a purchase that was lost counts as not bought after two minutes, and the retry buys the very same shipment", async () => {
    await using room = await AccountRoom.open();
    const before = room.clock.now();
    const { orderId } = await room.buy("lost");
    await room.settle();
    expect(room.clock.now() - before).toBeGreaterThanOrEqual(120_000);
    expect(await itemOf(room, orderId)).toMatchObject({
      status: "failed",
      error: { retryable: true },
    });
    expect(room.wallet().available).toBe(100 * 1e8);
    await room.desk.purchaseLabels({ orderId });
    await room.settle();
    const bought = room.fake.seen.filter(({ path }) => path.endsWith("/buy"));
    expect(new Set(bought.map(({ path }) => path)).size).toBe(1);
    expect(room.fake.shipments()).toHaveLength(1);
    expect(await room.problems()).toEqual([]);
  });

  test("a slow purchase is waited for as long as it is under way, however long that is", async () => {
    await using room = await AccountRoom.open();
    const orderId = await room.order(["slow"]);
    const buying = room.desk.purchaseLabels({ orderId });
    await until(() => room.fake.heldBack() === 1);
    await room.clock.advance(31_000);
    expect((await buying).labels[0]?.code).toBe("CARRIER_TIMEOUT");
    for (let round = 0; round < 8; round++) {
      await room.clock.advance(900_000);
      await room.station.station.processAll();
    }
    expect((await itemOf(room, orderId))?.status).toBe("processing");
    room.fake.letGo();
    await until(() => room.fake.shipments()[0]?.sale !== null);
    await room.settle();
    expect((await itemOf(room, orderId))?.status).toBe("success");
    expect(await room.problems()).toEqual([]);
  });
});

describe("a label whose file is not there", () => {
  test.each(["label later", "label is a page", "label is cut"] as const)(
    "%s: stays bought and pending until the file is there; never bought again, never refunded",
    async (way) => {
      await using room = await AccountRoom.open();
      const { orderId, labels } = await room.buy(way);
      expect(labels[0]).toMatchObject({ status: "pending", code: "LABEL_FILE_PENDING" });
      await room.settle();
      const item = await itemOf(room, orderId);
      expect(item?.status).toBe("success");
      const file = await room.desk.readLabel({ orderItemId: item?.orderItemId ?? "" });
      expect(Buffer.from(file.bytes.slice(0, 5)).toString()).toBe("%PDF-");
      expect(buys(room)).toBe(1);
      expect(room.fake.seen.some(({ path }) => path.endsWith("/refund"))).toBe(false);
      expect(await room.problems()).toEqual([]);
    },
  );

  test("a label that the carrier gives as a picture is filed as a page of 4 x 6", async () => {
    await using room = await AccountRoom.open();
    const { labels } = await room.buy("pictures");
    const { bytes } = await room.desk.readLabel({ orderItemId: labels[0]?.orderItemId ?? "" });
    const document = await PDFDocument.load(bytes);
    expect(document.getPages().map((page) => page.getSize())).toEqual([
      { width: 288, height: 432 },
    ]);
  });

  test("a carrier that has no PDF is asked for a picture at the second try", async () => {
    await using room = await AccountRoom.open();
    const { orderId, labels } = await room.buy("no pdf");
    expect(labels[0]).toMatchObject({ status: "failed", retryable: true });
    expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
    expect(await room.problems()).toEqual([]);
  });
});

describe("an account that refuses", () => {
  test("a refusal of the carrier is told in its words and gives the money back at once", async () => {
    await using room = await AccountRoom.open();
    const { labels } = await room.buy("refused");
    expect(labels[0]).toMatchObject({
      status: "failed",
      code: "CARRIER_REJECTED",
      message: "We do not go there.",
      retryable: false,
    });
    expect(room.wallet().available).toBe(100 * 1e8);
  });

  test("an account without money says so, and what is bought later is bought then", async () => {
    await using room = await AccountRoom.open();
    const { labels } = await room.buy("no funds");
    expect(labels[0]).toMatchObject({ code: "CARRIER_NO_FUNDS", retryable: true });
    expect(labels[0]?.message).toContain("no money left");
    expect(await room.problems()).toEqual([]);
  });

  test("too many requests: one that is told to wait lets all wait, and nothing is lost", async () => {
    await using room = await AccountRoom.open();
    let left = 1;
    room.fake.setWeather(() =>
      left-- > 0
        ? { status: 429, body: { error: "Too many requests" }, headers: { "retry-after": "3" } }
        : null,
    );
    const rating = Promise.all([room.rates("fine"), room.rates("fine")]);
    await until(() => room.fake.seen.length === 2);
    const asked = room.fake.seen.length;
    await room.clock.advance(2_999);
    expect(room.fake.seen).toHaveLength(asked);
    await room.clock.advance(1);
    expect((await rating).map(({ rates }) => rates.length)).toEqual([4, 4]);
  });

  test("too many requests at a purchase: it is never made again by itself", async () => {
    await using room = await AccountRoom.open();
    const orderId = await room.order(["fine"]);
    room.fake.setWeather(({ path }) =>
      path.endsWith("/buy")
        ? { status: 429, body: { error: "Too many requests" }, headers: { "retry-after": "60" } }
        : null,
    );
    const { labels } = await room.desk.purchaseLabels({ orderId });
    expect(labels[0]).toMatchObject({ status: "failed", code: "CARRIER_BUSY", retryable: true });
    expect(buys(room)).toBe(1);
    room.fake.setWeather(null);
    const early = await failureOf(room.desk.purchaseLabels({ orderId }));
    expect([early.code, buys(room)]).toEqual(["CARRIER_UNAVAILABLE", 1]);
    await room.clock.advance(60_000);
    expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
    expect(await room.problems()).toEqual([]);
  });
});
