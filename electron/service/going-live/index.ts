import type { goingLiveRows } from "#shared/contract/desk/going-live.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { checkSteps } from "./check.ts";
import { lookAtSteps } from "./look.ts";
import { quotePurchase } from "./quote-purchase.ts";

/** Throws FORBIDDEN in the sandbox: it is ready as it is. */
function assertLive({ mode }: Pick<Context, "mode">): void {
  if (mode !== "live")
    throw new StationError(
      "FORBIDDEN",
      "This station works in the sandbox. Switch to live mode first: in Settings, Mode.",
    );
}

/** Going live, by the names of its rows. */
export const goingLiveVerbs: Handlers<typeof goingLiveRows, Context> = {
  getGoingLive: async (ctx) => {
    assertLive(ctx);
    return lookAtSteps(ctx);
  },
  checkGoingLive: async (ctx) => {
    assertLive(ctx);
    return checkSteps(ctx);
  },
  quotePurchase,
};
