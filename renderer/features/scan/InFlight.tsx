import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { BatchRow } from "#shared/contract/desk/batches.ts";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";
import { useDefaultPrinter } from "../../station/printers.ts";
import { useSettings } from "../../station/settings.ts";
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
  const printer = useDefaultPrinter();
  const { data: settings } = useSettings();
  const { mutate: finish } = useMutation({
    mutationFn: async (row: BatchRow) => {
      if (row.status !== "bought" || !row.order || !printer) return;
      const { orderItemId } = row.order;
      await station.startPrint({
        // The label of one purchase is printed once, however often the window asks.
        commandId: `scan ${orderItemId}`,
        orderItemIds: [orderItemId],
        profileId: printer.id,
        packingSlips: settings?.packingSlips ?? false,
      });
      await queries.invalidateQueries({ queryKey: ["printing"] });
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
