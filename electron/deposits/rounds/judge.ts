import {
  coinbaseMaturity,
  confirmationsOf,
  type DepositRules,
  finalAfter,
} from "#shared/rules/deposits.ts";
import type { ChainOutput } from "../watchers/watcher.ts";

/** A deposit as the station knows it. */
export interface KnownDeposit {
  id: string;
  txid: string;
  vout: number;
  address: string;
  units: number;
  coinbase: boolean;
  height: number | null;
  blockHash: string | null;
  state: "pending" | "gone" | "earlier" | "credited" | "final" | "disputed";
}

/** A block, or none. */
export interface Place {
  height: number | null;
  blockHash: string | null;
}
export const nowhere: Place = { height: null, blockHash: null };

/** What a look at the chain says about one deposit. */
export type Finding =
  | { kind: "arrived"; output: ChainOutput; earlier: boolean }
  | { kind: "moved"; deposit: KnownDeposit; place: Place }
  | { kind: "gone"; deposit: KnownDeposit }
  | { kind: "back"; deposit: KnownDeposit; place: Place }
  | { kind: "ripe"; deposit: KnownDeposit }
  | { kind: "lost"; deposit: KnownDeposit }
  | { kind: "restored"; deposit: KnownDeposit }
  | { kind: "final"; deposit: KnownDeposit };

export interface Look {
  known: readonly KnownDeposit[];
  /** What the watcher told, for the addresses in `looked`. */
  outputs: readonly ChainOutput[];
  looked: ReadonlySet<string>;
  tip: number;
  /** The best chain's block at each height that a known or told output names; null when the chain is not that long. */
  hashAt: ReadonlyMap<number, string | null>;
  rules: DepositRules;
  /** Did it lie there before the station watched? Such money is none of the station's. */
  isEarlier(output: ChainOutput): boolean;
}

const keyOf = ({ txid, vout }: { txid: string; vout: number }) => `${txid}:${vout}`;

/** Where a deposit lies now; null when this look cannot say, because its source is behind or contradicts itself. */
function placeOf(deposit: KnownDeposit, told: ChainOutput | undefined, look: Look) {
  const { height, blockHash } = deposit;
  const stillThere = height !== null && look.hashAt.get(height) === blockHash;
  if (told?.height != null)
    return look.hashAt.get(told.height) === told.blockHash
      ? { isSeen: true, height: told.height, blockHash: told.blockHash }
      : null;
  if (stillThere) return { isSeen: true, height, blockHash };
  // A chain that does not reach the height yet says nothing of it.
  if (height !== null && look.hashAt.get(height) == null) return null;
  if (told) return { isSeen: true, ...nowhere };
  return look.looked.has(deposit.address) ? { isSeen: false, ...nowhere } : null;
}

function isRipe({ units, coinbase }: KnownDeposit, confirmations: number, { rules }: Look) {
  const needed = coinbase ? Math.max(coinbaseMaturity, rules.confirmations) : rules.confirmations;
  return confirmations >= needed && units >= rules.minimumUnits;
}

function judgeKnown(deposit: KnownDeposit, told: ChainOutput | undefined, look: Look): Finding[] {
  const at = placeOf(deposit, told, look);
  if (!at) return [];
  const { state } = deposit;
  const place = { height: at.height, blockHash: at.blockHash };
  const hasMoved = place.blockHash !== deposit.blockHash || place.height !== deposit.height;
  const here = { ...deposit, ...place };
  const moved: Finding[] = hasMoved ? [{ kind: "moved", deposit, place }] : [];
  const confirmations = confirmationsOf(place.height, look.tip);
  switch (state) {
    case "pending":
      if (!at.isSeen) return [{ kind: "gone", deposit }];
      return isRipe(deposit, confirmations, look)
        ? [...moved, { kind: "ripe", deposit: here }]
        : moved;
    case "gone":
      return at.isSeen ? [{ kind: "back", deposit, place }] : [];
    case "credited":
      if (place.height === null) return [{ kind: "lost", deposit }];
      return confirmations >= finalAfter ? [...moved, { kind: "final", deposit: here }] : moved;
    case "disputed":
      return confirmations >= look.rules.confirmations
        ? [...moved, { kind: "restored", deposit: here }]
        : moved;
    case "earlier":
    case "final":
      break;
  }
  return [];
}

/**
 * Compares what the station knows with what a look at the chain told. Nothing is concluded from silence: that a deposit lost its
 * block needs another block at its height, that one is gone needs a look at its very address.
 */
export function judge(look: Look): Finding[] {
  const told = new Map(look.outputs.map((output) => [keyOf(output), output]));
  const known = new Set(look.known.map(keyOf));
  const arrived = [...told.values()]
    .filter((output) => !known.has(keyOf(output)))
    .filter(({ height, blockHash }) => height === null || look.hashAt.get(height) === blockHash)
    .map((output): Finding => ({ kind: "arrived", output, earlier: look.isEarlier(output) }));
  const changes = look.known.flatMap((deposit) =>
    judgeKnown(deposit, told.get(keyOf(deposit)), look),
  );
  return [...arrived, ...changes];
}
