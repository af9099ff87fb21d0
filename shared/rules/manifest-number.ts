import type { CarrierName } from "../contract/rates.ts";
import { gs1CheckDigit } from "./gs1-mod10.ts";
import type { LabelBarcode } from "./label.ts";

/** The sandbox's mailer id and its number as a source of online postage. */
const mailerId = "899901";
const sourceId = "90";

export interface ManifestNumber {
  number: string;
  /** The same in groups, for people. */
  text: string;
  barcode: LabelBarcode;
}

/**
 * The electronic file number of a SCAN form: application identifier 94 (online mailers), service type 757 (PS Form 5630), source
 * identifier, mailer id, serial of eight digits, modulo 10 check digit; as GS1-128. Source: USPS Publication 199, Appendix B, header
 * record of the Shipping Services File 1.7, "Electronic File Number".
 */
function scanFormNumber(serial: number): ManifestNumber {
  const digits = `94757${sourceId}${mailerId}${String(serial % 100_000_000).padStart(8, "0")}`;
  const number = digits + gs1CheckDigit(digits);
  const text = number.replace(/(.{4})(?=.)/g, "$1 ");
  const barcode = { symbology: "gs1-128", data: `(94)${number.slice(2)}`, caption: text } as const;
  return { number, text, barcode };
}

/** What a manifest is called: USPS by its electronic file number, the others by carrier, day and serial. */
export function manifestNumber(carrier: CarrierName, date: string, serial: number): ManifestNumber {
  if (carrier === "USPS") return scanFormNumber(serial);
  const day = date.replaceAll("-", "").slice(2);
  const count = String(serial % 1_000_000).padStart(6, "0");
  const number = `${carrier}${day}${count}`;
  const text = `${carrier} ${day} ${count}`;
  return { number, text, barcode: { symbology: "code128", data: number, caption: text } };
}
