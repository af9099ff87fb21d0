import type { BuyRequest, CarrierRate, Shipment } from "#electron/carriers/carrier.ts";
import type { Address } from "#shared/contract/address.ts";
import type { Package } from "#shared/contract/rates.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";

/** The lines that an address may lack. */
const bare = { company: undefined, street2: undefined, phone: undefined, email: undefined };

function us(name: string, street1: string, city: string, state: string, zip: string): Address {
  return { ...bare, name, street1, city, state, zip, country: "US" };
}

export const addresses = {
  austin: { ...us("Shipdeck", "1100 Congress Ave", "Austin", "TX", "78701"), company: "Shipdeck" },
  houston: us("Dana Ruiz", "2600 Fondren Rd", "Houston", "TX", "77063"),
  denver: us("Ola Berg", "200 E Colfax Ave", "Denver", "CO", "80203"),
  newYork: us("Noor Haddad", "350 5th Ave", "New York", "NY", "10001"),
  brooklyn: us("Mei Tanaka", "209 Joralemon St", "Brooklyn", "NY", "11201"),
  sanFrancisco: us("Kai Nakamura", "1 Post St", "San Francisco", "CA", "94104"),
  anchorage: us("Beth Larson", "632 W 6th Ave", "Anchorage", "AK", "99501"),
  honolulu: us("Hugo Martin", "415 S Beretania St", "Honolulu", "HI", "96813"),
  sanJuan: us("Jose Nunez", "63 Calle San Francisco", "San Juan", "PR", "00901"),
  guam: us("Ada Quist", "135 Chalan Santo Papa", "Hagatna", "GU", "96910"),
  apo: us("Sgt. Lee Brown", "Unit 2050 Box 4190", "APO", "AP", "96278"),
  poBox: us("Hugo Martin", "P.O. Box 1007", "Denver", "CO", "80203"),
  london: {
    ...bare,
    name: "Emma Clark",
    street1: "10 Downing Street",
    city: "London",
    state: "",
    zip: "SW1A 2AA",
    country: "GB",
  },
  ottawa: {
    ...bare,
    name: "Luc Tremblay",
    street1: "111 Wellington St",
    city: "Ottawa",
    state: "ON",
    zip: "K1A 0A9",
    country: "CA",
  },
} satisfies Record<string, Address>;

const parcel: Package = { length: 10, width: 8, height: 4, weight: 18 };

export const customs: CustomsInfo = {
  contents_type: "merchandise",
  contents_explanation: undefined,
  customs_certify: true,
  customs_signer: "Dana Ruiz",
  eel_pfc: "NOEEI 30.37(a)",
  incoterm: "DDU",
  non_delivery_option: "return",
  restriction_type: "none",
  restriction_comments: undefined,
  customs_items: [
    {
      description: "Leather wallet",
      quantity: 1,
      value: 55,
      weight: 12,
      origin_country: "US",
      hs_tariff_number: "420231",
    },
  ],
};

/** From Austin, with customs when it leaves the country. */
export function shipmentTo(toAddress: Address, changed: Partial<Package> = {}): Shipment {
  return {
    fromAddress: addresses.austin,
    toAddress,
    parcel: { ...parcel, ...changed },
    customsInfo: toAddress.country === "US" ? null : customs,
  };
}

export function purchaseOf(shipment: Shipment, rate: CarrierRate, reference: string): BuyRequest {
  const { carrier, service, serviceCode, cents } = rate;
  return {
    ...shipment,
    reference,
    carrier,
    service,
    serviceCode,
    cents,
    isReturn: false,
    labelReference: null,
  };
}
