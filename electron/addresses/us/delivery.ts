import type { AddressError } from "#shared/contract/address.ts";
import type { SuffixTable } from "../data/suffix-table.ts";

export interface DeliveryContext {
  suffixes: SuffixTable;
  /** True for APO, FPO and DPO ZIPs. */
  military: boolean;
  puertoRico: boolean;
}

/** Both lines standardized; `street2` is "" where everything fits into the delivery line. */
export interface Delivery {
  street1: string;
  street2: string;
  errors: AddressError[];
}

/** The words of a line; see toWords. */
export type Words = readonly string[];
