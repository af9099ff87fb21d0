import fc from "fast-check";
import { expect, test } from "vitest";
import type { Shipment } from "#electron/carriers/carrier.ts";
import { openForTest } from "../testing/open-for-test.ts";
import { addresses, customs, shipmentTo } from "../testing/sample-shipments.ts";

async function ask(shipment: Shipment) {
  const { rates, messages } = await openForTest().carriers.rates(shipment);
  return {
    rates,
    carriers: [...new Set(rates.map(({ carrier }) => carrier))].toSorted(),
    services: rates.map(({ service }) => service),
    messages: messages.map(({ message }) => message),
  };
}

test("a small parcel within the States gets rates of all four carriers, cheapest first", async () => {
  const { rates, carriers, services, messages } = await ask(shipmentTo(addresses.denver));
  expect(carriers).toEqual(["DHL", "FEDEX", "UPS", "USPS"]);
  expect(rates.map(({ cents }) => cents)).toEqual(
    rates.map(({ cents }) => cents).toSorted((a, b) => a - b),
  );
  expect(services).toEqual(expect.arrayContaining(["GroundAdvantage", "Ground", "FEDEX_2_DAY"]));
  expect(messages).toEqual([]);
});

test("the same question gets the same answer", async () => {
  const first = await ask(shipmentTo(addresses.newYork));
  expect(await ask(shipmentTo(addresses.newYork))).toEqual(first);
});

test("a filter keeps the other carriers silent", async () => {
  const { carriers } = openForTest();
  const poBox = { ...shipmentTo(addresses.poBox), carriers: ["USPS", "DHL"] as const };
  const { rates, messages } = await carriers.rates(poBox);
  expect(new Set(rates.map(({ carrier }) => carrier))).toEqual(new Set(["USPS"]));
  expect(messages).toEqual([
    {
      carrier: "DHL",
      type: "rate_error",
      message: "DHL does not deliver to PO boxes; only USPS does.",
    },
  ]);
});

test.each(["PO Box 7", "P.O. Box 7", "p o box #7", "Post Office Box 7", "POB 7"])(
  "only USPS delivers to %s",
  async (street1) => {
    const { carriers, messages } = await ask(shipmentTo({ ...addresses.denver, street1 }));
    expect(carriers).toEqual(["USPS"]);
    expect(messages).toHaveLength(3);
  },
);

test.each([
  ["US", "General Delivery", "the counter of a post office (General Delivery, poste restante)"],
  ["GB", "Poste restante", "the counter of a post office (General Delivery, poste restante)"],
  ["CA", "CP 1234 succ Centre-ville", "PO boxes"],
  ["DE", "Postfach 1234", "PO boxes"],
  ["AU", "Locked Bag 12", "PO boxes"],
  ["MX", "Apartado Postal 12", "PO boxes"],
])("in %s only USPS delivers to %s", async (country, street1, what) => {
  const there = country === "US" ? addresses.denver : { ...addresses.london, country };
  const { carriers, messages } = await ask(shipmentTo({ ...there, street1 }));
  expect(carriers).toEqual(["USPS"]);
  expect(messages).toEqual(
    ["UPS", "FEDEX", "DHL"].map(
      (carrier) => `${carrier} does not deliver to ${what}; only USPS does.`,
    ),
  );
});

test.each(["12 Boxwood Lane", "7 Depot Box Canyon Rd", "1 Poblano St"])(
  "%s is a street like any other",
  async (street1) => {
    const { carriers } = await ask(shipmentTo({ ...addresses.denver, street1 }));
    expect(carriers).toHaveLength(4);
  },
);

test("only USPS delivers to soldiers overseas, and takes a week longer", async () => {
  const { carriers, rates, messages } = await ask(shipmentTo(addresses.apo));
  expect(carriers).toEqual(["USPS"]);
  expect(messages).toHaveLength(4);
  expect(messages[0]).toBe(
    "USPS needs a customs form on parcels to and from APO, FPO and DPO addresses: give customsInfo with the shipment.",
  );
  const declared = await ask({ ...shipmentTo(addresses.apo), customsInfo: customs });
  expect(declared.rates).toEqual(rates);
  expect(declared.messages).toHaveLength(3);
  expect(Math.min(...rates.map(({ deliveryDays }) => deliveryDays))).toBeGreaterThan(7);
  expect(rates.every(({ deliveryDateGuaranteed }) => !deliveryDateGuaranteed)).toBe(true);
});

test("Guam is postal zone 9 and nobody else's", async () => {
  const { rates, messages } = await ask(shipmentTo(addresses.guam));
  expect(new Set(rates.map(({ carrier, zone }) => `${carrier} ${zone}`))).toEqual(
    new Set(["USPS 9"]),
  );
  expect(messages).toContain("UPS has no service from TX to GU.");
});

test("Puerto Rico named as a country is priced as the state of the same name", async () => {
  const asState = await ask(shipmentTo(addresses.sanJuan));
  const asCountry = await ask({
    ...shipmentTo(addresses.sanJuan),
    toAddress: { ...addresses.sanJuan, country: "PR", state: "" },
  });
  expect(asCountry.rates).toEqual(asState.rates);
});

test("an unknown ZIP gives every carrier's message and no rate", async () => {
  const { rates, messages } = await ask(shipmentTo({ ...addresses.denver, zip: "00000" }));
  expect(rates).toEqual([]);
  expect(messages).toEqual(
    Array.from({ length: 4 }, () => "The ZIP code 00000 of the ship-to address is not known."),
  );
});

test("75 pounds are too much for USPS and DHL's parcels, and the message says by how much", async () => {
  const { carriers, messages } = await ask(shipmentTo(addresses.denver, { weight: 1200 }));
  expect(carriers).toEqual(["FEDEX", "UPS"]);
  expect(messages).toEqual([
    "The parcel weighs 75 lb, over the limit of 70 lb of USPS GroundAdvantage, Priority, Express.",
    "The parcel weighs 75 lb, over the limit of 70 lb of UPS GroundSaver.",
    "The parcel weighs 75 lb, over the limit of 70 lb of FEDEX GROUND_ECONOMY.",
    "The parcel weighs 75 lb, over the limit of 25 lb of DHL DHLParcelGround, DHLParcelExpedited, DHLParcelExpeditedMax.",
  ]);
});

test("a parcel too long, too big around or too heavy for everybody gets messages only", async () => {
  for (const wrong of [{ length: 120 }, { width: 60, height: 60 }, { weight: 2600 }]) {
    const { rates, messages } = await ask(shipmentTo(addresses.denver, wrong));
    expect(rates).toEqual([]);
    expect(messages.length).toBeGreaterThanOrEqual(4);
  }
});

test("a company pays no residential surcharge, and FedEx Ground becomes Home Delivery at home", async () => {
  const home = await ask(shipmentTo(addresses.denver));
  const work = await ask(shipmentTo({ ...addresses.denver, company: "Capitol Books" }));
  const priceOf = (answer: typeof home, name: string) =>
    answer.rates.find(({ service }) => service === name)?.cents ?? Number.NaN;
  expect(priceOf(work, "2ndDayAir")).toBeLessThan(priceOf(home, "2ndDayAir"));
  expect(priceOf(work, "Priority")).toBe(priceOf(home, "Priority"));
  expect(home.services).toContain("GROUND_HOME_DELIVERY");
  expect(home.services).not.toContain("FEDEX_GROUND");
  expect(work.services).toContain("FEDEX_GROUND");
});

test("Canada and Britain are served by international services at their group's price", async () => {
  const ottawa = await ask(shipmentTo(addresses.ottawa));
  const london = await ask(shipmentTo(addresses.london));
  expect(ottawa.carriers).toEqual(["DHL", "FEDEX", "UPS", "USPS"]);
  expect(new Set(ottawa.rates.map(({ zone }) => zone))).toEqual(new Set(["A"]));
  expect(new Set(london.rates.map(({ zone }) => zone))).toEqual(new Set(["C"]));
});

test("a wallet worth 500 USD is too dear for First-Class Package International", async () => {
  const [item] = customs.customs_items;
  if (!item) throw new Error("the sample has an item");
  const customsInfo = { ...customs, customs_items: [{ ...item, value: 500 }] };
  const { services, messages } = await ask({ ...shipmentTo(addresses.london), customsInfo });
  expect(services).not.toContain("FirstClassPackageInternationalService");
  expect(messages).toEqual([
    "The parcel is declared at 500 USD, over the limit of 400 USD of USPS FirstClassPackageInternationalService.",
  ]);
});

test("abroad: no declaration, a closed country, a parcel from abroad and one that stays there are told apart", async () => {
  const { london, ottawa, austin } = addresses;
  const bare = await ask({ ...shipmentTo(london), customsInfo: null });
  expect(bare.rates).toEqual([]);
  expect(bare.messages[0]).toBe("USPS needs a customs declaration for GB.");
  const closed = await ask(shipmentTo({ ...london, country: "KP" }));
  expect(closed.messages).toEqual(
    ["USPS", "UPS", "FEDEX", "DHL"].map((carrier) => `${carrier} does not serve KP.`),
  );
  const home = await ask({ ...shipmentTo(austin), fromAddress: london, customsInfo: customs });
  expect(home.carriers).toEqual(["DHL", "FEDEX", "UPS"]);
  expect(home.messages).toEqual(["USPS ships from United States addresses only."]);
  const within = await ask({ ...shipmentTo(ottawa), fromAddress: ottawa });
  expect(within.messages).toContain("UPS has no domestic service within CA.");
});

test("delivery dates skip Thanksgiving and Sundays, and an every-day service comes on both", async () => {
  const answerOn = async (startIso: string) => {
    const { rates } = await openForTest(Date.parse(startIso)).carriers.rates(
      shipmentTo(addresses.denver),
    );
    const dateOf = (name: string) =>
      rates.find(({ service }) => service === name)?.deliveryDate ?? "not offered";
    return [dateOf("Express"), dateOf("NextDayAir"), dateOf("Priority")];
  };
  expect(await answerOn("2026-11-25T16:00:00Z")).toEqual([
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
  ]);
  expect(await answerOn("2026-11-21T16:00:00Z")).toEqual([
    "2026-11-22",
    "2026-11-24",
    "2026-11-24",
  ]);
});

test("no service gets cheaper when the parcel gets heavier", async () => {
  const { carriers } = openForTest();
  const weight = fc.double({ min: 0.1, max: 2464, noNaN: true });
  const to = fc.constantFrom(
    addresses.houston,
    addresses.newYork,
    addresses.honolulu,
    addresses.london,
  );
  await fc.assert(
    fc.asyncProperty(weight, weight, to, async (a, b, address) => {
      const light = await carriers.rates(shipmentTo(address, { weight: Math.min(a, b) }));
      const heavy = await carriers.rates(shipmentTo(address, { weight: Math.max(a, b) }));
      for (const rate of heavy.rates) {
        const same = light.rates.find(({ serviceCode }) => serviceCode === rate.serviceCode);
        expect(same?.cents).toBeLessThanOrEqual(rate.cents);
      }
    }),
  );
});
