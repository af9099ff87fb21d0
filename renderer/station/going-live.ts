import { useMutation, useQuery } from "@tanstack/react-query";
import { station } from "./connect.ts";
import { mode } from "./mode.ts";
import { queries, type Topic } from "./news.ts";

const key = ["settings", "going-live"];

/** How far a live station is from its first label; nothing in the sandbox. */
export function useGoingLive() {
  return useQuery({
    queryKey: key,
    queryFn: () => station.getGoingLive(),
    enabled: mode === "live",
    meta: { also: ["wallet", "printing"] satisfies Topic[] },
  });
}

/** Asks everybody outside whom a purchase needs. */
export function useCheckGoingLive() {
  return useMutation({
    mutationFn: () => station.checkGoingLive(),
    onSuccess: (found) => queries.setQueryData(key, found),
  });
}
