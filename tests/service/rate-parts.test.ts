import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Api } from "#shared/contract/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import type { Rate } from "#shared/contract/rates.ts";
import { doors, failureOf, Room } from "../doors/room.ts";
import { customs, dana, parcel, toronto, warehouse } from "../seeds/warehouse.ts";

const shipment = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };
const bozeman = { ...dana, street1: "121 N Rouse Ave", city: "Bozeman", state: "MT", zip: "59715" };
const codes = (rate: Rate | undefined) => rate?.breakdown.map(({ code }) => code);

describe.each(doors)("what a rate is made of, through %s", (door) => {
  let room: Room;
  beforeAll(async () => void (room = await Room.open(door)));
  afterAll(() => room[Symbol.asyncDispose]());
  const rate = (more: Partial<Input<Api["getRates"]>> = {}) =>
    room.client.getRates({ ...shipment, ...more });
  const service = async (name: string, more: Partial<Input<Api["getRates"]>> = {}) =>
    (await rate(more)).rates.find((offer) => offer.service === name);

  test("the parts of each rate sum up to it to the cent, and its card is named", async () => {
    for (const more of [{}, { toAddress: toronto, customsInfo: customs }, { toAddress: bozeman }]) {
      const { rates } = await rate(more);
      expect(rates.length).toBeGreaterThan(10);
      for (const offer of rates) {
        const cents = offer.breakdown.reduce(
          (sum, { amount }) => sum + Math.round(amount * 100),
          0,
        );
        expect(cents / 100).toBe(offer.rate);
        expect(offer.breakdown[0]).toMatchObject({ code: "BASE", name: "Base rate" });
        expect(offer.rate_card).toBe("2026-11-sandbox");
      }
    }
  });

  test("a home in Bozeman costs UPS a residence, a delivery area and fuel; a shop in Austin fuel alone", async () => {
    expect(codes(await service("Ground", { toAddress: bozeman }))).toEqual([
      "BASE",
      "RESIDENTIAL",
      "DELIVERY_AREA",
      "FUEL",
    ]);
    const shop = { ...dana, company: "Acme" };
    expect(codes(await service("Ground", { toAddress: shop }))).toEqual(["BASE", "FUEL"]);
    expect(codes(await service("Priority", { toAddress: bozeman }))).toEqual(["BASE"]);
  });

  test("a long light parcel pays USPS for its length and UPS for its handling", async () => {
    const long = { length: 50, width: 4, height: 4, weight: 32 };
    expect(codes(await service("Priority", { packageDetails: long }))).toContain(
      "NONSTANDARD_LENGTH",
    );
    expect(codes(await service("Ground", { packageDetails: long }))).toContain(
      "ADDITIONAL_HANDLING",
    );
  });

  test("flat rates come for the smallest package that the parcel fits into, and not for what fits into none", async () => {
    const flat = async (packageDetails: typeof parcel) =>
      (await rate({ packageDetails })).rates
        .filter(({ package_type, carrier }) => package_type !== null && carrier === "USPS")
        .map(({ package_type }) => package_type);
    expect(await flat({ length: 5, width: 8, height: 1.5, weight: 20 })).toContain(
      "SmallFlatRateBox",
    );
    expect(await flat({ length: 3.2, width: 13.5, height: 11, weight: 900 })).toEqual([
      "MediumFlatRateBox",
    ]);
    expect(await flat({ length: 12, width: 12, height: 5.5, weight: 20 })).toEqual([
      "LargeFlatRateBox",
    ]);
    expect(await flat({ length: 13, width: 13, height: 6, weight: 20 })).toEqual([]);
    expect(await flat({ length: 5, width: 5, height: 1, weight: 1121 })).toEqual([]);
  });

  test("a package type that is asked for is the only one, in any case; one's own is asked for as package", async () => {
    const types = async (packageType: string, packageDetails = parcel) => {
      const { rates } = await rate({ packageDetails: { ...packageDetails, packageType } });
      return [...new Set(rates.map(({ package_type }) => package_type))];
    };
    expect(await types("largeflatratebox")).toEqual(["LargeFlatRateBox"]);
    expect(await types("package")).toEqual([null]);
    const tooLarge = { length: 20, width: 20, height: 20, weight: 32 };
    const { rates, messages } = await rate({
      packageDetails: { ...tooLarge, packageType: "SmallFlatRateBox" },
    });
    expect(rates).toEqual([]);
    expect(messages.map(({ message }) => message)).toEqual([
      "The parcel does not fit into the Small Flat Rate Box of USPS PriorityMailSmallFlatRateBox.",
      "UPS has no package type SmallFlatRateBox.",
      "FEDEX has no package type SmallFlatRateBox.",
      "DHL has no package type SmallFlatRateBox.",
    ]);
  });

  test("a package type that nobody has is a 400 that names the field and all that there are", async () => {
    const { code, errors } = await failureOf(
      rate({ packageDetails: { ...parcel, packageType: "Crate" } }),
    );
    expect(code).toBe("VALIDATION_ERROR");
    expect(errors).toMatchObject([{ code: "INVALID", field: "packageDetails.packageType" }]);
    expect(errors[0]?.suggestion).toMatch(/^one of package, FlatRateEnvelope, .*FedExTube/);
  });

  test("Media Mail comes only for what is media", async () => {
    expect(await service("MediaMail")).toBeUndefined();
    const packageDetails = { ...parcel, specialRatesEligibility: "USPS.MEDIAMAIL" as const };
    expect(await service("MediaMail", { packageDetails })).toBeDefined();
    expect(await service("LibraryMail", { packageDetails })).toBeUndefined();
    const wrong = { ...parcel, specialRatesEligibility: "BOOKS" as "USPS.MEDIAMAIL" };
    const { errors } = await failureOf(rate({ packageDetails: wrong }));
    expect(errors.map(({ field }) => field)).toEqual(["packageDetails.specialRatesEligibility"]);
  });

  test("the carriers are listed with services, package types and limits, and every rate is on the list", async () => {
    const { carriers } = await room.client.listCarriers({});
    expect(carriers.map(({ carrier }) => carrier)).toEqual(["USPS", "UPS", "FEDEX", "DHL"]);
    const [usps] = carriers;
    expect((await room.client.listCarriers({ carrier: "usps" })).carriers).toEqual([usps]);
    const { errors } = await failureOf(room.client.listCarriers({ carrier: "ROYALMAIL" }));
    expect(errors.map(({ field }) => field)).toEqual(["carrier"]);
    expect(usps).toMatchObject({
      name: "USPS",
      rateCard: { version: "2026-11-sandbox", own: false },
      pickup: { cutOff: "17:00", days: "monday-to-saturday" },
      poBoxes: true,
    });
    expect(usps?.services.find((one) => one.service === "GroundAdvantage")).toMatchObject({
      name: "USPS Ground Advantage",
      limits: { maxWeight: 1120, maxLengthPlusGirth: 130, maxLength: null },
      charges: ["NONSTANDARD_LENGTH", "NONSTANDARD_VOLUME"],
    });
    expect(usps?.packageTypes.find((one) => one.packageType === "MediumFlatRateBox")).toMatchObject(
      { inside: [expect.any(Array), expect.any(Array)] },
    );
    for (const offer of (await rate()).rates) {
      const listed = carriers
        .find(({ carrier }) => carrier === offer.carrier)
        ?.services.find((one) => one.service === offer.service);
      // Simple Rate is a size of one's own packaging.
      if (!listed?.packageType?.startsWith("SimpleRate"))
        expect(listed?.packageType).toBe(offer.package_type);
      expect(listed?.zones).toContain(offer.zone);
    }
  });
});

test("a Friday offers Saturday delivery with its charge, a Monday does not", async () => {
  await using room = await Room.open("ipc");
  const saturday = async () =>
    (await room.client.getRates(shipment)).rates.filter(({ service }) => /saturday/i.test(service));
  expect(await saturday()).toEqual([]);
  room.station.clock.jump(11 * 86_400_000);
  const offers = await saturday();
  expect(offers.map(({ service }) => service).toSorted()).toEqual([
    "NextDayAirSaturday",
    "PRIORITY_OVERNIGHT_SATURDAY",
  ]);
  for (const offer of offers) {
    expect(offer.delivery_date).toBe("2026-12-05");
    expect(codes(offer)).toContain("SATURDAY_DELIVERY");
  }
});
