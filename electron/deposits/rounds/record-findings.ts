import { useDepositAddress } from "#electron/store/deposit-keys.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";
import type { DepositProblem } from "#electron/store/tables/deposit.ts";
import type { ChainNetwork } from "#shared/rules/deposits.ts";
import type { Currency } from "#shared/rules/money.ts";
import type { DepositParts } from "../parts.ts";
import type { ChainWatcher, SecondOpinion } from "../watchers/watcher.ts";
import {
  type Bookkeeping,
  credit,
  dispute,
  move,
  restore,
  setProblem,
  setState,
  takeOwed,
} from "./book.ts";
import { type Finding, type KnownDeposit, nowhere } from "./judge.ts";

/** Something that a look changed; of those that moved money, how much and how much of it is owed. */
export interface Change {
  kind: Finding["kind"] | "problem" | "taken" | "shown";
  id: string;
  units: number;
  owed: number;
}

interface RecordParts extends DepositParts {
  currency: Currency;
  network: ChainNetwork;
  watcher: ChainWatcher;
}

const movesMoney = new Set<Finding["kind"]>(["ripe", "lost", "restored"]);

/** Before money moves a second source is asked, where one is set up. */
async function opinionsOn(watcher: ChainWatcher, findings: readonly Finding[]) {
  const opinions = new Map<string, SecondOpinion>();
  for (const finding of findings) {
    if (finding.kind === "arrived" || !movesMoney.has(finding.kind)) continue;
    const { deposit } = finding;
    const place = finding.kind === "lost" ? nowhere : deposit;
    opinions.set(deposit.id, await watcher.secondOpinion({ ...deposit, ...place }));
  }
  return opinions;
}

const problemOf: Readonly<Record<SecondOpinion, DepositProblem | null>> = {
  agrees: null,
  differs: "differs",
  unknown: "alone",
};

const changeOf = (kind: Change["kind"], { id, units }: KnownDeposit): Change => ({
  kind,
  id,
  units,
  owed: 0,
});

function moveMoney(
  tx: Tx,
  kind: "ripe" | "lost" | "restored",
  deposit: KnownDeposit,
  opinion: SecondOpinion,
  keeping: Bookkeeping,
): Change | null {
  const { id } = deposit;
  if (kind === "ripe") {
    const problem = problemOf[opinion];
    if (problem)
      return setProblem(tx, id, problem, keeping.now) ? changeOf("problem", deposit) : null;
    return credit(tx, id, keeping) ? changeOf("ripe", deposit) : null;
  }
  if (kind === "restored")
    return opinion === "agrees" && restore(tx, id, keeping) ? changeOf("restored", deposit) : null;
  // Money that nobody contradicts to be gone is taken: what is not in the chain is not in the wallet.
  const row = opinion === "differs" ? null : dispute(tx, id, keeping);
  return row && { ...changeOf("lost", deposit), owed: row.units - row.taken_units };
}

/** Records what a look found, in one transaction: what moved, what came and went, and the wallet's entries. */
export async function recordFindings(
  parts: RecordParts,
  findings: readonly Finding[],
): Promise<Change[]> {
  const { store, clock, currency, network, watcher } = parts;
  if (findings.length === 0) return [];
  const opinions = await opinionsOn(watcher, findings);
  const isMoney = findings.some(({ kind }) => movesMoney.has(kind));
  const rate = isMoney ? await parts.rate(currency) : null;
  const newId = (prefix: string) => parts.newId(prefix);
  const keeping: Bookkeeping = { newId, now: clock.now(), rate };
  const { now } = keeping;

  function arrive(tx: Tx, { output, earlier }: Extract<Finding, { kind: "arrived" }>): Change {
    const { txid, vout, address, units, height, blockHash, coinbase } = output;
    const id = newId("dep");
    insertInto(tx, "deposit", {
      id,
      currency,
      network,
      txid,
      vout,
      address,
      units,
      coinbase: coinbase ? 1 : 0,
      height,
      block_hash: blockHash,
      taken_units: 0,
      state: earlier ? "earlier" : "pending",
      seen_at: now,
      changed_at: now,
    });
    useDepositAddress.run(tx, { address, now });
    return { kind: "arrived", id, units, owed: 0 };
  }

  function apply(tx: Tx, finding: Finding): Change | null {
    if (finding.kind === "arrived") return arrive(tx, finding);
    const { kind, deposit } = finding;
    const { id, state } = deposit;
    switch (kind) {
      case "moved":
        return move(tx, id, state, finding.place, now) ? changeOf(kind, deposit) : null;
      case "gone":
        return setState(tx, id, "pending", { state: "gone", place: nowhere }, now)
          ? changeOf(kind, deposit)
          : null;
      case "back":
        return setState(tx, id, "gone", { state: "pending", place: finding.place }, now)
          ? changeOf(kind, deposit)
          : null;
      case "final":
        return setState(tx, id, "credited", { state: "final" }, now)
          ? changeOf(kind, deposit)
          : null;
      case "ripe":
      case "lost":
      case "restored":
        break;
    }
    return moveMoney(tx, kind, deposit, opinions.get(id) ?? "unknown", keeping);
  }

  return store.write((tx) => {
    const changes = findings.flatMap((finding) => apply(tx, finding) ?? []);
    if (takeOwed(tx, currency, keeping)) changes.push({ kind: "taken", id: "", units: 0, owed: 0 });
    return changes;
  });
}
