import { systemClock } from "./clock.ts";
import { changeBatch } from "./store/batches/batches.ts";
import { batchesThatGoOn } from "./store/batches/queue.ts";
import { noteRestored } from "./store/restored.ts";
import { Store } from "./store/store.ts";

const message =
  "The backup that was restored was made while this batch was being bought. What was bought after that is not known here: look at the carrier account, or into the folder that the restore moved aside, before you go on, or labels are bought twice.";

/**
 * Marks data that was just restored, which may know less than the carriers do: of its orders the account is asked before they are
 * bought, and batches that would go on by themselves stand still until a person has looked. Answers how many.
 */
export async function markRestored(database: string, nativeBinding?: string): Promise<number> {
  const parts = {
    wait: (ms: number) => systemClock.wait(ms),
    report: (error: unknown) => {
      throw error;
    },
  };
  const store = Store.open({ file: database, nativeBinding }, parts);
  try {
    return await store.write((tx) => {
      noteRestored(tx);
      const batches = batchesThatGoOn.all(tx, {});
      const paused = {
        stage: "paused" as const,
        paused_code: "BATCH_RESTORED",
        paused_message: message,
        updated_at: systemClock.now(),
      };
      for (const { id } of batches) changeBatch(tx, id, paused);
      return batches.length;
    });
  } finally {
    await store.close();
  }
}
