import type { Address } from "#shared/contract/address.ts";
import type { Package } from "#shared/contract/rates.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";
import type { Shipment } from "#electron/carriers/carrier.ts";

/** Reads an address back. The JSON was parsed by the contract before the station wrote it, so its shape is known. */
export function addressFromJson(json: string): Address {
  return JSON.parse(json) as Address;
}

/** Reads a shipment row back; its shape is known as an address's is. */
export function shipmentFromRow(row: {
  from_address: string;
  to_address: string;
  parcel: string;
  customs: string | null;
}): Shipment {
  return {
    fromAddress: addressFromJson(row.from_address),
    toAddress: addressFromJson(row.to_address),
    parcel: JSON.parse(row.parcel) as Package,
    customsInfo: row.customs ? (JSON.parse(row.customs) as CustomsInfo) : null,
  };
}

export function instant(ms: number): string {
  return new Date(ms).toISOString();
}
