import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { BatchRow } from "#shared/contract/desk/batches.ts";
import { usePrintItems } from "./use-print-items.ts";
import { useScannedRow } from "./use-row.ts";

export interface Outcome {
  row: BatchRow;
  /** Why the label was bought and not sent to the printer. */
  printError: Error | null;
}

interface InFlightProps {
  scanned: BatchRow;
  onOutcome: (outcome: Outcome) => void;
}

const final: ReadonlySet<BatchRow["status"]> = new Set(["bought", "failed", "pending"]);

/**
 * A parcel whose label is being bought; it is printed as soon as it is there, also when the next one has been scanned meanwhile.
 * Shows nothing.
 */
export function InFlight({ scanned, onOutcome }: InFlightProps) {
  const row = useScannedRow(scanned);
  const print = usePrintItems();
  const { mutate: finish } = useMutation({
    mutationFn: async (row: BatchRow) => {
      if (row.status === "bought" && row.order) await print([row.order.orderItemId]);
    },
    onSettled: (_data, printError, row) => onOutcome({ row, printError }),
  });
  const isThrough = final.has(row.status);
  const end = useEffectEvent(() => finish(row));
  useEffect(() => {
    if (isThrough) end();
  }, [isThrough]);
  return null;
}
