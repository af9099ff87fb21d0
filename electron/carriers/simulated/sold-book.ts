/** What a simulated carrier remembers of a label that it sold, or refused to sell, under a reference. */
export interface SoldEntry {
  reference: string;
  /** Unique when present; null for a reference that was never sold. */
  trackingCode: string | null;
  /** `sold`: the label exists. `lost`: asked for, never sold, never will be. `void`: sold and cancelled. */
  state: "sold" | "lost" | "void";
  soldAtMs: number;
  /** JSON of the gateway's own making: whatever it needs to answer `find`, `void` and `track` again. */
  record: string;
}

/** The carriers' own ledger, durable and separate from the station's. Implemented by the store, handed in by station.ts. */
export interface SoldBook {
  byReference(reference: string): SoldEntry | null;
  byTrackingCode(trackingCode: string): SoldEntry | null;
  /** Adds a reference; returns false, and changes nothing, when it is known already. */
  add(entry: SoldEntry): boolean;
  setState(reference: string, state: SoldEntry["state"]): void;
  /** The next number of a sequence that never repeats, for serial numbers in tracking codes. */
  nextSerial(): number;
}
