import { type Deposits, openDeposits } from "./deposits/open-deposits.ts";
import { openAskHttp } from "./deposits/watchers/ask-http.ts";
import { fraction } from "./random.ts";
import type { Parts } from "./service/context.ts";
import { soundRate } from "./service/wallet/sound-rate.ts";
import type { OpenDispatcher } from "./network/open-way-out.ts";

/** Begins to watch the chains that deposits come from. `dispatcher` is the station's way out to the network, when it has one of its own. */
export function watchChains(parts: Parts, dispatcher?: OpenDispatcher): Deposits {
  const { store, clock, log, secrets } = parts;
  return openDeposits({
    store,
    clock,
    newId: (prefix) => parts.newId(prefix),
    announce: (news) => parts.announce(news),
    log,
    random: () => fraction((length) => parts.randomBytes(length)),
    open: (sealed, context) => secrets.open(sealed, context),
    rate: (currency) => soundRate(parts, currency, "show").catch(() => null),
    askHttp: openAskHttp(dispatcher),
  });
}
