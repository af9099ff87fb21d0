import { changeBatch } from "#electron/store/batches/batches.ts";
import { batchesWithoutNetwork } from "#electron/store/batches/queue.ts";
import type { Parts } from "../../context.ts";

/** Between two looks whether the account is there again; ms. */
const pauseMs = 60_000;

/** Batches that stand still because the account cannot be reached go on by themselves once it can; what a person paused stays. */
export function openRevival(parts: Parts): { close(): void } {
  const { account } = parts.carriers;
  let cancel = () => {};
  let closed = false;

  async function look(): Promise<void> {
    const waiting = parts.store.read((db) => batchesWithoutNetwork.all(db, {}));
    if (!account || waiting.length === 0 || parts.store.refusal !== null) return;
    const { trouble } = await account.check();
    if (trouble || closed) return;
    const now = parts.clock.now();
    const resumed = { paused_code: null, paused_message: null, updated_at: now };
    await parts.store.write((tx) => {
      // Meanwhile a person may have taken it up, or given it up.
      for (const { id } of batchesWithoutNetwork.all(tx, {}))
        changeBatch(tx, id, { ...resumed, stage: "buying" });
    });
    for (const { id } of waiting) {
      parts.batchWork.halts.delete(id);
      parts.batchWork.changed(id);
    }
    parts.batchWork.wakeBuyer();
  }

  function rest(): void {
    if (closed) return;
    cancel = parts.clock.after(pauseMs, () => {
      look()
        .catch((error: unknown) =>
          parts.log.error({ err: error }, "waiting batches were not seen to"),
        )
        .finally(rest);
    });
  }

  // The sandbox's carriers are never away.
  if (account) rest();
  return {
    close() {
      closed = true;
      cancel();
    },
  };
}
