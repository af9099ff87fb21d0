import { changeBatch } from "#electron/store/batches/batches.ts";
import { dequeue } from "#electron/store/batches/queue.ts";
import type { BatchData } from "#electron/store/rows.ts";
import type { Tx } from "#electron/store/store.ts";
import type { Batch } from "#shared/contract/desk/batch.ts";
import type { batchPurchaseRows } from "#shared/contract/desk/batch-purchase.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { readBatch } from "../grid/batch-view.ts";
import { findBatch } from "../grid/find.ts";

type QueueVerbs = Pick<
  Handlers<typeof batchPurchaseRows, Context>,
  "pauseBatch" | "resumeBatch" | "cancelBatch"
>;

async function change(
  ctx: Context,
  id: string,
  write: (tx: Tx, batch: BatchData) => void,
): Promise<Batch> {
  await ctx.store.write((tx) => write(tx, findBatch(tx, id)));
  ctx.batchWork.halts.delete(id);
  ctx.batchWork.changed(id);
  ctx.batchWork.wakeBuyer();
  return readBatch(ctx, id);
}

const running = { paused_code: null, paused_message: null };

/** What a person does to a queue; each is safe to do twice, and none touches a purchase that has begun. */
export const queueVerbs: QueueVerbs = {
  pauseBatch: async (ctx, { id }) =>
    change(ctx, id, (tx, { stage }) => {
      if (stage === "buying")
        changeBatch(tx, id, { ...running, stage: "paused", updated_at: ctx.clock.now() });
    }),

  resumeBatch: async (ctx, { id }) =>
    change(ctx, id, (tx, { stage }) => {
      if (stage === "paused")
        changeBatch(tx, id, { ...running, stage: "buying", updated_at: ctx.clock.now() });
    }),

  cancelBatch: async (ctx, { id }) =>
    change(ctx, id, (tx, { stage }) => {
      if (stage !== "buying" && stage !== "paused") return;
      dequeue(tx, id, [...ctx.batchWork.busyRows]);
      // What is under way ends; then the queue, which is empty now, is through.
      changeBatch(tx, id, { ...running, stage: "buying", updated_at: ctx.clock.now() });
    }),
};
