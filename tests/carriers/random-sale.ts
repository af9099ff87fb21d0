import fc from "fast-check";
import { testPostalDir } from "#electron/addresses/test-data.ts";
import { openAddressEngine } from "#electron/addresses/open-address-engine.ts";
import type { CarrierGateway, CarrierRate, Shipment } from "#electron/carriers/carrier.ts";
import { openSimulatedCarriers } from "#electron/carriers/simulated/open-simulated-carriers.ts";
import { readRecord } from "#electron/carriers/simulated/purchase/sold-record.ts";
import type { JourneyPlan } from "#electron/carriers/simulated/purchase/sold-record.ts";
import { memoryBook } from "#electron/carriers/simulated/testing/memory-book.ts";
import { ratesDir } from "#electron/carriers/simulated/testing/open-for-test.ts";
import { customs, purchaseOf } from "#electron/carriers/simulated/testing/sample-shipments.ts";
import type { Address } from "#shared/contract/address.ts";
import { Tracking } from "#shared/contract/tracking.ts";

export const engine = openAddressEngine(testPostalDir);

/** Every domestic ZIP that the postal data places, territories and military mail with it. */
const zips = Array.from({ length: 100_000 }, (_, zip) => String(zip).padStart(5, "0")).flatMap(
  (zip) => {
    const place = engine.locate({ country: "US", zip, state: "", city: "" });
    return place?.city && place.state ? [{ zip, city: place.city, state: place.state }] : [];
  },
);

const bare = { company: undefined, street2: undefined, phone: undefined, email: undefined };
const anyDomestic: fc.Arbitrary<Address> = fc
  .nat(zips.length - 1)
  .map((index) => zips[index] ?? { zip: "78701", city: "AUSTIN", state: "TX" })
  .map((place) => ({ ...bare, ...place, name: "Ada Quist", street1: "1 Main St", country: "US" }));

/** Capitals of every part of the world, with and without a gateway in the table. */
const abroad =
  `Toronto|ON|M5V 3L9|CA;Vancouver|BC|V6B 1A1|CA;Halifax|NS|B3J 1S9|CA;London||SW1A 2AA|GB;Berlin||10117|DE;Paris||75001|FR
Madrid|M|28013|ES;Tokyo|13|100-0001|JP;Sydney|NSW|2000|AU;Perth|WA|6000|AU;Auckland||1010|NZ;Sao Paulo|SP|01310-100|BR;Mexico City|CMX|06000|MX
Reykjavik||101|IS;Apia|||WS;Nairobi||00100|KE;Kathmandu||44600|NP;Dubai|||AE;Hong Kong|||HK;Montevideo||11000|UY;Suva|||FJ;Delhi|DL|110001|IN`
    .split(/[;\n]/)
    .map((line) => {
      const [city = "", state = "", zip = "", country = ""] = line.split("|");
      return { ...bare, name: "Emma Clark", street1: "1 High St", city, state, zip, country };
    });

/** Parcels come back from abroad, too. */
const anyEnd = (share: number) =>
  fc.oneof(
    { weight: share, arbitrary: anyDomestic },
    { weight: 1, arbitrary: fc.constantFrom(...abroad) },
  );

/** Three years with all their holidays and clock changes. */
const firstMs = Date.parse("2026-11-01T00:00:00Z");
const minutes = 3 * 365 * 24 * 60;

export const anySale = fc.record({
  fromAddress: anyEnd(9),
  toAddress: anyEnd(4),
  isBusiness: fc.boolean(),
  weight: fc.integer({ min: 1, max: 300 }),
  atMs: fc.nat(minutes).map((minute) => firstMs + minute * 60_000),
  service: fc.nat(10_000),
});
export type AnySale = typeof anySale extends fc.Arbitrary<infer T> ? T : never;

/** One set of carriers for all sales, each with a clock and a book of its own: reading the rate cards takes longer than a sale. */
let nowMs = firstMs;
let book = memoryBook();
const carriers: CarrierGateway = openSimulatedCarriers({
  ratesDir,
  clock: { now: () => nowMs },
  locate: (address) => engine.locate(address),
  book: {
    byReference: (reference) => book.byReference(reference),
    byTrackingCode: (code) => book.byTrackingCode(code),
    add: (entry) => book.add(entry),
    setState: (reference, state) => book.setState(reference, state),
    nextSerial: () => (serial += 1),
  },
  wait: () => Promise.resolve(),
});
let serial = 0;

export interface Sold {
  plan: JourneyPlan;
  rate: CarrierRate;
  soldAtMs: number;
  trackingCode: string;
  toAddress: Address;
  /** What the carrier says at a moment. */
  at: (ms: number) => Promise<Tracking>;
}

/** Sells a label with the service that the draw names; null where nobody goes. `name` is the recipient's, for magic. */
export async function sell(drawn: AnySale, name?: string): Promise<Sold | null> {
  nowMs = drawn.atMs;
  book = memoryBook();
  // Drawn, too: a sale is the same whatever was sold before it.
  serial = drawn.service;
  const ownBook = book;
  const toAddress: Address = {
    ...drawn.toAddress,
    ...(drawn.isBusiness ? { company: "Acme" } : {}),
    ...(name === undefined ? {} : { name }),
  };
  const shipment: Shipment = {
    fromAddress: drawn.fromAddress,
    toAddress,
    parcel: { length: 9, width: 6, height: 4, weight: drawn.weight },
    customsInfo: drawn.fromAddress.country === "US" && toAddress.country === "US" ? null : customs,
  };
  const { rates } = await carriers.rates(shipment);
  const rate = rates[drawn.service % Math.max(1, rates.length)];
  if (!rate) return null;
  const bought = await carriers.buy(purchaseOf(shipment, rate, "attempt-1"));
  if (bought.kind !== "bought") throw new Error(JSON.stringify(bought));
  const { trackingCode } = bought.sale;
  const entry = book.byTrackingCode(trackingCode);
  if (!entry) throw new Error("a sold label is in the book");
  return {
    plan: readRecord(entry).journey,
    rate,
    soldAtMs: drawn.atMs,
    trackingCode,
    toAddress,
    at: async (ms) => {
      nowMs = ms;
      book = ownBook;
      return Tracking.parse(await carriers.track(trackingCode));
    },
  };
}
