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

/** Papers that a label is laid out for: inches, DIN A6, or the left half of a US letter sheet that is folded once. */
export const labelSizes = ["4x6", "4x8", "a6", "letter"] as const;
export type LabelSize = (typeof labelSizes)[number];

/** What lies in the parcel, for a doc tab or the half of a sheet that is folded away. */
export interface LabelItem {
  quantity: number;
  description: string;
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
  /** YYYY-MM-DD there, the day on which the label was bought and its declaration signed; absent: the ship date. */
  signedOn?: string;
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
  /** What the carrier shall do with an undeliverable parcel, in its own words: `RETURN SERVICE REQUESTED`. */
  endorsement?: string | null;
  /** Where the parcel enters the network: `SFO`; absent where the carrier prints none. */
  origin?: string | null;
  /** Absent: 4x6. */
  size?: LabelSize;
  items?: readonly LabelItem[];
  /** True in sandbox: printed across with SAMPLE - NOT VALID FOR POSTAGE. */
  sample: boolean;
}

export const sampleLegend = "SAMPLE - NOT VALID FOR POSTAGE";
