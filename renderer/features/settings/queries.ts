import { useQuery } from "@tanstack/react-query";
import { station } from "../../station/connect.ts";

/** The carriers and every service that they sell. */
export function useCarriers() {
  return useQuery({ queryKey: ["settings", "carriers"], queryFn: () => station.listCarriers() });
}
