import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import { failureOf, Room } from "../doors/room.ts";
import { dana, magic, orderFor } from "../seeds/warehouse.ts";

const hour = 3_600_000;
const day = 24 * hour;

async function buy(room: Room, externalReference: string, recipients = [dana]) {
  const order = await orderFor(room.client, recipients, { externalReference });
  await room.client.purchaseLabels({ orderId: order.orderId });
  return order;
}

describe("the wallet", () => {
  test("tells held money apart, in coins and in dollars, and the rate with its source", async () => {
    await using room = await Room.open("ipc");
    await room.fund("LTC", "5");
    await buy(room, "PO-1", [magic("TIMEOUT LATE")]);
    const wallet = await room.station.desk.getWallet();
    const ltc = wallet.currencies.find(({ currency }) => currency === "LTC");
    expect(ltc).toMatchObject({ balance: "5.00000000", usd: "400.00", rateUsd: "80.00" });
    expect(ltc?.rateSource).toMatch(/\w/);
    expect(Number(ltc?.held)).toBeGreaterThan(0);
    const cents = (text?: string | null) => Math.round(Number(text) * 100);
    expect(cents(ltc?.availableUsd) + cents(ltc?.heldUsd)).toBe(40_000);
    expect([wallet.totalUsd, wallet.totalHeldUsd]).toEqual(["400.00", ltc?.heldUsd]);
  });
});

describe("the history", () => {
  const history = (room: Room, input: Input<Desk["listWalletEntries"]> = {}) =>
    room.station.desk.listWalletEntries(input);

  test("has every movement newest first, with its order, its label and the balance after it", async () => {
    await using room = await Room.open("ipc");
    await room.fund("LTC", "5");
    room.station.clock.jump(hour);
    const { orderId } = await buy(room, "PO-1");
    const { entries, next } = await history(room);
    expect(next).toBeNull();
    expect(entries.map(({ type }) => type)).toEqual(["label_purchase", "deposit"]);
    const [debit, deposit] = entries;
    expect(debit).toMatchObject({
      orderId,
      externalReference: "PO-1",
      carrier: "USPS",
      service: "GroundAdvantage",
      rate: "80.00",
    });
    expect(debit?.amount).toMatch(/^-0\.\d{8}$/);
    expect(debit?.trackingCode).toMatch(/^\d{22}$/);
    expect(deposit).toMatchObject({
      amount: "5.00000000",
      balanceAfter: "5.00000000",
      orderId: null,
    });
  });

  test("is filtered by type, currency, days and order, each alone and together", async () => {
    await using room = await Room.open("ipc");
    await room.fund("LTC", "5");
    await room.fund("BTC", "0.1");
    await buy(room, "PO-1");
    room.station.clock.jump(2 * day);
    await buy(room, "PO-2", [{ ...dana, name: "Wu Li" }]);
    const found = async (input: Input<Desk["listWalletEntries"]>) =>
      (await history(room, input)).entries.map(
        ({ type, externalReference }) => externalReference ?? type,
      );
    expect(await found({ type: "deposit" })).toEqual(["deposit", "deposit"]);
    expect(await found({ currency: "LTC" })).toHaveLength(1);
    expect(await found({ from: "2026-11-24" })).toEqual(["PO-2"]);
    expect(await found({ to: "2026-11-24", type: "label_purchase" })).toEqual(["PO-1"]);
    expect(await found({ search: "po-2" })).toEqual(["PO-2"]);
    expect(await found({ search: "wu" })).toEqual(["PO-2"]);
    expect(await found({ search: "PO", from: "2026-11-23", to: "2026-11-23" })).toEqual(["PO-1"]);
    expect(await found({ search: "nobody" })).toEqual([]);
  });

  test("a day begins by the clocks of its time zone", async () => {
    await using room = await Room.open("ipc");
    // 16:00 UTC is the next day in Tokyo.
    await room.fund("LTC", "1");
    const count = async (timeZone: string) =>
      (await history(room, { from: "2026-11-24", timeZone })).entries.length;
    expect([await count("UTC"), await count("Asia/Tokyo")]).toEqual([0, 1]);
    const failure = await failureOf(
      history(room, { from: "2026-11-24", timeZone: "Mars/Olympus" }),
    );
    expect(failure.errors[0]?.field).toBe("timeZone");
  });

  test("comes in pages without a gap or a repetition, and refuses a range that ends before it begins", async () => {
    await using room = await Room.open("ipc");
    for (let count = 0; count < 7; count++) await room.fund("LTC", "1");
    const all = (await history(room)).entries.map(({ id }) => id);
    const paged: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page: Awaited<ReturnType<typeof history>> = await history(room, { limit: 3, after });
      paged.push(...page.entries.map(({ id }) => id));
      after = page.next;
    }
    expect(paged).toEqual(all);
    expect(new Set(paged).size).toBe(7);
    const wrong = await failureOf(history(room, { from: "2026-11-24", to: "2026-11-23" }));
    expect(wrong.errors[0]?.field).toBe("to");
  });

  test("as a file it opens in a spreadsheet with its numbers as numbers and runs no formula", async () => {
    await using room = await Room.open("ipc");
    await room.fund("LTC", "5");
    await buy(room, '=HYPERLINK("http://evil.example","PO-1")');
    const file = await room.station.desk.exportWalletEntries({ timeZone: "America/Denver" });
    expect(file.fileName).toBe("wallet-all-2026-11-23.csv");
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(file.bytes);
    expect(text.startsWith("\u{feff}Date,Type,Currency,Amount,USD")).toBe(true);
    const { data } = Papa.parse<Record<string, string>>(text.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({
      Date: "2026-11-23 09:00:00",
      Service: "USPS Ground Advantage",
      Order: `'=HYPERLINK("http://evil.example","PO-1")`,
    });
    expect(data[0]?.["Amount"]).toMatch(/^-0\.\d{8}$/);
    const filtered = await room.station.desk.exportWalletEntries({ type: "deposit" });
    expect(new TextDecoder().decode(filtered.bytes)).not.toContain("label_purchase");
  });
});

describe("spending", () => {
  const range = { from: "2026-11-22", to: "2026-11-26" };

  test("is summed to the cent by day, by carrier and by service", async () => {
    await using room = await Room.open("ipc");
    await room.fund();
    const first = await buy(room, "PO-1", [dana, dana]);
    room.station.clock.jump(day);
    const second = await buy(room, "PO-2");
    const cents = (usd: number) => Math.round(usd * 100);
    const whole = cents(first.totalAmount) + cents(second.totalAmount);
    const { total, days, carriers, services } = await room.station.desk.getSpend(range);
    expect(total).toMatchObject({ cents: whole, labels: 3, refundedUsd: "0.00" });
    expect(days.map((one) => [one.day, one.cents])).toEqual([
      ["2026-11-22", 0],
      ["2026-11-23", cents(first.totalAmount)],
      ["2026-11-24", cents(second.totalAmount)],
      ["2026-11-25", 0],
      ["2026-11-26", 0],
    ]);
    expect(carriers).toMatchObject([{ carrier: "USPS", cents: whole, share: "100.0" }]);
    expect(services).toMatchObject([{ carrier: "USPS", service: "GroundAdvantage", labels: 3 }]);
  });

  test("a refund is taken off on the day it comes", async () => {
    await using room = await Room.open("ipc");
    await room.fund();
    const order = await buy(room, "PO-1");
    // 16:00 UTC is an hour before midnight in Jakarta.
    room.station.clock.jump(hour);
    await room.client.voidLabel({ orderItemId: order.items[0]?.orderItemId ?? "" });
    const { total, days } = await room.station.desk.getSpend({
      ...range,
      timeZone: "Asia/Jakarta",
    });
    expect(total).toMatchObject({ usd: "0.00", labels: 1 });
    expect(total.boughtUsd).toBe(total.refundedUsd);
    expect(days[2]).toMatchObject({ day: "2026-11-24", boughtUsd: "0.00" });
    expect(days[2]?.cents).toBe(-(days[1]?.cents ?? 0));
  });

  test("belongs to the day of the time zone, also where a day has 25 hours", async () => {
    await using room = await Room.open("ipc");
    await room.fund();
    await buy(room, "PO-1");
    const dayIn = async (timeZone: string) => {
      const { days } = await room.station.desk.getSpend({ ...range, timeZone });
      return days.find(({ cents }) => cents > 0)?.day;
    };
    expect(await dayIn("America/Los_Angeles")).toBe("2026-11-23");
    expect(await dayIn("Asia/Tokyo")).toBe("2026-11-24");
    const autumn = await room.station.desk.getSpend({
      from: "2026-10-31",
      to: "2026-11-02",
      timeZone: "America/New_York",
    });
    expect(autumn.days.map((one) => one.day)).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
  });

  test("a range that is too long, or ends before it begins, is refused", async () => {
    await using room = await Room.open("ipc");
    const { getSpend } = room.station.desk;
    for (const wrong of [
      { from: "2020-01-01", to: "2026-11-26" },
      { from: "2026-11-26", to: "2026-11-22" },
      { from: "soon", to: "2026-11-22" },
    ])
      expect((await failureOf(getSpend(wrong))).code).toBe("VALIDATION_ERROR");
  });
});
