import { depositOf } from "#electron/store/deposits.ts";
import type { DepositRow } from "#electron/store/rows.ts";
import { gapLimit, type ChainNetwork } from "#shared/rules/deposits.ts";
import type { Currency } from "#shared/rules/money.ts";
import { chainOf } from "../keys/chains.ts";
import { depositRules } from "../settings.ts";
import type { DepositParts } from "../parts.ts";
import type { ChainOutput, ChainWatcher, Tip } from "../watchers/watcher.ts";
import { addAddresses } from "./add-addresses.ts";
import { type Change, recordFindings } from "./record-findings.ts";
import { finishLook } from "./show-address.ts";
import { judge, type KnownDeposit } from "./judge.ts";
import { type Account, accountsOf, addressesToLookAt, openOn, unusedInRow } from "./plan.ts";

/** What earlier looks of this life of the station found out. */
export interface Memory {
  /** By address: the chain's height at the last look. */
  lookedAt: Map<string, number>;
  /** By address: which look it was. */
  lookedIn: Map<string, number>;
  looks: number;
}

export interface LookParts extends DepositParts {
  currency: Currency;
  network: ChainNetwork;
  watcher: ChainWatcher;
  /** Ask of every address, not of some older ones in turn. */
  isThorough: boolean;
  memory: Memory;
}

/** How far back a look goes beyond the last one: deeper than any reorganisation that there was. */
const lookBack = 120;

function knownDeposit(row: DepositRow): KnownDeposit {
  const { id, txid, vout, address, units, coinbase, height, block_hash: blockHash, state } = row;
  return { id, txid, vout, address, units, coinbase: coinbase === 1, height, blockHash, state };
}

/** Asks for the block at every height that something is said to lie at. */
async function hashesFor(watcher: ChainWatcher, tip: Tip, heights: Iterable<number>) {
  const hashAt = new Map<number, string | null>([[tip.height, tip.hash]]);
  for (const height of new Set(heights))
    if (!hashAt.has(height)) hashAt.set(height, await watcher.blockHashAt(height));
  return hashAt;
}

/** What the station knows of these outputs, and everything whose place still matters. */
function knownOf({ store, currency, network }: LookParts, outputs: readonly ChainOutput[]) {
  return store.read((db) => {
    const rows = new Map(openOn(db, currency, network).map((row) => [row.id, row]));
    for (const { txid, vout } of outputs) {
      const row = depositOf.get(db, { currency, network, txid, vout });
      if (row) rows.set(row.id, row);
    }
    return [...rows.values()].map(knownDeposit);
  });
}

/** Finds addresses by their account, to tell deposits from money that lay there before. */
function earlierBy(accounts: readonly Account[], tip: Tip) {
  const byAddress = new Map(
    accounts.flatMap((account) =>
      account.addresses.map((address) => [address.address, { ...account, address }] as const),
    ),
  );
  return ({ address, height }: ChainOutput): boolean => {
    const found = byAddress.get(address);
    if (!found || found.address.shown_at !== null) return false;
    const { start_height: start } = found.key;
    // At the very first look everything was there before.
    return start === null || (height !== null && height <= Math.min(start, tip.height));
  };
}

/** Accounts with all the addresses that they should have; newly made ones may turn out to be in use, so this goes on. */
async function accountsToWatch(parts: LookParts): Promise<Account[]> {
  const { store, currency, network } = parts;
  const read = () => store.read((db) => accountsOf(db, currency, network));
  await addAddresses(parts, chainOf(currency, network), read());
  return read();
}

/**
 * One look at the chain, and what follows from it. All questions are asked before the one transaction that records the answers;
 * whatever stops the station in between is asked again by the next look. Answers the newest block and what changed.
 */
export async function look(parts: LookParts): Promise<{ tip: Tip; changes: Change[] }> {
  const { store, watcher, memory, currency, network } = parts;
  const changes: Change[] = [];
  let tip = await watcher.tip();
  memory.looks += 1;
  // Money at a new address makes more addresses, which are looked at in the same look.
  for (let round = 0; round <= gapLimit; round++) {
    const accounts = await accountsToWatch(parts);
    const open = store.read((db) => openOn(db, currency, network));
    const isFirst = round === 0;
    const all = accounts.flatMap(({ addresses }) => addresses.map(({ address }) => address));
    const inTurn = parts.isThorough
      ? all
      : addressesToLookAt(accounts, open, memory.lookedIn, parts.clock.now());
    const asked = isFirst ? inTurn : all.filter((address) => !memory.lookedIn.has(address));
    if (!isFirst && asked.length === 0) break;
    const createdAt = new Map(
      accounts.flatMap(({ addresses }) => addresses.map((one) => [one.address, one.created_at])),
    );
    const outputs = await watcher.outputsOf(
      asked.map((address) => ({
        address,
        since: createdAt.get(address) ?? 0,
        sinceHeight: Math.max(0, (memory.lookedAt.get(address) ?? 0) - lookBack),
      })),
    );
    // A block may have come while the question was answered.
    tip = await watcher.tip();
    changes.push(...(await conclude(parts, accounts, new Set(asked), outputs, tip)));
    for (const address of asked) {
      memory.lookedAt.set(address, tip.height);
      memory.lookedIn.set(address, memory.looks);
    }
  }
  if (await finish(parts, tip)) changes.push({ kind: "shown", id: "", units: 0, owed: 0 });
  return { tip, changes };
}

/** Writes only when there is something to write: most looks find nothing new. */
async function finish({ store, clock, currency, network }: LookParts, tip: Tip): Promise<boolean> {
  const accounts = store.read((db) => accountsOf(db, currency, network));
  const isDone = accounts.every(
    ({ key, addresses }) =>
      key.start_height !== null && (key.retired_at !== null || unusedInRow(addresses) > 0),
  );
  if (isDone) return false;
  return store.write((tx) => finishLook(tx, currency, network, clock.now(), tip.height));
}

/** Judges twice: what has just arrived, or is back, may be deep enough already. */
async function conclude(
  parts: LookParts,
  accounts: readonly Account[],
  looked: ReadonlySet<string>,
  outputs: readonly ChainOutput[],
  tip: Tip,
): Promise<Change[]> {
  const { store, watcher, currency } = parts;
  const ours = outputs.filter(({ address }) => looked.has(address));
  const hashAt = await hashesFor(watcher, tip, [
    ...ours.flatMap(({ height }) => height ?? []),
    ...knownOf(parts, ours).flatMap(({ height }) => height ?? []),
  ]);
  const isEarlier = earlierBy(accounts, tip);
  const changes: Change[] = [];
  for (const pass of [1, 2]) {
    const findings = judge({
      known: knownOf(parts, ours),
      outputs: ours,
      looked,
      tip: tip.height,
      hashAt,
      rules: store.read((db) => depositRules(db, currency)),
      isEarlier,
    });
    const made = await recordFindings(parts, findings);
    changes.push(...made);
    if (pass === 1 && !made.some(({ kind }) => kind === "arrived" || kind === "back")) break;
  }
  return changes;
}
