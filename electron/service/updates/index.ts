import type { updateRows } from "#shared/contract/desk/updates.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { machineOf } from "../machine/machine-of.ts";

/** Updates of the program, by the names of their rows. */
export const updateVerbs: Handlers<typeof updateRows, Context> = {
  getUpdates: async ({ updates }) => updates.state(),
  checkForUpdates: async ({ updates }) => {
    await updates.check();
    return updates.state();
  },
  downloadUpdate: async ({ updates }) => {
    void updates.download();
    return updates.state();
  },
  installUpdate: async (ctx) => {
    const machine = machineOf(ctx);
    const putInPlace = await ctx.updates.prepare();
    machine.endFor(() => putInPlace(true));
    return ctx.updates.state();
  },
};
