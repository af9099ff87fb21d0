import { buyingBatches } from "#electron/store/batches/queue.ts";
import { waitingJobs } from "#electron/store/print-jobs.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Parts } from "../context.ts";

/** Throws while the station does what an update must not cut short. */
export function assertQuiet(parts: Parts): void {
  const { store, busyAttempts, busyVoids, buyingOrders, batchWork } = parts;
  const later = "then install the update.";
  if (store.read((db) => buyingBatches.all(db, {}).length > 0))
    throw new StationError(
      "BATCH_BUSY",
      `A batch is being bought. Pause it or wait until it is through, ${later}`,
    );
  if (busyAttempts.size + busyVoids.size + buyingOrders.size > 0)
    throw new StationError(
      "PURCHASE_IN_PROGRESS",
      `A label is being bought or voided. Wait until it is through, ${later}`,
    );
  if (store.read((db) => waitingJobs.all(db, {}).length > 0))
    throw new StationError(
      "PRINT_JOB_RUNNING",
      `Labels are being printed. Wait until they are through, or cancel the job, ${later}`,
    );
  if (batchWork.loading.size > 0)
    throw new StationError(
      "BATCH_LOADING",
      `A file is being read in. Wait until it is through, ${later}`,
    );
}
