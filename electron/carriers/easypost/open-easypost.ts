import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { buy, type Shop } from "./gateway/buy.ts";
import { openCaller } from "./gateway/caller.ts";
import { find } from "./gateway/find.ts";
import type { EasyPostParts } from "./gateway/parts.ts";
import { price, suits } from "./gateway/price.ts";
import { rates } from "./gateway/rates.ts";
import { openSends } from "./gateway/sends.ts";
import { openTracking } from "./gateway/track.ts";
import { verify } from "./gateway/verify.ts";
import { refundElsewhere, voidLabel } from "./gateway/void.ts";
import { readServiceCode } from "./service-code.ts";

/** One page of one: enough to know whether a key is good. */
const check = { method: "GET", path: "/addresses?page_size=1" } as const;

/** An EasyPost account behind the carriers' port. Opening it asks nobody anything. */
export function openEasyPost(parts: EasyPostParts): CarrierGateway {
  const { clock, keys } = parts;
  const caller = openCaller(parts);
  const shop: Shop = {
    caller,
    sends: openSends(clock),
    now: () => clock.now(),
    picturesOnly: new Set(),
  };
  const state = () => caller.account.state(keys.easypost());
  return {
    services: () => parts.services(),
    rates: (request) => rates(parts, caller, request),
    buy: (request) => buy(shop, request),
    find: (request) => find(shop, request),
    void: (label) => voidLabel(caller, label),
    refundElsewhere: (label) => refundElsewhere(caller, label),
    track: openTracking(caller, () => clock.now()),
    verifyAddress: (address) => verify(caller, address),
    shipments: {
      of: (serviceCode) => readServiceCode(serviceCode).shipment,
      suits,
      price: (request) => price(parts, shop, request),
    },
    account: {
      state,
      async check() {
        await caller.ask(check);
        return state();
      },
      async try(key) {
        const stranger = openCaller({ ...parts, keys: { easypost: () => key } });
        await stranger.ask(check);
        return stranger.account.state(key);
      },
    },
  };
}
