import { useQuery } from "@tanstack/react-query";
import { station } from "./connect.ts";

/** The carriers and every service that they sell. They do not change while the program runs. */
export function useCarriers() {
  return useQuery({
    queryKey: ["carriers"],
    queryFn: () => station.listCarriers(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
