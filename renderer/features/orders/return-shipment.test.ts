import { expect, test } from "vitest";
import type { Item } from "../../order/OrderItem.tsx";
import { returnShipment } from "./return-shipment.ts";

const home = { name: "Warehouse", street1: "1 Post St", city: "Denver", state: "CO", zip: "80202" };
const ada = { name: "Ada", street1: "2 Post St", city: "Ottawa", state: "ON", zip: "K1A 0A9" };
const customsInfo = {
  contents_type: "merchandise",
  contents_explanation: "shop goods",
  customs_signer: "Warehouse",
  customs_items: [{ description: "Mug" }],
};
const sent = {
  fromAddress: { ...home, country: "US" },
  toAddress: { ...ada, country: "CA" },
  packageDetails: { length: 1, width: 1, height: 1, weight: 1 },
  customsInfo,
} as unknown as Item;

test("a parcel goes back from its recipient, declared as returned goods by them", () => {
  expect(returnShipment(sent)).toEqual({
    fromAddress: sent.toAddress,
    toAddress: sent.fromAddress,
    packageDetails: sent.packageDetails,
    customsInfo: {
      contents_type: "returned_goods",
      contents_explanation: null,
      customs_signer: "Ada",
      customs_items: [{ description: "Mug" }],
    },
  });
});

test("within a country nothing is declared", () => {
  const near = { ...sent, toAddress: { ...sent.toAddress, country: "US" } };
  expect(returnShipment(near)).not.toHaveProperty("customsInfo");
});
