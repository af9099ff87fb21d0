import { StationError } from "#shared/contract/errors.ts";
import type { AccountTrouble } from "./account.ts";

/** A failure that every other call of the carrier account would meet, too. */
export class AccountFailure extends StationError {
  readonly trouble: AccountTrouble;

  constructor(trouble: AccountTrouble, sentence: string) {
    const away = trouble === "CARRIER_UNREACHABLE" || trouble === "NO_CARRIER_ACCOUNT";
    super(away ? "CARRIER_UNAVAILABLE" : "CARRIER_ERROR", sentence, { retryAfter: 60 });
    this.trouble = trouble;
  }
}
