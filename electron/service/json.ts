import type { Address } from "#shared/contract/address.ts";
import type { Package } from "#shared/contract/rates.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";
import type { Shipment } from "#electron/carriers/carrier.ts";

/** Reads a shipment row back. The JSON was parsed by the contract before the station wrote it, so its shape is known. */
export function shipmentFromRow(row: {
  from_address: string;
  to_address: string;
  parcel: string;
  customs: string | null;
}): Shipment {
  return {
    fromAddress: JSON.parse(row.from_address) as Address,
    toAddress: JSON.parse(row.to_address) as Address,
    parcel: JSON.parse(row.parcel) as Package,
    customsInfo: row.customs ? (JSON.parse(row.customs) as CustomsInfo) : null,
  };
}

export function instant(ms: number): string {
  return new Date(ms).toISOString();
}
