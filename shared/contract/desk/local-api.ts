import { z } from "zod";
import { Instant } from "../fields.ts";
import { operation } from "../operation.ts";

/** How many requests the station remembers. They are forgotten when it stops. */
export const rememberedRequests = 1_000;

/** One request at the local API. Never its body, its headers, its query or a label's token. */
export const LoggedRequest = z.object({
  number: z.number().int().describe("Counted from 1 since the station started."),
  at: Instant,
  method: z.string(),
  path: z.string(),
  status: z.number().int().nullable().describe("Null when the caller hung up before the answer."),
  durationMs: z.number().int(),
  keyName: z.string().nullable(),
  requestId: z.string().nullable(),
  code: z.string().nullable().describe("The failure's code; null for success."),
});
export type LoggedRequest = z.output<typeof LoggedRequest>;

/** The local API as its owner sees it. */
export const localApiRows = {
  getLocalApi: operation({
    method: "GET",
    path: "/desk/api",
    summary: "Where the local API is served, or why not",
    tag: "Desk",
    scope: "read",
    output: z.object({
      url: z.string().nullable().describe("Null while it is not served."),
      port: z.number().int().nullable(),
      problem: z.string().nullable().describe("Why it is not served."),
      startedAt: Instant,
      served: z.number().int().describe("Requests since the station started."),
      failed: z.number().int().describe("Of them, answered with a failure, or not waited for."),
    }),
    errors: [],
  }),
  listRequests: operation({
    method: "GET",
    path: "/desk/api/requests",
    summary: "The last thousand requests at the local API, newest first",
    tag: "Desk",
    scope: "read",
    output: z.object({ requests: z.array(LoggedRequest) }),
    errors: [],
  }),
  getApiReference: operation({
    method: "GET",
    path: "/desk/api/reference",
    summary: "The OpenAPI document of the local API",
    tag: "Desk",
    scope: "read",
    output: z.object({ document: z.record(z.string(), z.unknown()) }),
    errors: [],
  }),
};
