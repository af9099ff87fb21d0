import { buyingBatches } from "#electron/store/batches/queue.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { managed } from "../policy/managed.ts";
import { machineOf } from "./machine-of.ts";

/** Starts the program again in the other mode; not while labels are being bought. */
export async function switchMode(
  ctx: Context,
  { mode }: Parsed<Desk["switchMode"]>,
): Promise<Answer<Desk["switchMode"]>> {
  const machine = machineOf(ctx);
  if (mode === ctx.mode) return { restarting: false };
  if (ctx.policy.modes && !ctx.policy.modes.includes(mode))
    throw managed(ctx, `The mode ${mode} is not allowed`, "mode");
  if (ctx.store.read((db) => buyingBatches.all(db, {}).length > 0))
    throw new StationError(
      "BATCH_BUSY",
      "A batch is being bought. Pause it or wait until it is through, then switch.",
    );
  if (ctx.busyAttempts.size + ctx.busyVoids.size > 0)
    throw new StationError(
      "PURCHASE_IN_PROGRESS",
      "A label is being bought or voided. Wait until it is through, then switch.",
    );
  machine.switchMode(mode);
  return { restarting: true };
}
