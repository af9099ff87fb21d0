import type { Api } from "#shared/contract/index.ts";
import type { Client, Input } from "#shared/contract/operation.ts";

type RatesInput = Input<Api["getRates"]>;

export const warehouse: RatesInput["fromAddress"] = {
  name: "Shipdeck Warehouse",
  company: "Shipdeck",
  street1: "1 Dr Carlton B Goodlett Pl",
  city: "San Francisco",
  state: "CA",
  zip: "94102",
  country: "US",
};

export const dana: RatesInput["toAddress"] = {
  name: "Dana Ruiz",
  street1: "600 Dexter Ave",
  city: "Montgomery",
  state: "AL",
  zip: "36130",
  country: "US",
};

export const parcel: RatesInput["packageDetails"] = { length: 10, width: 8, height: 4, weight: 18 };

export const customs: NonNullable<RatesInput["customsInfo"]> = {
  contents_type: "merchandise",
  customs_certify: true,
  customs_signer: "Ada Quist",
  eel_pfc: "NOEEI 30.37(a)",
  non_delivery_option: "return",
  restriction_type: "none",
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

/** Rates one parcel and makes an order of the cheapest offer, one item per recipient. */
export async function orderFor(
  client: Pick<Client<Api>, "getRates" | "createOrder">,
  recipients: readonly RatesInput["toAddress"][] = [dana],
  more: { externalReference?: string; email?: string } = {},
) {
  const items: { rateId: string }[] = [];
  for (const toAddress of recipients) {
    const { rates } = await client.getRates({
      fromAddress: warehouse,
      toAddress,
      packageDetails: parcel,
      carriers: ["USPS"],
    });
    const cheapest = rates[0];
    if (!cheapest) throw new Error(`no rate to ${toAddress.name}`);
    items.push({ rateId: cheapest.id });
  }
  return client.createOrder({ items, ...more });
}

/** Abroad: needs a customs block. */
export const toronto: RatesInput["toAddress"] = {
  name: "Mael Tremblay",
  street1: "290 Bremner Blvd",
  city: "Toronto",
  state: "ON",
  zip: "M5V 3L9",
  country: "CA",
};

/** A recipient whose name makes the simulated carrier misbehave: `MAGIC REFUSED` and so on. */
export function magic(name: string): RatesInput["toAddress"] {
  return { ...dana, name: `MAGIC ${name}` };
}
