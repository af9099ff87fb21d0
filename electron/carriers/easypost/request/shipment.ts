import type { Shipment } from "#electron/carriers/carrier.ts";
import type { CarrierName, Package } from "#shared/contract/rates.ts";
import type { LabelSize } from "#shared/rules/label.ts";
import { addressRequest } from "./address.ts";
import { customsRequest } from "./customs.ts";

/** What a shipment is told beside its two ends and its parcel. */
export interface ShipmentExtras {
  /** Names it at EasyPost: the order item. */
  reference?: string;
  isReturn?: boolean;
  labelReference?: string | null;
  labelSize?: LabelSize;
  carrier?: CarrierName;
  labelFormat?: "PDF" | "PNG";
}

/** How many characters of a reference every carrier prints. */
const printed = 35;

function parcelRequest({ length, width, height, weight, packageType }: Package): object {
  if (packageType === undefined || packageType.toLowerCase() === "package")
    return { length, width, height, weight };
  return { predefined_package: packageType, weight };
}

/** Which label paper a carrier lays out itself; null for its own 4 x 6. */
export function labelSizeOption(
  size: LabelSize | undefined,
  carrier: CarrierName | undefined,
): string | null {
  // The doc tab exists on labels of these two; all other papers are filled when they are printed.
  return size === "4x8" && (carrier === "UPS" || carrier === "FEDEX") ? "4x8" : null;
}

/** The reference as it may stand on a label; null when there is none, or carriers would refuse its characters. */
export function printedReference(reference: string | null | undefined): string | null {
  const text = reference?.trim().slice(0, printed) ?? "";
  return text !== "" && /^[\x20-\x7e]+$/.test(text) ? text : null;
}

/**
 * The body of a new shipment. Returns are asked for the way the goods went out: they switch the two ends themselves, ours stand
 * the way the parcel goes.
 */
export function shipmentRequest(shipment: Shipment, extras: ShipmentExtras = {}): object {
  const { fromAddress, toAddress, parcel, customsInfo } = shipment;
  const isReturn = extras.isReturn === true;
  const [from, to] = isReturn ? [toAddress, fromAddress] : [fromAddress, toAddress];
  const size = labelSizeOption(extras.labelSize, extras.carrier);
  const reference = printedReference(extras.labelReference);
  const special = parcel.specialRatesEligibility;
  return {
    shipment: {
      from_address: addressRequest(from),
      to_address: addressRequest(to),
      parcel: parcelRequest(parcel),
      ...(customsInfo ? { customs_info: customsRequest(customsInfo, isReturn) } : {}),
      ...(isReturn ? { is_return: true } : {}),
      ...(extras.reference ? { reference: extras.reference } : {}),
      options: {
        label_format: extras.labelFormat ?? "PDF",
        currency: "USD",
        ...(size ? { label_size: size } : {}),
        ...(reference ? { print_custom_1: reference } : {}),
        ...(special ? { special_rates_eligibility: special } : {}),
        ...(customsInfo ? { incoterm: customsInfo.incoterm } : {}),
      },
    },
  };
}
