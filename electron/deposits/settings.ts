import { z } from "zod";
import { readSetting, writeSetting } from "#electron/store/settings.ts";
import type { Db, Tx } from "#electron/store/store.ts";
import { defaultDepositRules, type DepositRules } from "#shared/rules/deposits.ts";
import type { Currency } from "#shared/rules/money.ts";

/** How a chain is seen, as it is kept. A password lies there sealed only. */
const KeptWatcher = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({ kind: z.literal("esplora"), servers: z.array(z.string()).min(1) }),
  z.object({
    kind: z.literal("node"),
    url: z.string(),
    auth: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("cookie"), file: z.string() }),
      z.object({ kind: z.literal("password"), user: z.string(), sealed: z.string() }),
    ]),
  }),
]);
export type KeptWatcher = z.output<typeof KeptWatcher>;

const KeptRules = z.object({ confirmations: z.number().int(), minimumUnits: z.number().int() });

const watcherKey = (currency: Currency) => `deposit-watcher:${currency}`;
const rulesKey = (currency: Currency) => `deposit-rules:${currency}`;

/** Said when a node's password is sealed and opened. */
export function passwordContext(currency: Currency): string {
  return `deposit-node:${currency}`;
}

export function watcherSettings(db: Db, currency: Currency): KeptWatcher {
  return KeptWatcher.parse(readSetting(db, watcherKey(currency)) ?? { kind: "none" });
}

export function keepWatcher(tx: Tx, currency: Currency, watcher: KeptWatcher): void {
  writeSetting(tx, watcherKey(currency), watcher);
}

export function depositRules(db: Db, currency: Currency): DepositRules {
  const kept = readSetting(db, rulesKey(currency));
  return kept === undefined ? defaultDepositRules[currency] : KeptRules.parse(kept);
}

export function keepRules(tx: Tx, currency: Currency, rules: DepositRules): void {
  writeSetting(tx, rulesKey(currency), rules);
}
