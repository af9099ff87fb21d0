import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FieldError } from "#shared/contract/errors.ts";
import { customs, dana, parcel, toronto, warehouse } from "../seeds/warehouse.ts";
import { changed, type Json } from "./changed-body.ts";
import { doors, failureOf, Room } from "./room.ts";

const abroad: Json = {
  fromAddress: warehouse,
  toAddress: toronto,
  packageDetails: parcel,
  customsInfo: customs,
};
const item = customs.customs_items[0] ?? {};

describe.each(doors)("wrong fields of a rates request through %s", (door) => {
  let room: Room;
  const wrong = async (body: Json): Promise<FieldError[]> => {
    const call = room.client.getRates(body as Parameters<typeof room.client.getRates>[0]);
    const { code, errors, message } = await failureOf(call);
    expect(code).toBe("VALIDATION_ERROR");
    for (const { field } of errors) expect(message).toContain(field);
    return [...errors];
  };
  const fields = async (changes: Json) =>
    (await wrong(changed(abroad, changes))).map(({ field }) => field).sort();
  beforeAll(async () => void (room = await Room.open(door)));
  beforeEach(() => void room.station.lines.splice(0));
  afterAll(async () => {
    const quotes = room.station.station.parts.store.db;
    const count = quotes.prepare("SELECT count(*) AS n FROM shipment").get() as { n: number };
    const errors = room.station.errors;
    await room[Symbol.asyncDispose]();
    if (count.n > 0 || errors.length > 0) throw new Error("a refused request left something");
  });

  test("all of them are named at once, by their paths", async () => {
    const items = [item, item, item, { ...item, value: 0, hs_tariff_number: "42023" }];
    const found = await fields({
      "fromAddress.name": undefined,
      "fromAddress.country": "Atlantis",
      "toAddress.zip": 36130,
      "packageDetails.weight": "18",
      "packageDetails.height": -4,
      "customsInfo.customs_certify": false,
      "customsInfo.contents_type": "other",
      "customsInfo.restriction_type": "quarantine",
      "customsInfo.customs_items": items,
      carriers: ["USPS", "PIGEON"],
    });
    expect(found).toEqual([
      "carriers[1]",
      "customsInfo.contents_explanation",
      "customsInfo.customs_certify",
      "customsInfo.customs_items[3].hs_tariff_number",
      "customsInfo.customs_items[3].value",
      "customsInfo.restriction_comments",
      "fromAddress.country",
      "fromAddress.name",
      "packageDetails.height",
      "packageDetails.weight",
      "toAddress.zip",
    ]);
  });

  test("states and postal codes that cannot ship are told beside the rest", async () => {
    const region = { "fromAddress.state": "ZZ", "toAddress.zip": "ABC" };
    expect(await fields(region)).toEqual(["fromAddress.state", "toAddress.zip"]);
    const both = { ...region, "fromAddress.name": "", "packageDetails.weight": 0 };
    expect(await fields(both)).toEqual([
      "fromAddress.name",
      "fromAddress.state",
      "packageDetails.weight",
      "toAddress.zip",
    ]);
  });

  test("an empty body names every required field, and nothing optional", async () => {
    const errors = await wrong({});
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ["fromAddress", "REQUIRED"],
      ["toAddress", "REQUIRED"],
      ["packageDetails", "REQUIRED"],
    ]);
    expect(await fields({ customsInfo: {} })).toEqual(
      [
        "contents_type",
        "customs_certify",
        "customs_items",
        "customs_signer",
        "eel_pfc",
        "non_delivery_option",
        "restriction_type",
      ].map((field) => `customsInfo.${field}`),
    );
  });

  test("a number sent as a text is refused, with the number as a hint", async () => {
    const [error] = await wrong(changed(abroad, { "packageDetails.weight": "18.5" }));
    expect(error).toEqual({
      code: "INVALID_TYPE",
      field: "packageDetails.weight",
      message: "must be a number",
      suggestion: "18.5 without quotes",
    });
  });

  test.each([0, -0, -1, 1e308, Number("1e-400"), 1e9, "NaN", "", null, true, [], {}])(
    "a weight of %j is refused",
    async (weight) => {
      expect(await fields({ "packageDetails.weight": weight })).toEqual(["packageDetails.weight"]);
    },
  );

  test.each([
    ["a NUL", "Da\u0000na"],
    ["a line break", "Dana\r\nX-Evil: 1"],
    ["an escape", "Da\u001bna"],
    ["a high surrogate alone", "Dana \ud83d"],
    ["a low surrogate alone", "\udce6 Dana"],
    ["blanks alone", " \t "],
    ["101 characters", "x".repeat(101)],
    ["a list", ["Dana"]],
  ])("a name with %s is refused", async (_, name) => {
    expect(await fields({ "toAddress.name": name })).toEqual(["toAddress.name"]);
  });

  test.each(["usa", "XX", "United States", "U", "", "ZZ", "U\u0000", 1])(
    "a country of %j is refused",
    async (country) => {
      expect(await fields({ "toAddress.country": country })).toEqual(["toAddress.country"]);
    },
  );

  test.each(["fromAddress", "toAddress", "packageDetails", "customsInfo"])(
    "%s as a text, a list or a number is refused as a whole",
    async (part) => {
      for (const value of ["text", [], 7, true])
        expect(await fields({ [part]: value })).toEqual([part]);
    },
  );

  test("a filter of carriers that is no list is refused", async () => {
    for (const carriers of ["USPS", { 0: "USPS" }, 1])
      expect(await fields({ carriers })).toEqual(["carriers"]);
    expect(await fields({ carriers: [1, null, "UPS"] })).toEqual(["carriers[0]", "carriers[1]"]);
  });
});

test("what is odd but legible is stored as it is, and answered as it was", async () => {
  await using room = await Room.open();
  const name = "Zoë \u202eRTL\u202c 📦 <b>'; DROP TABLE orders;-- =cmd()|' 株式会社";
  const { rates } = await room.client.getRates({
    fromAddress: warehouse,
    toAddress: { ...dana, name, company: "", phone: null, email: undefined },
    packageDetails: parcel,
  });
  const externalReference = '=HYPERLINK("http://evil") \\ %_\'';
  const { orderId } = await room.client.createOrder({
    items: [{ rateId: rates[0]?.id ?? "" }],
    externalReference,
  });
  const order = await room.client.getOrder({ id: orderId });
  expect(order.items[0]?.toAddress).toEqual({ ...dana, name });
  expect(order.externalReference).toBe(externalReference);
  await room.fund();
  expect((await room.client.purchaseLabels({ orderId })).successCount).toBe(1);
});
