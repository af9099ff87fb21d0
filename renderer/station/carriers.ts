import { useQuery } from "@tanstack/react-query";
import { station } from "./connect.ts";

/** The carriers and every service that they sell. They change with the rate cards in Settings. */
export function useCarriers() {
  return useQuery({
    queryKey: ["settings", "carriers"],
    queryFn: () => station.listCarriers({}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
