import type { Desk } from "#shared/contract/desk/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import { esploraOf } from "./esplora-of-chain.ts";
import { FakeChain } from "./fake-chain.ts";
import { publicKey } from "./keys.ts";
import { ScriptedServer } from "./scripted-server.ts";

/** Connects a key to a chain of its own, and lets one deposit of LTCT be credited. */
export async function creditTestCoins(
  desk: Pick<Client<Desk>, "setDepositWatcher" | "connectDepositKey" | "lookForDeposits">,
): Promise<void> {
  const chain = new FakeChain();
  chain.mine(1);
  await using server = await ScriptedServer.open(esploraOf(chain));
  const currency = "LTCT";
  await desk.setDepositWatcher({ currency, watcher: { kind: "esplora", servers: [server.url] } });
  await desk.connectDepositKey({ currency, network: "regtest", key: publicKey(1) });
  const { addresses } = await desk.lookForDeposits({ currency });
  chain.send({ address: addresses[0]?.address ?? "", units: 2_000_000 });
  chain.mine(6);
  await desk.lookForDeposits({ currency });
}
