import type { Point } from "../../rating/miles.ts";

/** A place where a scan happens. */
export interface ScanPlace {
  /** As the API says it: `HOUSTON, TX 77063`, abroad `LONDON, GB`. */
  text: string;
  /** As a carrier's sentence says it: `HOUSTON - USA`. */
  town: string;
  country: string;
  point: Point | null;
  /** IANA name. */
  timeZone: string;
}
