import type { SoldBook, SoldEntry } from "../sold-book.ts";

/** A book without a disk, for unit tests. */
export function memoryBook(): SoldBook {
  const entries = new Map<string, SoldEntry>();
  let serial = 0;
  return {
    byReference: (reference) => entries.get(reference) ?? null,
    byTrackingCode: (code) =>
      [...entries.values()].find(({ trackingCode }) => trackingCode === code) ?? null,
    add(entry) {
      if (entries.has(entry.reference)) return false;
      entries.set(entry.reference, entry);
      return true;
    },
    setState(reference, state) {
      const entry = entries.get(reference);
      if (entry) entries.set(reference, { ...entry, state });
    },
    nextSerial: () => (serial += 1),
  };
}
