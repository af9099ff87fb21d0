import { expect, test } from "vitest";
import { emptyShipment, ratesInput } from "./shipment.ts";

test("a typed weight is sent as a number", () => {
  const draft = {
    ...emptyShipment,
    packageDetails: { length: "10", width: " 8 ", height: "4.5", weight: "35" },
  };
  expect(ratesInput(draft).packageDetails).toEqual({
    length: 10,
    width: 8,
    height: 4.5,
    weight: 35,
  });
});

test("an empty weight is missing, and one that is no number is left for the station to name", () => {
  const draft = {
    ...emptyShipment,
    packageDetails: { length: "ten", width: "", height: "Infinity", weight: "1e3" },
  };
  expect(ratesInput(draft).packageDetails).toEqual({
    length: "ten",
    width: undefined,
    height: "Infinity",
    weight: 1000,
  });
});

test("a parcel that stays in the country declares nothing", () => {
  expect(ratesInput(emptyShipment)).not.toHaveProperty("customsInfo");
});

test("a parcel that leaves the country carries its declaration", () => {
  const draft = {
    ...emptyShipment,
    toAddress: { ...emptyShipment.toAddress, country: "CA" },
  };
  expect(ratesInput(draft).customsInfo?.customs_items).toEqual([
    expect.objectContaining({ quantity: 1, origin_country: "US" }),
  ]);
});
