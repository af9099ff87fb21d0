import type { ServerResponse } from "node:http";

interface Facts {
  requestId: string | null;
  keyName: string | null;
  code: string | null;
}

/** What became known of a request while it was answered, for the log of requests. */
const known = new WeakMap<ServerResponse, Facts>();

export function factsOf(response: ServerResponse): Facts {
  let facts = known.get(response);
  if (!facts) {
    facts = { requestId: null, keyName: null, code: null };
    known.set(response, facts);
  }
  return facts;
}
