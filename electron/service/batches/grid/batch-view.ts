import { countEdits } from "#electron/store/batches/batches.ts";
import { countRows } from "#electron/store/batches/counts.ts";
import type { BatchData } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { Batch } from "#shared/contract/desk/batch.ts";
import type { ImportFacts } from "#shared/contract/desk/imports.ts";
import type { RateRule } from "#shared/contract/desk/rules.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import type { Parts } from "../../context.ts";
import { instant } from "../../json.ts";
import { findBatch } from "./find.ts";

function stateOf(batch: BatchData, checking: number, halted: boolean): Batch["state"] {
  if (batch.stage === "mapping") return "mapping";
  if (batch.stage === "paused" || halted) return "paused";
  if (batch.stage === "buying") return "buying";
  return checking > 0 ? "checking" : "open";
}

/** A batch as the desk sees it. */
export function viewBatch(parts: Pick<Parts, "batchWork">, db: Db, batch: BatchData): Batch {
  const counts = countRows(db, batch.id);
  const edits = countEdits(db, batch.id, batch.edit_cursor);
  const halt = batch.stage === "buying" ? parts.batchWork.halts.get(batch.id) : undefined;
  const paused =
    batch.paused_code === null
      ? (halt ?? null)
      : { code: batch.paused_code, message: batch.paused_message ?? "" };
  return {
    id: batch.id,
    name: batch.name,
    createdAt: instant(batch.created_at),
    updatedAt: instant(batch.updated_at),
    state: stateOf(batch, counts.byStatus.checking, halt !== undefined),
    pausedReason: paused,
    counts: {
      total: counts.total,
      warnings: counts.warnings,
      printed: counts.printed,
      ...counts.byStatus,
    },
    readyUsd: dollarsFromCents(counts.readyCents),
    rule: JSON.parse(batch.rule) as RateRule,
    shipFromId: batch.ship_from_id,
    packageId: batch.package_id,
    canUndo: edits.standing > 0,
    canRedo: edits.undone > 0,
    imported: batch.import === null ? null : (JSON.parse(batch.import) as ImportFacts),
  };
}

/** Reads a batch as the desk sees it; BATCH_NOT_FOUND. */
export function readBatch(parts: Pick<Parts, "batchWork" | "store">, id: string): Batch {
  return parts.store.read((db) => viewBatch(parts, db, findBatch(db, id)));
}
