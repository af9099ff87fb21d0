import { sweepAddresses } from "#electron/store/retention/addresses.ts";
import { sweepBatches } from "#electron/store/retention/batches.ts";
import { sweepDeliveries } from "#electron/store/retention/deliveries.ts";
import { sweepEdits } from "#electron/store/retention/edits.ts";
import { sweepEvents } from "#electron/store/retention/events.ts";
import { sweepIdempotency } from "#electron/store/retention/idempotency.ts";
import { sweepQuotes } from "#electron/store/retention/quotes.ts";
import type { Sweep } from "#electron/store/retention/sweep.ts";
import type { Announcement } from "../context.ts";

export interface Rule {
  /** What goes. */
  name: string;
  /** Days after which it goes. */
  days: number;
  sweep: Sweep;
  /** What windows that show it are told. */
  news?: Announcement["kind"];
}

/**
 * How long what grows with the work is kept. Orders, their shipments and the quotes they were made from, labels, the journal, parcels
 * with their scans, manifests and the print journal are kept for ever.
 */
export const retentionRules: readonly Rule[] = [
  // Deliveries before events: an event stays while a delivery needs it.
  { name: "webhook deliveries", days: 30, sweep: sweepDeliveries, news: "webhooks.changed" },
  { name: "webhook events", days: 30, sweep: sweepEvents },
  { name: "idempotency keys", days: 1, sweep: sweepIdempotency },
  { name: "batch edits", days: 30, sweep: sweepEdits, news: "batches.changed" },
  { name: "batches", days: 180, sweep: sweepBatches, news: "batches.changed" },
  { name: "quotes", days: 7, sweep: sweepQuotes },
  { name: "verified addresses", days: 30, sweep: sweepAddresses },
];
