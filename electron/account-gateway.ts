import type { AccountKeys } from "./carriers/account.ts";
import type { CarrierGateway } from "./carriers/carrier.ts";
import { openEasyPost } from "./carriers/easypost/open-easypost.ts";
import { openSend } from "./carriers/easypost/send.ts";
import type { StationConfig } from "./config.ts";
import type { Clock } from "./service/context.ts";
import type { CarrierInfo } from "#shared/contract/carriers.ts";
import type { Address } from "#shared/contract/address.ts";
import type { OpenDispatcher } from "./network/open-way-out.ts";

interface Parts {
  /** The station's way out. */
  dispatcher: OpenDispatcher;
  keys: AccountKeys;
  clock: Clock;
  services(): CarrierInfo[];
  timeZoneOf(address: Address): string | null;
}

/** The gateway of the live station's carrier account. */
export function openAccountGateway(
  { easypostUrl, version }: Pick<StationConfig, "easypostUrl" | "version">,
  parts: Parts,
): CarrierGateway {
  const send = openSend({
    baseUrl: easypostUrl,
    userAgent: `Shipdeck/${version}`,
    dispatcher: parts.dispatcher,
  });
  return openEasyPost({ ...parts, send });
}
