import type { Fee } from "#electron/carriers/carrier.ts";
import { centsOf, centsOfMicros, microsOf } from "../money.ts";
import type { PostageLabel, TheirFee, TheirShipment } from "./schemas.ts";

/** A shipment that was sold: what is needed to fetch its label and to pay for it. */
export interface SoldShipment {
  trackingCode: string;
  cents: number;
  fees: Fee[];
  file: { url: string; isPdf: boolean };
}

/** `PostageFee` → `Postage`. */
function feeName({ type }: TheirFee): string {
  return (type ?? "Fee").replace(/Fee$/, "") || "Fee";
}

/** Their fees of a label, and all of them together. A fee is not the rate: an account may insure every parcel. */
function charged(shipment: TheirShipment): { cents: number; fees: Fee[] } | null {
  const rate = shipment.selected_rate ? centsOf(shipment.selected_rate.rate) : null;
  const told = shipment.fees ?? [];
  const fees: Fee[] = [];
  let micros = 0;
  for (const fee of told) {
    const amount = microsOf(fee.amount);
    if (amount === null) return null;
    micros += amount;
    if (amount !== 0) fees.push({ name: feeName(fee), cents: centsOfMicros(amount) });
  }
  if (told.some(({ type }) => type === "PostageFee")) return { cents: centsOfMicros(micros), fees };
  // A carrier's own account bills the postage itself: EasyPost lists its own fees alone.
  if (rate === null) return null;
  return { cents: rate + centsOfMicros(micros), fees: [{ name: "Postage", cents: rate }, ...fees] };
}

function fileOf(label: PostageLabel): SoldShipment["file"] | null {
  if (label.label_pdf_url) return { url: label.label_pdf_url, isPdf: true };
  if (!label.label_url) return null;
  return { url: label.label_url, isPdf: label.label_file_type === "application/pdf" };
}

/** Has it been sold? */
export function isSold(shipment: TheirShipment): boolean {
  return Boolean(shipment.postage_label);
}

/** Does the account give the money of a sold shipment back, or was it asked to? Then its label is nobody's any more. */
export function isGivenBack({ refund_status: status }: TheirShipment): boolean {
  return status === "refunded" || status === "submitted";
}

/** What was sold; null when the answer is not one that a label can be paid by. */
export function parseSale(shipment: TheirShipment): SoldShipment | null {
  const { postage_label: label, tracking_code: trackingCode } = shipment;
  const file = label ? fileOf(label) : null;
  const paid = charged(shipment);
  if (!file || !trackingCode || !paid || paid.cents < 0) return null;
  return { trackingCode, ...paid, file };
}
