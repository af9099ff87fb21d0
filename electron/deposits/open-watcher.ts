import type { Currency } from "#shared/rules/money.ts";
import type { Chain } from "./keys/chains.ts";
import type { DepositParts } from "./parts.ts";
import { type KeptWatcher, passwordContext } from "./settings.ts";
import { esploraWatcher } from "./watchers/esplora.ts";
import { nodeWatcher } from "./watchers/node.ts";
import type { NodeAccess } from "./watchers/rpc.ts";
import { WatcherTrouble } from "./watchers/trouble.ts";
import type { ChainWatcher, Tip } from "./watchers/watcher.ts";

/** The watcher that the settings describe; null when they describe none. `name` tells stations and chains apart in a node. */
export function openWatcher(
  { askHttp, open }: Pick<DepositParts, "askHttp" | "open">,
  settings: KeptWatcher,
  chain: Chain,
): ChainWatcher | null {
  if (settings.kind === "none") return null;
  if (settings.kind === "esplora") return esploraWatcher(settings.servers, askHttp);
  const auth = authOf(settings.auth, chain.currency, open);
  const name = `shipdeck-${chain.currency.toLowerCase()}-${chain.network}`;
  return nodeWatcher({ url: settings.url, auth }, askHttp, name);
}

function authOf(
  auth: Extract<KeptWatcher, { kind: "node" }>["auth"],
  currency: Currency,
  open: DepositParts["open"],
): NodeAccess["auth"] {
  if (auth.kind === "cookie") return auth;
  const password = open(auth.sealed, passwordContext(currency));
  if (password === null)
    throw new WatcherTrouble("The node's password cannot be read on this computer. Type it again.");
  return { kind: "password", user: auth.user, password };
}

/** Rejects with WatcherTrouble when the watcher sees another chain; its newest block otherwise. */
export async function checkChain(watcher: ChainWatcher, chain: Chain): Promise<Tip> {
  const tip = await watcher.tip();
  if ((await watcher.blockHashAt(0)) !== chain.genesis)
    throw new WatcherTrouble(
      `What answers there watches another chain than ${chain.currency}'s ${chain.network}.`,
    );
  return tip;
}
