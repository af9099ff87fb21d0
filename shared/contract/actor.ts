import type { Scope } from "./operation.ts";

/** Who asks: a key over HTTP, or the person at the desk (window, command line), who may do everything. */
export type Actor =
  | {
      kind: "key";
      keyId: string;
      /** The first key of its line of successors: what its spending is counted under. */
      rootId: string;
      name: string;
      scopes: readonly Scope[];
      /** US cents a day (UTC); null for no limit. */
      dailyLimitCents: number | null;
    }
  | { kind: "desk" };
