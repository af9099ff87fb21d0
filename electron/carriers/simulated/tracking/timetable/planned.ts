import type { ScanPlace } from "../places/scan-place.ts";
import type { ScanKind } from "../scan-kinds.ts";

/** A scan before its time is fixed: the moment that its place's clock should show. */
export interface Planned {
  kind: ScanKind;
  where: ScanPlace;
  /** False: the carrier does not say where. */
  isNamed: boolean;
  day: number;
  minutes: number;
  /** Minutes after midnight of that day after which it must not happen: the service's commit time. */
  byMinutes?: number;
  /** It takes at least so long from the scan before. */
  lastsMinutes?: number;
  /** As in `Scan`. */
  expectedDay?: number;
}

export function planned(
  kind: ScanKind,
  where: ScanPlace,
  day: number,
  minutes: number,
  more: Partial<Pick<Planned, "isNamed" | "byMinutes" | "lastsMinutes" | "expectedDay">> = {},
): Planned {
  return { kind, where, isNamed: true, day, minutes, ...more };
}
