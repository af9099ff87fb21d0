import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import type { Tone } from "./Banner.tsx";

/** Where a scanned row stands, from the moment it is found to its printed label. */
export type RowStage =
  | "rating"
  | "weigh"
  | "blocked"
  | "excluded"
  | "poor"
  | "press"
  | "confirm"
  | "buying"
  | "shipped"
  | "already"
  | "pending"
  | "notBought"
  | "voided";

export const stageTones: Readonly<Record<RowStage, Tone>> = {
  rating: "busy",
  weigh: "warning",
  blocked: "error",
  excluded: "warning",
  poor: "error",
  press: "go",
  confirm: "warning",
  buying: "busy",
  shipped: "ok",
  already: "warning",
  pending: "warning",
  notBought: "error",
  voided: "error",
};

/** Enter buys. */
export function isBuyable(stage: RowStage): boolean {
  return stage === "press" || stage === "confirm" || stage === "notBought";
}

export interface RowFacts {
  row: Pick<BatchRow, "status" | "problems">;
  /** The person has pressed the buy key for this very scan. */
  isStarted: boolean;
  /** The station has not answered the buy key yet. */
  isAsking: boolean;
  /** Does the wallet suffice? Null while the price is not known. */
  isSufficient: boolean | null;
  /** The person was told that it was shipped before, and pressed the key. */
  isConfirmed: boolean;
}

function readyStage({ row, isSufficient, isConfirmed }: RowFacts): RowStage {
  if (isSufficient === null) return "rating";
  if (!isSufficient) return "poor";
  const wasShipped = row.problems.some(({ code }) => code === "ALREADY_SHIPPED");
  return wasShipped && !isConfirmed ? "confirm" : "press";
}

function blockedStage({ problems }: RowFacts["row"]): RowStage {
  const errors = problems.filter(({ severity }) => severity === "error");
  return errors.length > 0 && errors.every(({ code }) => code === "WEIGHT_MISSING")
    ? "weigh"
    : "blocked";
}

/** What to tell the person about a scanned row. */
export function rowStage(facts: RowFacts): RowStage {
  const { row, isStarted, isAsking } = facts;
  const stages: Record<BatchRow["status"], RowStage> = {
    checking: "rating",
    blocked: blockedStage(row),
    ready: isStarted ? "buying" : readyStage(facts),
    queued: "buying",
    buying: "buying",
    bought: isStarted ? "shipped" : "already",
    failed: "notBought",
    pending: "pending",
    excluded: "excluded",
    voided: "voided",
  };
  return isAsking ? "buying" : stages[row.status];
}
