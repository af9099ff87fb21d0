import type { Address } from "#shared/contract/address.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";

const none = { company: undefined, street2: undefined, email: undefined };
export const warehouse: Address = {
  ...none,
  name: "Dana Whitfield",
  company: "Northlight Goods LLC",
  street1: "1455 Market St",
  street2: "Ste 600",
  city: "San Francisco",
  state: "CA",
  zip: "94103",
  country: "US",
  phone: "415-555-0142",
};
export const customer: Address = {
  ...none,
  name: "Morgan Ellery",
  street1: "2201 Barton Springs Rd",
  street2: "Apt 14",
  city: "Austin",
  state: "TX",
  zip: "78704",
  country: "US",
  phone: "512-555-0186",
};
export const london: Address = {
  ...none,
  name: "Imogen Hartley",
  company: "Hartley & Sons Bookbinders",
  street1: "18 Lamb's Conduit St",
  city: "London",
  state: "",
  zip: "WC1N 3LJ",
  country: "GB",
  phone: "+44 20 7946 0991",
};
export const berlin: Address = {
  ...none,
  name: "Jürgen Großmann",
  street1: "Torstraße 140",
  street2: "Hinterhaus, 3. OG",
  city: "Berlin",
  state: "",
  zip: "10119",
  country: "DE",
  phone: "+49 30 5550 1424",
};

/** A declaration of `count` items. */
export function sampleCustoms(count: number): CustomsInfo {
  const goods = [
    ["Hand-bound notebook, cotton paper", "4820102010", 24.5, 11.2],
    ["Cotton T-shirt, printed", "6109100012", 18, 6.5],
    ["Ceramic coffee mug 350 ml", "691200", 14.75, 13],
  ] as const;
  return {
    contents_type: "merchandise",
    contents_explanation: undefined,
    customs_certify: true,
    customs_signer: "Dana Whitfield",
    eel_pfc: "NOEEI 30.37(a)",
    incoterm: "DDU",
    non_delivery_option: "return",
    restriction_type: "none",
    restriction_comments: undefined,
    customs_items: Array.from({ length: count }, (_, index) => {
      const [description, hs, value, weight] = goods[index % goods.length] ?? goods[0];
      return {
        description,
        quantity: (index % 3) + 1,
        value,
        weight,
        origin_country: "US",
        hs_tariff_number: hs,
      };
    }),
  };
}
