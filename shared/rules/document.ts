import type { Address } from "../contract/address.ts";
import type { CustomsInfo } from "../contract/customs.ts";
import type { CarrierName } from "../contract/rates.ts";
import type { LabelBarcode } from "./label.ts";

/** What a document is laid out for: a label printer's paper, or a US letter sheet. */
export type DocumentPaper = "4x6" | "letter";

/** What every paper that goes with a parcel says. */
interface OfParcel {
  carrier: CarrierName;
  /** `USPS Priority Mail International`. */
  service: string;
  /** The tracking code as the API answers it: no spaces. */
  trackingCode: string;
  from: Address;
  to: Address;
  /** YYYY-MM-DD, the ship date of the label; on what customs reads the day of signing, which is that of the purchase. */
  date: string;
  /** The order number, or the order's id where it has none: also the invoice number. */
  reference: string;
  /** Sandbox: marked as a sample. */
  sample: boolean;
}

interface Declared extends OfParcel {
  customs: CustomsInfo;
  /** Ounces, of the packed parcel. */
  grossOunces: number;
  /** What the label cost, US cents. */
  postageCents: number;
}

export interface CustomsForm extends Declared {
  type: "cn22" | "cn23";
}

export interface Invoice extends Declared {
  type: "commercial_invoice" | "proforma_invoice";
}

export interface SlipItem {
  description: string;
  sku: string;
  quantity: number;
}

export interface PackingSlip extends OfParcel {
  type: "packing_slip";
  items: readonly SlipItem[];
  notes: string;
  /** All on one page, the rest as a count: for a slip that follows its label out of the printer. */
  onePage: boolean;
}

export interface ManifestLine {
  trackingCode: string;
  service: string;
  /** Where it goes: `AUSTIN TX 78701`. */
  place: string;
  /** Ounces. */
  ounces: number;
  /** Voided after the manifest was made. */
  voided: boolean;
}

export interface ManifestForm {
  type: "manifest";
  carrier: CarrierName;
  /** The number below the bars, in groups. */
  numberText: string;
  barcode: LabelBarcode;
  from: Address;
  /** YYYY-MM-DD */
  date: string;
  /** Pieces by service, as the form was made: voided ones included. */
  services: readonly { service: string; count: number }[];
  lines: readonly ManifestLine[];
  sample: boolean;
}

/** What a document says, before anybody draws it. Its pages are made from this alone. */
export type DocumentContent = CustomsForm | Invoice | PackingSlip | ManifestForm;

/** As much of a document as its number of pages follows from. */
export interface DocumentShape {
  type: DocumentContent["type"];
  carrier: CarrierName;
  /** Articles, or pieces of a manifest. */
  entries: number;
}

/** The paper that a document's file is made for: label-sized what goes on or into the parcel, letter what goes with it. */
export function paperOf(type: DocumentContent["type"]): DocumentPaper {
  return type === "cn22" || type === "packing_slip" ? "4x6" : "letter";
}
