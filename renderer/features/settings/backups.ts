import { useMutation, useQuery } from "@tanstack/react-query";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";

const key = ["settings", "backups"];

/** The plan of backups and what became of the last ones. */
export function useBackups() {
  return useQuery({ queryKey: key, queryFn: () => station.getBackups() });
}

/** Changes some of the plan; the picture follows. */
export function usePlanBackups() {
  return useMutation({
    mutationFn: station.planBackups,
    onSuccess: (backups) => queries.setQueryData(key, backups),
  });
}
