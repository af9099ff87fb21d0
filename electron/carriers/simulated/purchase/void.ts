import type { VoidOutcome } from "#electron/carriers/carrier.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import type { OpenParts } from "../parts.ts";
import { journeyOf } from "../tracking/journey.ts";
import { readRecord } from "./sold-record.ts";

/** Cancels a label that no carrier has scanned yet; again when it is void already. */
export function voidLabel(
  parts: OpenParts,
  label: { reference: string; carrier: CarrierName; trackingCode: string },
): VoidOutcome {
  const { book, clock } = parts;
  const entry = book.byReference(label.reference);
  if (!entry || entry.trackingCode !== label.trackingCode)
    return {
      kind: "refused",
      message: `${label.carrier} sold no label ${label.trackingCode} under this reference.`,
    };
  if (entry.state === "void") return { kind: "voided" };
  const nowMs = clock.now();
  const { journey } = readRecord(entry);
  if (journey.magic === "void-refused")
    return {
      kind: "refused",
      message: `${label.carrier} does not void label ${label.trackingCode}.`,
    };
  const scanned = journeyOf(journey, entry.soldAtMs, label.trackingCode).some(
    (scan) => scan.status !== "pre_transit" && scan.atMs <= nowMs,
  );
  if (scanned)
    return {
      kind: "refused",
      message: `${label.carrier} has scanned parcel ${label.trackingCode} already; its label cannot be voided.`,
    };
  book.setState(label.reference, "void");
  return { kind: "voided" };
}
