import type { AccountKeys } from "#electron/carriers/account.ts";
import type { CarrierInfo } from "#shared/contract/carriers.ts";
import type { Address } from "#shared/contract/address.ts";
import type { Send } from "../send.ts";
import type { LineClock } from "./line.ts";

/** What the gateway is made of. */
export interface EasyPostParts {
  keys: AccountKeys;
  send: Send;
  clock: LineClock;
  /** Services and package types that can be asked for, known without asking. */
  services(): CarrierInfo[];
  /** The time zone of a place; null where it is not known. */
  timeZoneOf(address: Address): string | null;
}
