import { useMutation, useQuery } from "@tanstack/react-query";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import { station } from "../../station/connect.ts";

/** Days begin and end by the clocks of this computer. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export type HistoryFilter = Omit<Input<Desk["exportWalletEntries"]>, "timeZone">;

export function useHistory(filter: HistoryFilter, after: string) {
  return useQuery({
    queryKey: ["wallet", "entries", filter, after],
    queryFn: () => station.listWalletEntries({ ...filter, timeZone, after }),
    placeholderData: (before) => before,
  });
}

/** Makes the file and asks where to save it; null when the person changed their mind. */
export function useExportHistory() {
  return useMutation({
    mutationFn: async (filter: HistoryFilter) => {
      const { fileName, bytes } = await station.exportWalletEntries({ ...filter, timeZone });
      return (await station.saveFile({ fileName, bytes })).path;
    },
  });
}

export function useSpend({ from, to }: { from: string; to: string }) {
  return useQuery({
    queryKey: ["wallet", "spend", from, to],
    queryFn: () => station.getSpend({ from, to, timeZone }),
    placeholderData: (before) => before,
  });
}
