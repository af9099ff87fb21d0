import type { ScanKind } from "../scan-kinds.ts";

/** Where a parcel may be left: the sentence of its last scan depends on it. */
export type Doorstep = "residence" | "business" | "po-box" | "counter";

/** How one carrier words its scans; `{town}` stands for the place as `HOUSTON - USA`. */
export interface Wording extends Readonly<Record<Exclude<ScanKind, "delivered">, string>> {
  delivered: Readonly<Record<Doorstep, readonly [string, ...string[]]>>;
}
