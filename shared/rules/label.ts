import type { Address } from "../contract/address.ts";
import type { CarrierName, Package } from "../contract/rates.ts";
import type { CustomsInfo } from "../contract/customs.ts";

/** The symbologies that carriers print. */
export type Symbology = "gs1-128" | "code128" | "maxicode" | "pdf417" | "datamatrix";

export interface LabelBarcode {
  symbology: Symbology;
  /** What a scanner must read. GS1 data is written with its identifiers in brackets: `(420)94107(92)001…`. */
  data: string;
  /** Printed below the bars. */
  caption: string | null;
}

/** What a label says, before anybody draws it. PDF, PNG and ZPL are made from this alone. */
export interface LabelContent {
  carrier: CarrierName;
  /** The carrier's own name of the service, as in the rate: `Ground Advantage`. */
  service: string;
  /** The large letter or icon text of the service: `G`, `P`, `1`. */
  serviceIcon: string;
  /** The tracking code as the API answers it: no spaces. */
  trackingCode: string;
  /** The same as the carrier prints it, in groups. */
  trackingText: string;
  /** The barcode that carries the tracking code. */
  barcode: LabelBarcode;
  /** Further symbols that the carrier prints: MaxiCode, PDF417. */
  extraBarcodes: readonly LabelBarcode[];
  /** Routing text such as UPS `GA 303 9-01`; null where the carrier prints none. */
  routing: string | null;
  from: Address;
  to: Address;
  /** YYYY-MM-DD, the date of the ship-from's place. */
  shipDate: string;
  parcel: Package;
  /** Ounces charged for, when dimensional weight exceeds the actual. */
  billableOunces: number | null;
  zone: string | null;
  /** Extra lines for the postage or billing block: `US POSTAGE PAID`, `BILLING: P/P`. */
  postage: readonly string[];
  /** The shipper's own reference, printed when given. */
  reference: string | null;
  /** Printed on international labels, with the items. */
  customs: CustomsInfo | null;
  /** True in sandbox: printed across with SAMPLE - NOT VALID FOR POSTAGE. */
  sample: boolean;
}

export const sampleLegend = "SAMPLE - NOT VALID FOR POSTAGE";
