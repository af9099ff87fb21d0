import { QueryClient } from "@tanstack/react-query";
import { bridge } from "./bridge.ts";

/** What the window knows of the station. It stays true until the station says otherwise. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});

/** The first part of every query key: what an announcement `<topic>.changed` is about. */
export type Topic =
  | "orders"
  | "wallet"
  | "station"
  | "settings"
  | "batches"
  | "printing"
  | "parcels"
  | "webhooks"
  | "keys"
  | "requests";

bridge.onEvent((announcement) => {
  const { kind } = announcement as { kind: string };
  const [topic] = kind.split(".");
  void queries.invalidateQueries({ queryKey: [topic] });
});
