import type { BuyRequest, FindOutcome } from "#electron/carriers/carrier.ts";
import { lateMs, magicOf } from "../magic/magic-of.ts";
import type { OpenParts } from "../parts.ts";
import { readRecord } from "./sold-record.ts";

/**
 * What became of a reference. One that was never seen is closed by being asked for, so that `absent` stays true: a purchase that
 * arrives later under it is refused.
 */
export function find(parts: OpenParts, request: BuyRequest): FindOutcome {
  const { book, clock } = parts;
  const { reference, carrier } = request;
  const nowMs = clock.now();
  book.add({ reference, trackingCode: null, state: "lost", soldAtMs: nowMs, record: "{}" });
  const entry = book.byReference(reference);
  if (!entry || entry.state === "lost")
    return { kind: "absent", message: `${carrier} sold no label under this reference.` };
  if (magicOf(request.toAddress) === "timeout-late" && nowMs < entry.soldAtMs + lateMs)
    return { kind: "unknown", message: `${carrier} does not know yet what became of the label.` };
  return { kind: "bought", sale: readRecord(entry).sale };
}
