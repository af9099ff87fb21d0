import type { ItemStatus } from "#shared/contract/labels.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import type { PaymentStatus } from "#shared/contract/orders.ts";
import type { Generated } from "kysely";

export interface OrderTable {
  seq: Generated<number>;
  id: string;
  tracking_id: string;
  external_reference: string | null;
  email: string | null;
  total_cents: number;
  payment_status: PaymentStatus;
  item_count: number;
  success_count: Generated<number>;
  processing_count: Generated<number>;
  failed_count: Generated<number>;
  voided_count: Generated<number>;
  created_at: number;
  updated_at: number;
  /** See seal.ts. */
  seal: Generated<string | null>;
}

export interface OrderTermTable {
  term: string;
  order_seq: number;
}

export interface OrderItemTable {
  id: string;
  order_id: string;
  position: number;
  rate_id: string;
  shipment_id: string;
  carrier: CarrierName;
  service: string;
  cents: number;
  status: ItemStatus;
  error_code: string | null;
  error_message: string | null;
  error_source: string | null;
  error_retryable: number | null;
  /** 1: the parcel comes back from a customer. */
  is_return: Generated<number>;
  /** 1: a packing slip was asked for. */
  packing_slip: Generated<number>;
  /** See seal.ts. */
  seal: Generated<string | null>;
}
