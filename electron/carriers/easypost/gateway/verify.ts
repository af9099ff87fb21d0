import type { AddressVerdict } from "#shared/rules/address-verdict.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { UnverifiedAddress } from "#shared/contract/address.ts";
import { parseVerification, rejectedAddress } from "../parse/verification.ts";
import { TheirAddress } from "../parse/schemas.ts";
import { verifyRequest } from "../request/address.ts";
import { type Caller, failureOf } from "./caller.ts";

/** Their word for an address that cannot be verified, as opposed to a call that cannot be made. */
function isVerdict(code: string): boolean {
  return code.startsWith("ADDRESS.") && !/UNAVAILABLE|NOT_ENABLED|CARRIER_INVALID/.test(code);
}

/** Asks the account to verify an address. */
export async function verify(caller: Caller, input: UnverifiedAddress): Promise<AddressVerdict> {
  const reply = await caller.ask({
    method: "POST",
    path: "/addresses",
    body: verifyRequest(input),
  });
  if (reply.kind === "refused" && isVerdict(reply.refusal.code))
    return rejectedAddress(input, reply.refusal.problems);
  if (reply.kind !== "well") throw failureOf(reply);
  const parsed = TheirAddress.safeParse(reply.body);
  if (!parsed.success)
    throw new StationError("CARRIER_ERROR", "EasyPost's answer about the address cannot be read.");
  return parseVerification(parsed.data, input);
}
