import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Api } from "#shared/contract/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import { doors, failureOf, Room } from "../doors/room.ts";
import { customs, dana, parcel, toronto, warehouse } from "../seeds/warehouse.ts";

const shipment = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };

describe.each(doors)("rates through %s", (door) => {
  let room: Room;
  const rate = (more: Partial<Input<Api["getRates"]>> = {}) =>
    room.client.getRates({ ...shipment, ...more });
  const carriersOf = async (carriers?: string[]) => {
    const { rates } = await rate({ carriers });
    return [...new Set(rates.map(({ carrier }) => carrier))].sort();
  };
  beforeAll(async () => void (room = await Room.open(door)));
  afterAll(() => room[Symbol.asyncDispose]());

  test("a rate has every documented field", async () => {
    const { rates, shipmentIds, messages } = await rate();
    expect(Object.keys(shipmentIds)).toEqual(["default"]);
    expect(shipmentIds.default).toMatch(/^shp_/);
    expect(rates.length).toBeGreaterThan(8);
    expect(Array.isArray(messages)).toBe(true);
    expect(rates[0]).toEqual({
      id: expect.stringMatching(/^rate_/),
      carrier: "USPS",
      service: expect.any(String),
      rate: expect.any(Number),
      currency: "USD",
      delivery_days: expect.any(Number),
      delivery_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      shipment_id: shipmentIds.default,
      expires_at: "2026-11-23T16:30:00.000Z",
      zone: expect.any(String),
      billable_weight: expect.any(Number),
      delivery_date_guaranteed: expect.any(Boolean),
      breakdown: [{ code: "BASE", name: "Base rate", amount: rates[0]?.rate }],
      package_type: null,
      rate_card: "2026-11-sandbox",
    });
    expect(new Set(rates.map(({ id }) => id)).size).toBe(rates.length);
  });

  test("prices are whole cents above zero and come sorted", async () => {
    const prices = (await rate()).rates.map((offer) => offer.rate);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    for (const price of prices) {
      expect(price).toBeGreaterThan(0);
      expect(Math.round(price * 100) / 100).toBe(price);
    }
  });

  test("without a filter all four carriers answer", async () => {
    const all = ["DHL", "FEDEX", "UPS", "USPS"];
    const abroad = await rate({ toAddress: toronto, customsInfo: customs });
    expect([...new Set(abroad.rates.map(({ carrier }) => carrier))].sort()).toEqual(all);
  });

  test("an empty list of carriers is no filter", async () => {
    expect(await carriersOf([])).toEqual(await carriersOf());
  });

  test("carriers are taken in any letter case, once, and the service is the postal service", async () => {
    expect(await carriersOf(["usps", "Ups", "UPS"])).toEqual(["UPS", "USPS"]);
    expect(await carriersOf(["FedEx"])).toEqual(["FEDEX"]);
    expect(await carriersOf(["the service"])).toEqual(["USPS"]);
    expect(await carriersOf(["The Service", "usps"])).toEqual(["USPS"]);
  });

  test("an unknown carrier is a 400 that lists the allowed ones", async () => {
    const { code, errors } = await failureOf(rate({ carriers: ["USPS", "ROYALMAIL"] }));
    expect(code).toBe("VALIDATION_ERROR");
    expect(errors.map(({ field }) => field)).toEqual(["carriers[1]"]);
    for (const name of ["USPS", "UPS", "FEDEX", "DHL", "the service"])
      expect(errors[0]?.message).toContain(name);
  });

  test("a country is taken in any case, so us to US is no export", async () => {
    const lower = { ...dana, country: "us" };
    expect((await rate({ toAddress: lower })).rates.length).toBeGreaterThan(0);
  });

  test("a parcel abroad needs a customs block and then gets rates", async () => {
    const { code, errors } = await failureOf(rate({ toAddress: toronto }));
    expect(code).toBe("VALIDATION_ERROR");
    expect(errors).toMatchObject([{ code: "REQUIRED", field: "customsInfo" }]);
    const lower = { ...toronto, country: "ca" };
    const { rates } = await rate({ toAddress: lower, customsInfo: customs });
    expect(rates.length).toBeGreaterThan(0);
  });

  test("a parcel too large for anybody gets messages and no rates, not an error", async () => {
    const { rates, messages } = await rate({
      packageDetails: { length: 400, width: 100, height: 100, weight: 18 },
    });
    expect(rates).toEqual([]);
    expect(new Set(messages.map(({ carrier }) => carrier)).size).toBe(4);
    for (const message of messages)
      expect(message).toEqual({
        carrier: expect.any(String),
        type: expect.any(String),
        message: expect.stringMatching(/./),
      });
  });

  test.each([
    [
      "a ZIP code that does not exist",
      "99999",
      /^The ZIP code 99999 of the ship-to address does not exist \(\d{5} as zip would agree\)\. It is priced as it stands: check it before you buy\.$/,
    ],
    [
      "a ZIP code of another city",
      "90210",
      /^City, state and ZIP code do not belong together in the ship-to address /,
    ],
  ])("%s is priced, and every carrier's message says so", async (_what, zip, message) => {
    const toAddress = { ...dana, city: "New York", state: "NY", zip };
    const { rates, messages } = await rate({ toAddress, carriers: ["UPS", "USPS"] });
    expect(new Set(rates.map(({ carrier }) => carrier))).toEqual(new Set(["UPS", "USPS"]));
    expect(messages).toEqual(
      ["USPS", "UPS"].map((carrier) => ({
        carrier,
        type: "address_check_needed",
        message: expect.stringMatching(message),
      })),
    );
  });

  test("an address that holds together and an honest declaration have no message", async () => {
    expect((await rate()).messages).toEqual([]);
    expect((await rate({ toAddress: toronto, customsInfo: customs })).messages).toEqual([]);
  });

  test("goods too dear for their exemption and too heavy for their parcel are told", async () => {
    const customs_items = customs.customs_items.map((item) => ({
      ...item,
      value: 2600,
      weight: 900,
    }));
    const { rates, messages } = await rate({
      toAddress: toronto,
      customsInfo: { ...customs, customs_items },
      carriers: ["UPS"],
    });
    expect(rates.length).toBeGreaterThan(0);
    expect(messages).toEqual(
      [/^NOEEI 30\.37\(a\) exempts up to 2,500 USD/, /^The customs items weigh /].map(
        (message) => ({
          carrier: "UPS",
          type: "customs_check_needed",
          message: expect.stringMatching(message),
        }),
      ),
    );
  });

  test("the same parcel twice costs the same, under ids of its own", async () => {
    const [first, second] = [await rate(), await rate()];
    const plain = ({ rates }: typeof first) =>
      rates.map(({ carrier, service, rate }) => [carrier, service, rate]);
    expect(plain(second)).toEqual(plain(first));
    expect(second.shipmentIds).not.toEqual(first.shipmentIds);
  });
});
