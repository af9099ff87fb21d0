import { randomBytes } from "node:crypto";
import { systemClock } from "../clock.ts";
import type { StationConfig } from "../config.ts";
import { idMaker } from "../ids.ts";
import { openExchange, type OpenExchange } from "../open-exchange.ts";
import { openSecrets } from "../secrets/open-secrets.ts";
import { filesOf, openStorage } from "../open-parts.ts";

/**
 * The few parts that a command needs to work on the data folder of a station, running or not: the same verbs, the same
 * database, no timers and no API. A running station hears of the change by itself.
 */
export async function withTools<T>(
  config: StationConfig,
  work: (tools: ReturnType<typeof toolsOf>) => Promise<T>,
): Promise<T> {
  const storage = openStorage(config, {
    wait: (ms) => systemClock.wait(ms),
    // A command writes too little to meet it; the station that opens the folder next meets it again and says so.
    report: () => {},
  });
  const exchange = openExchange(config, {
    clock: systemClock,
    store: storage.store,
    randomBytes: random,
    // What goes wrong is what the command says.
    log: { info: () => {}, warn: () => {} },
    changed: () => {},
  });
  try {
    return await work(toolsOf(config, storage, exchange));
  } finally {
    await exchange.close();
    await storage.close();
  }
}

const random = (length: number) => new Uint8Array(randomBytes(length));

function toolsOf(
  config: StationConfig,
  { store }: ReturnType<typeof openStorage>,
  exchange: OpenExchange,
) {
  return {
    mode: config.mode,
    policy: config.policy,
    store,
    clock: systemClock,
    randomBytes: random,
    newId: idMaker(systemClock, random),
    exchange,
    secrets: openSecrets({ file: filesOf(config.folder).keys, keeper: null, randomBytes: random }),
    announce: () => {},
  };
}
