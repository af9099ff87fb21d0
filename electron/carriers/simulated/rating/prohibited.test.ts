import { expect, test } from "vitest";
import type { Address } from "#shared/contract/address.ts";
import type { Shipment } from "#electron/carriers/carrier.ts";
import { openForTest } from "../testing/open-for-test.ts";
import { addresses, customs, shipmentTo } from "../testing/sample-shipments.ts";

const { guam, london, ottawa, sanJuan } = addresses;
const { carriers } = openForTest();
const ask = async (shipment: Shipment) => {
  const { rates, messages } = await carriers.rates(shipment);
  return {
    carriers: [...new Set(rates.map(({ carrier }) => carrier))].toSorted(),
    services: rates.map(({ service }) => service),
    messages: messages.map(({ message }) => message),
  };
};
const to = (country: string, zip = "1000", state = ""): Address => ({
  ...london,
  country,
  zip,
  state,
});

test.each(["CU", "IR", "KP", "SY"])(
  "nobody ships to %s, and each carrier says so",
  async (country) => {
    const { carriers, messages } = await ask(shipmentTo(to(country)));
    expect(carriers).toEqual([]);
    expect(messages).toHaveLength(4);
  },
);

test("Russia gets mail and no couriers, and no express mail", async () => {
  const { carriers, services, messages } = await ask(shipmentTo(to("RU")));
  expect(carriers).toEqual(["USPS"]);
  expect(services).toContain("PriorityMailInternational");
  expect(services).not.toContain("ExpressMailInternational");
  expect(messages).toContain(
    "The parcel cannot go to RU by this service of USPS ExpressMailInternational.",
  );
});

test.each([to("UA", "95000"), to("UA", "83000"), to("UA", "91000"), to("UA", "", "Crimea")])(
  "Crimea, Donetsk and Luhansk are closed (%o)",
  async (address) => {
    const { carriers, messages } = await ask(shipmentTo(address));
    expect(carriers).toEqual([]);
    expect(new Set(messages)).toEqual(
      new Set([
        "No carrier ships to or from Crimea, Donetsk and Luhansk: they are under United States sanctions.",
      ]),
    );
  },
);

test("Kyiv is open", async () => {
  expect((await ask(shipmentTo(to("UA", "01001")))).carriers).toHaveLength(4);
});

test("dangerous goods abroad: the mail refuses, couriers want a contract", async () => {
  const customsInfo = { ...customs, contents_type: "dangerous_goods" as const };
  const { carriers, messages } = await ask({ ...shipmentTo(london), customsInfo });
  expect(carriers).toEqual(["DHL", "FEDEX", "UPS"]);
  expect(messages).toEqual([
    "USPS does not take dangerous goods abroad.",
    ...["UPS", "FEDEX", "DHL"].map(
      (carrier) =>
        `${carrier} takes dangerous goods under a contract for them alone, packed and declared by its rules.`,
    ),
  ]);
});

test("a parcel of 50 pounds is too much for the mail to Jamaica, and the limit is told", async () => {
  const { messages } = await ask(shipmentTo(to("JM"), { weight: 800 }));
  expect(messages.join(" ")).toContain("weighs 50 lb, over the limit of 44 lb to JM of USPS");
});

test("a long parcel goes by mail to Canada and not to Brazil", async () => {
  const long = { length: 60, width: 6, height: 6 };
  expect((await ask(shipmentTo(ottawa, long))).services).toContain("PriorityMailInternational");
  expect((await ask(shipmentTo(to("BR", "01001000"), long))).services).not.toContain(
    "PriorityMailInternational",
  );
});

test("Guam needs a customs form and Puerto Rico none; the rates come either way", async () => {
  const asked = await ask(shipmentTo(guam));
  expect(asked.carriers).toEqual(["USPS"]);
  expect(asked.messages).toContain(
    "USPS needs a customs form on parcels to and from GU: give customsInfo with the shipment.",
  );
  expect((await ask({ ...shipmentTo(guam), customsInfo: customs })).messages.join()).not.toContain(
    "customs form",
  );
  expect((await ask(shipmentTo(sanJuan))).messages.join()).not.toContain("customs form");
});

test("a gift worth 500 dollars goes into no small flat rate box abroad", async () => {
  const [item] = customs.customs_items;
  if (!item) throw new Error("the sample has an item");
  const small = { length: 8, width: 5, height: 1.5, weight: 12 };
  const flat = async (value: number) =>
    (
      await ask({
        ...shipmentTo(london, small),
        customsInfo: { ...customs, customs_items: [{ ...item, value }] },
      })
    ).services.includes("PriorityMailInternationalSmallFlatRateBox");
  expect([await flat(50), await flat(500)]).toEqual([true, false]);
});
