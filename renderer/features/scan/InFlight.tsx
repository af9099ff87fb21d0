import { useEffect, useEffectEvent } from "react";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { useScannedRow } from "./use-row.ts";

interface InFlightProps {
  scanned: BatchRow;
  onOutcome: (row: BatchRow) => void;
}

const final: ReadonlySet<BatchRow["status"]> = new Set(["bought", "failed", "pending"]);

/** A parcel whose label is being bought; what came of it is told also when the next one has been scanned meanwhile. Shows nothing. */
export function InFlight({ scanned, onOutcome }: InFlightProps) {
  const row = useScannedRow(scanned);
  const isThrough = final.has(row.status);
  const end = useEffectEvent(() => onOutcome(row));
  useEffect(() => {
    if (isThrough) end();
  }, [isThrough]);
  return null;
}
