import { AccountFailure } from "#electron/carriers/account-failure.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Parts } from "../context.ts";
import { clockLimitMs, minutesApart } from "../going-live/clock-limit.ts";

/** Nothing is held and nothing fails while there is no account to buy from, or the clock is not right. */
export function assertAccount({ carriers }: Pick<Parts, "carriers">): void {
  const state = carriers.account?.state();
  if (!state) return;
  if (state.kind === null)
    throw new AccountFailure(
      "NO_CARRIER_ACCOUNT",
      "No carrier account is connected. Connect one on the page Going live, or with `shipdeck station account easypost --key-file FILE`.",
    );
  const { clockDifferenceMs: apart } = state;
  if (apart === null || Math.abs(apart) <= clockLimitMs) return;
  const minutes = minutesApart(apart);
  throw new StationError(
    "CARRIER_UNAVAILABLE",
    `This computer's clock is ${minutes} minutes ${apart > 0 ? "behind" : "ahead of"} the carrier account's. Nothing was bought: set the clock right, then check again on the page Going live.`,
    { details: { reason: "CLOCK_WRONG", minutes }, retryAfter: 60 },
  );
}
