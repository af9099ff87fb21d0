import type { ServerResponse } from "node:http";

interface Facts {
  requestId: string | null;
  keyName: string | null;
  code: string | null;
}

const facts = Symbol("facts");

/** What became known of a request while it was answered, for the log of requests. On the response itself: a map of so many short lives is dear. */
export function factsOf(response: ServerResponse & { [facts]?: Facts }): Facts {
  return (response[facts] ??= { requestId: null, keyName: null, code: null });
}
