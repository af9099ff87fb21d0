import { AccountFailure } from "#electron/carriers/account-failure.ts";
import type { Parts } from "../context.ts";

/** Nothing is held and nothing fails while there is no account to buy from. */
export function assertAccount({ carriers }: Pick<Parts, "carriers">): void {
  const state = carriers.account?.state();
  if (state && state.kind === null)
    throw new AccountFailure(
      "NO_CARRIER_ACCOUNT",
      "No carrier account is connected. Connect one in Settings, or with `npm run station -- account easypost --key-file FILE`.",
    );
}
