import type { BuyOutcome } from "#electron/carriers/carrier.ts";
import type { SoldEntry } from "../sold-book.ts";
import { rejected } from "./refusals.ts";
import { readRecord } from "./sold-record.ts";

/** What a purchase under a reference that the carrier has seen before gets. */
export function alreadyKnown(entry: SoldEntry): BuyOutcome {
  if (entry.state === "sold") return { kind: "bought", sale: readRecord(entry).sale };
  const why = entry.state === "void" ? "Its label was voided" : "It was closed without a sale";
  return rejected(
    `This reference can buy nothing any more. ${why}; buy again under a new one.`,
    true,
  );
}
