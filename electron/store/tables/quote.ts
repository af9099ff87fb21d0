import type { Generated } from "kysely";
import type { CarrierName } from "#shared/contract/rates.ts";

export interface VerifiedAddressTable {
  id: string;
  address: string;
  created_at: number;
  /** See seal.ts. */
  seal: Generated<string | null>;
}

export interface ShipmentTable {
  id: string;
  /** JSON of Address, Package and CustomsInfo. */
  from_address: string;
  to_address: string;
  parcel: string;
  customs: string | null;
  created_at: number;
  /** See seal.ts. */
  seal: Generated<string | null>;
}

export interface QuoteTable {
  id: string;
  shipment_id: string;
  carrier: CarrierName;
  service: string;
  service_code: string;
  cents: number;
  delivery_days: number;
  delivery_date: string;
  guaranteed: number;
  zone: string | null;
  billable_ounces: number | null;
  expires_at: number;
  /** JSON of `[code, cents]` pairs; null in quotes of before. */
  breakdown: string | null;
  package_type: string | null;
  rate_card: string | null;
  /** See seal.ts. */
  seal: Generated<string | null>;
}
