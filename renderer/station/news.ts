import { type Query, QueryClient } from "@tanstack/react-query";
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
  | "manifests"
  | "webhooks"
  | "keys"
  | "requests"
  | "updates";

/** A batch of thousands tells its progress faster than anybody reads: news of one topic is passed on this often, in milliseconds. */
const pause = 200;
const resting = new Map<string, { again: boolean }>();

/** A row of a batch shows whether its label was printed or voided, a day what was bought in it: news of those is news of these. */
const alsoAbout: Readonly<Record<string, readonly Topic[]>> = {
  orders: ["batches", "manifests"],
  printing: ["batches"],
};

/** Beside its own topic, what a query may say that it depends on: `meta: { also: ["wallet"] satisfies Topic[] }`. */
function dependsOn({ queryKey, meta }: Query, topics: readonly string[]): boolean {
  const also = (meta?.["also"] ?? []) as readonly Topic[];
  return [queryKey[0], ...also].some((topic) => topics.includes(String(topic)));
}

function passOn(topic: string): void {
  const rest = { again: false };
  resting.set(topic, rest);
  const topics = [topic, ...(alsoAbout[topic] ?? [])];
  void queries.invalidateQueries({ predicate: (query) => dependsOn(query, topics) });
  setTimeout(() => {
    resting.delete(topic);
    if (rest.again) passOn(topic);
  }, pause);
}

bridge.onEvent((announcement) => {
  const { kind } = announcement as { kind: string };
  const [topic = kind] = kind.split(".");
  const rest = resting.get(topic);
  if (rest) rest.again = true;
  else passOn(topic);
});
