import { useEffect, useRef } from "react";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import type { ScaleReading } from "./decode-scale-report.ts";

/** Less than a scale can tell, in ounces. */
const tolerance = 0.05;
const weighable: ReadonlySet<BatchRow["status"]> = new Set([
  "checking",
  "ready",
  "blocked",
  "failed",
]);

/** Gives a parcel the weight that the scale holds steadily, once for each weight, unless the person typed one. */
export function useAutoWeigh(
  row: BatchRow,
  reading: ScaleReading | null,
  isTyped: boolean,
  weigh: (ounces: number) => void,
): void {
  const given = useRef<number | null>(null);
  const steady = reading?.status === "stable" ? reading.ounces : null;
  const { status } = row;
  const { weight } = row.package;
  useEffect(() => {
    if (steady === null || steady <= 0 || isTyped || !weighable.has(status)) return;
    const isKnown = weight !== null && Math.abs(weight - steady) < tolerance;
    if (isKnown || given.current === steady) return;
    given.current = steady;
    weigh(steady);
  }, [steady, isTyped, status, weight, weigh]);
}
