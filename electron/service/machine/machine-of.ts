import { StationError } from "#shared/contract/errors.ts";
import type { Context, Machine } from "../context.ts";

/** The desktop that the station runs in. Throws NOT_ON_THIS_MACHINE where there is none. */
export function machineOf(ctx: Context): Machine {
  if (ctx.machine) return ctx.machine;
  throw new StationError(
    "NOT_ON_THIS_MACHINE",
    "This station runs without a window. Use the command line, or open the desktop station.",
  );
}
