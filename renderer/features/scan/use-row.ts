import { useMutation, useQuery } from "@tanstack/react-query";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { StationError } from "#shared/contract/errors.ts";
import { askFirst } from "../../station/ask-first.ts";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";
import { useDefaultPrinter } from "../../station/printers.ts";
import { useSettings } from "../../station/settings.ts";

/** Times a quarter of a second. */
const patience = 40;

function keyOf(rowId: string) {
  return ["batches", "scan", rowId];
}

/** A row as a scan found it: newer than what was known of it. */
export function rememberRow(row: BatchRow): void {
  queries.setQueryData(keyOf(row.rowId), row);
}

/** A scanned row as it is now. */
export function useScannedRow(scanned: BatchRow): BatchRow {
  const { rowId } = scanned;
  const { data } = useQuery({
    queryKey: keyOf(rowId),
    queryFn: async () => (await station.getBatchRow({ rowId })).row,
    initialData: scanned,
  });
  return data;
}

/** A scanned row, what it costs, and what can be done with it. */
export function useRow(scanned: BatchRow, onBought: (row: BatchRow) => void) {
  const { rowId, batchId } = scanned;
  const row = useScannedRow(scanned);
  const { data: settings } = useSettings();
  const currency = settings?.payWith ?? null;
  const printer = useDefaultPrinter();
  const isPriced = row.status === "ready" || row.status === "failed";
  const { data: quote, error: quoteError } = useQuery({
    queryKey: [...keyOf(rowId), "quote", row.rate?.id, currency],
    queryFn: () => station.quoteBatch({ id: batchId, rowIds: [rowId], currency }),
    enabled: isPriced && settings !== undefined,
  });
  const weighing = useMutation({
    mutationFn: (weight: number) =>
      station.editBatchRows({ id: batchId, rowIds: [rowId], changes: { package: { weight } } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(rowId) }),
  });
  const buying = useMutation({
    mutationFn: async (asked: NonNullable<typeof quote>) => {
      const { usd: expectedUsd, askAgain } = asked;
      if (askAgain) await askFirst(asked);
      const commandId = crypto.randomUUID();
      await station.buyBatch({
        id: batchId,
        commandId,
        rowIds: [rowId],
        currency,
        expectedUsd,
        printProfileId: printer?.id ?? null,
      });
      await queries.refetchQueries({ queryKey: keyOf(rowId), exact: true });
      onBought(row);
    },
    // The parcel before this one, of the same batch, is still being bought: nothing was done, so it is asked again.
    retry: (tries, error) =>
      error instanceof StationError && error.code === "BATCH_BUSY" && tries < patience,
    retryDelay: 250,
  });
  return {
    row,
    quote: isPriced ? (quote ?? null) : null,
    isAsking: buying.isPending,
    error: buying.error ?? quoteError ?? null,
    weighError: weighing.error,
    weigh: weighing.mutate,
    buy: () => {
      if (quote && !buying.isPending) buying.mutate(quote);
    },
  };
}
