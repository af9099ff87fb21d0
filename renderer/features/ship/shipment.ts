import type { Api } from "#shared/contract/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import { type AddressDraft, emptyAddress } from "../../order/address-draft.ts";

export interface CustomsItemDraft {
  description: string;
  quantity: string;
  value: string;
  weight: string;
  origin_country: string;
  hs_tariff_number: string;
}

export interface CustomsDraft {
  contents_type: string;
  contents_explanation: string;
  customs_certify: boolean;
  customs_signer: string;
  eel_pfc: string;
  incoterm: string;
  non_delivery_option: string;
  restriction_type: string;
  restriction_comments: string;
  customs_items: readonly CustomsItemDraft[];
}

/** Inches and ounces, as typed. */
export interface ParcelDraft {
  length: string;
  width: string;
  height: string;
  weight: string;
}

/** The whole form, as typed. Its parts carry the names of the contract, so the station's errors find their fields. */
export interface ShipmentDraft {
  fromAddress: AddressDraft;
  toAddress: AddressDraft;
  packageDetails: ParcelDraft;
  customsInfo: CustomsDraft;
  externalReference: string;
}

export const emptyCustomsItem: CustomsItemDraft = {
  description: "",
  quantity: "1",
  value: "",
  weight: "",
  origin_country: "US",
  hs_tariff_number: "",
};

export const emptyShipment: ShipmentDraft = {
  fromAddress: emptyAddress,
  toAddress: emptyAddress,
  packageDetails: { length: "", width: "", height: "", weight: "" },
  customsInfo: {
    contents_type: "merchandise",
    contents_explanation: "",
    customs_certify: false,
    customs_signer: "",
    eel_pfc: "NOEEI 30.37(a)",
    incoterm: "DDU",
    non_delivery_option: "return",
    restriction_type: "none",
    restriction_comments: "",
    customs_items: [emptyCustomsItem],
  },
  externalReference: "",
};

export function isInternational({ fromAddress, toAddress }: ShipmentDraft): boolean {
  return fromAddress.country !== toAddress.country;
}

/** The typed text as a number. What is no number goes on as it is: the station refuses it and names its field. */
function typedNumber(text: string): number {
  const trimmed = text.trim();
  if (trimmed === "") return undefined as unknown as number;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : (text as unknown as number);
}

type RatesInput = Input<Api["getRates"]>;

/** A form's choice as the contract's; the station checks it. */
function typedCustoms(customs: CustomsDraft): NonNullable<RatesInput["customsInfo"]> {
  const { customs_items, ...rest } = customs;
  const items = customs_items.map((item) => ({
    ...item,
    quantity: typedNumber(item.quantity),
    value: typedNumber(item.value),
    weight: typedNumber(item.weight),
  }));
  return { ...rest, customs_items: items } as NonNullable<RatesInput["customsInfo"]>;
}

/** What the station is asked for rates with. */
export function ratesInput(draft: ShipmentDraft): RatesInput {
  const { length, width, height, weight } = draft.packageDetails;
  return {
    fromAddress: draft.fromAddress,
    toAddress: draft.toAddress,
    packageDetails: {
      length: typedNumber(length),
      width: typedNumber(width),
      height: typedNumber(height),
      weight: typedNumber(weight),
    },
    ...(isInternational(draft) ? { customsInfo: typedCustoms(draft.customsInfo) } : {}),
  };
}
