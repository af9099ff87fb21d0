import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customs, parcel, toronto, warehouse } from "../seeds/warehouse.ts";
import { changed, type Json } from "./changed-body.ts";
import { doors, failureOf, Room } from "./room.ts";

const abroad: Json = {
  fromAddress: warehouse,
  toAddress: toronto,
  packageDetails: parcel,
  customsInfo: customs,
};
const item = customs.customs_items[0] ?? {};

describe.each(doors)("the customs block through %s", (door) => {
  let room: Room;
  const rate = (changes: Json) =>
    room.client.getRates(changed(abroad, changes) as Parameters<typeof room.client.getRates>[0]);
  const fields = async (changes: Json) => {
    const { code, errors } = await failureOf(rate(changes));
    expect(code).toBe("VALIDATION_ERROR");
    return errors.map(({ field }) => field);
  };
  beforeAll(async () => void (room = await Room.open(door)));
  afterAll(() => room[Symbol.asyncDispose]());

  test.each([0, 101])("%i customs items are refused", async (count) => {
    const items = Array.from({ length: count }, () => item);
    expect(await fields({ "customsInfo.customs_items": items })).toEqual([
      "customsInfo.customs_items",
    ]);
  });

  test.each([
    ["quantity", [0, -1, 1.5, "1", undefined]],
    ["value", [0, -5, "55", undefined]],
    ["weight", [0, -5, 1e308, undefined]],
    ["hs_tariff_number", ["42023", "42023100000", "4202.31", "42O231", 420231, "", undefined]],
    ["origin_country", ["", "U", "USA", "XX", "1A", 1, undefined]],
    ["description", ["", "   ", 7, "x".repeat(201), undefined]],
  ])("a customs item's %s is held to its rule", async (field, values) => {
    for (const value of values)
      expect(await fields({ [`customsInfo.customs_items[0].${field}`]: value })).toEqual([
        `customsInfo.customs_items[0].${field}`,
      ]);
  });

  test.each([
    ["contents_type", ["toys", "", "Merchandise", undefined]],
    ["customs_certify", [false, "true", 1, null, undefined]],
    ["customs_signer", ["", undefined]],
    ["eel_pfc", ["", undefined]],
    ["incoterm", ["EXW", "ddu", 1]],
    ["non_delivery_option", ["destroy", undefined]],
    ["restriction_type", ["some", undefined]],
  ])("the customs block's %s is held to its rule", async (field, values) => {
    for (const value of values)
      expect(await fields({ [`customsInfo.${field}`]: value })).toEqual([`customsInfo.${field}`]);
  });

  test("the explanation and the comments are needed when their rule says so", async () => {
    const other = { "customsInfo.contents_type": "other" };
    const empty = { ...other, "customsInfo.contents_explanation": " " };
    for (const changes of [other, empty])
      expect(await fields(changes)).toEqual(["customsInfo.contents_explanation"]);
    expect(await fields({ "customsInfo.restriction_type": "other" })).toEqual([
      "customsInfo.restriction_comments",
    ]);
  });

  test("what the rules allow passes: 1 and 100 items, 6 and 10 digits, every enum value", async () => {
    const allowed: Json[] = [
      { "customsInfo.customs_items": Array.from({ length: 100 }, () => item) },
      { "customsInfo.customs_items[0].hs_tariff_number": "4202310000" },
      { "customsInfo.customs_items[0].origin_country": "vn" },
      { "customsInfo.incoterm": "DDP" },
      { "customsInfo.incoterm": null },
      { "customsInfo.non_delivery_option": "abandon" },
      { "customsInfo.contents_type": "other", "customsInfo.contents_explanation": "Masks" },
      ...["documents", "gift", "merchandise", "returned_goods", "sample"].map((type) => ({
        "customsInfo.contents_type": type,
      })),
      ...["dangerous_goods", "humanitarian_donation"].map((type) => ({
        "customsInfo.contents_type": type,
      })),
      ...["other", "quarantine", "sanitary_phytosanitary_inspection"].map((type) => ({
        "customsInfo.restriction_type": type,
        "customsInfo.restriction_comments": "See the certificate.",
      })),
    ];
    for (const changes of allowed) expect((await rate(changes)).rates).not.toEqual([]);
  });
});
