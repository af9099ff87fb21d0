import { batchById, changeBatch } from "#electron/store/batches/batches.ts";
import { endRun, queuedRows, rowsOfRun, runById } from "#electron/store/batches/queue.ts";
import type { BatchRunRow } from "#electron/store/rows.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Parts } from "../../context.ts";
import { printingVerbs } from "../../printing/index.ts";
import { stationSettings } from "../../settings/station-settings.ts";

interface Bought {
  run: BatchRunRow;
  name: string;
  itemIds: string[];
  /** Rows, bought or not. */
  size: number;
  failed: number;
  pending: number;
}

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** Prints what was bought where the person asked for it. The command's name keeps a second finish from printing twice. */
async function print(parts: Parts, { run, itemIds }: Bought): Promise<string> {
  if (run.print_profile_id === null || itemIds.length === 0) return "";
  try {
    const { packingSlips } = parts.store.read(stationSettings);
    await printingVerbs.startPrint(
      { ...parts, actor: { kind: "desk" } },
      {
        commandId: `print-${run.id}`,
        profileId: run.print_profile_id,
        batchId: run.batch_id,
        orderItemIds: itemIds,
        // What the person printed meanwhile is on paper already.
        onlyUnprinted: true,
        packingSlips,
        again: false,
      },
    );
    return "";
  } catch (error) {
    if (!(error instanceof StationError)) throw error;
    if (error.code === "NOTHING_TO_PRINT") return "";
    return ` They were not printed: ${error.message}`;
  }
}

/**
 * Ends a run whose rows have all had their turn: prints what it bought, closes it, and tells the person. Printing comes first,
 * so that a stop in between prints when the station is back.
 */
export async function finishRun(parts: Parts, batchId: string): Promise<void> {
  const known = parts.store.read((db): Bought | null => {
    const batch = batchById.get(db, { id: batchId });
    const run = batch?.run_id ? runById.get(db, { id: batch.run_id }) : undefined;
    if (batch?.stage !== "buying" || !run) return null;
    const rows = rowsOfRun.all(db, { runId: run.id });
    const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
    return {
      run,
      name: batch.name,
      itemIds: rows.flatMap(({ item_id, status }) =>
        status === "bought" && item_id ? [item_id] : [],
      ),
      size: rows.length,
      failed: count("failed"),
      pending: count("pending"),
    };
  });
  if (!known) return;
  const unprinted = await print(parts, known);
  const ended = await parts.store.write((tx) => {
    if (batchById.get(tx, { id: batchId })?.stage !== "buying") return false;
    if (queuedRows.get(tx, { batchId, limit: 1 })) return false;
    const now = parts.clock.now();
    endRun.run(tx, { id: known.run.id, now });
    changeBatch(tx, batchId, {
      stage: "open",
      paused_code: null,
      paused_message: null,
      updated_at: now,
    });
    return true;
  });
  if (!ended) return;
  parts.batchWork.changed(batchId);
  // One parcel at the scan station: whoever pressed the key has seen it.
  if (known.itemIds.length === 1 && known.size === 1 && unprinted === "") return;
  const failed = known.failed > 0 ? `, ${known.failed} failed` : "";
  const pending = known.pending > 0 ? `, ${known.pending} not known yet` : "";
  parts.announce({
    kind: "notice",
    id: batchId,
    message: `“${known.name}”: ${plural(known.itemIds.length, "label")} bought${failed}${pending}.${unprinted}`,
  });
}
