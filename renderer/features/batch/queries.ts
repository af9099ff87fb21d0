import { useQuery } from "@tanstack/react-query";
import type { Currency } from "#shared/rules/money.ts";
import { station } from "../../station/connect.ts";
import type { Topic } from "../../station/news.ts";

/** The newest batches. */
export function useBatches() {
  return useQuery({
    queryKey: ["batches", "list"],
    queryFn: () => station.listBatches({ limit: 20 }),
  });
}

export function useBatch(id: string) {
  return useQuery({ queryKey: ["batches", id], queryFn: () => station.getBatch({ id }) });
}

/** One row with all its rates. */
export function useRow(batchId: string, rowId: string | null) {
  return useQuery({
    queryKey: ["batches", batchId, "row", rowId],
    queryFn: () => station.getBatchRow({ rowId: rowId ?? "" }),
    enabled: rowId !== null,
    gcTime: 30_000,
  });
}

/** What buying these rows would cost; all ready ones when `rowIds` is absent. */
export function useQuote(
  id: string,
  currency: Currency | null,
  rowIds: readonly string[] | undefined,
  enabled: boolean,
) {
  return useQuery({
    queryKey: ["batches", id, "quote", currency, rowIds ?? "ready"],
    queryFn: () => station.quoteBatch({ id, currency, ...(rowIds ? { rowIds: [...rowIds] } : {}) }),
    enabled,
    // What is left after the purchase, and whether it suffices.
    meta: { also: ["wallet"] satisfies Topic[] },
    gcTime: 10_000,
    placeholderData: (before) => before,
  });
}

/** The printers that a purchase can print to. */
export function useProfiles() {
  return useQuery({
    queryKey: ["printing", "profiles"],
    queryFn: () => station.listPrinterProfiles(),
  });
}
