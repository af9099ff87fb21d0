import { useMutation, useQuery } from "@tanstack/react-query";
import { station } from "./connect.ts";
import { queries } from "./news.ts";

/** The station's settings: ship-from addresses, packages, rules. */
export function useSettings() {
  return useQuery({ queryKey: ["settings", "station"], queryFn: () => station.getSettings() });
}

/** Changes some of the station's settings; every picture of them follows. */
export function useUpdateSettings() {
  return useMutation({
    mutationFn: station.updateSettings,
    onSuccess: (settings) => queries.setQueryData(["settings", "station"], settings),
  });
}

/** The preferences of this computer: theme, language, sounds. */
export function usePreferences() {
  return useQuery({ queryKey: ["settings", "computer"], queryFn: () => station.getPreferences() });
}

export function useSetPreferences() {
  return useMutation({
    mutationFn: station.setPreferences,
    onSuccess: (preferences) => queries.setQueryData(["settings", "computer"], preferences),
  });
}
