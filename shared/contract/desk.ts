import { z } from "zod";
import { Instant, optionalText, requiredText } from "./fields.ts";
import { Currency } from "./labels.ts";
import { operation, scopes } from "./operation.ts";

export const KeyScope = z.enum(scopes);

const Key = z.object({
  id: z.string(),
  name: z.string(),
  apiKey: z.string(),
  scopes: z.array(KeyScope),
  dailyLimitUsd: z.number().nullable(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
});
export type Key = z.output<typeof Key>;

const NewKey = Key.extend({ apiSecret: z.string().describe("Shown once.") });

const byId = z.object({ id: requiredText(200) });

/** What only the person at the desk may do: IPC and the command line. HTTP is built from `api` alone, so none of it leaks. */
export const desk = {
  getStation: operation({
    method: "GET",
    path: "/desk/station",
    summary: "What the station is and whether it is well",
    tag: "Desk",
    scope: "read",
    output: z.object({
      version: z.string(),
      mode: z.enum(["sandbox", "live"]),
      apiUrl: z.string().nullable(),
      apiProblem: z.string().nullable().describe("Why the API is not served."),
      dataFolder: z.string(),
      startedAt: Instant,
      storageProblem: z.string().nullable().describe("Why nothing can be written."),
    }),
    errors: [],
  }),
  getWallet: operation({
    method: "GET",
    path: "/desk/wallet",
    summary: "Balances with their worth in USD",
    tag: "Desk",
    scope: "read",
    output: z.object({
      currencies: z.array(
        z.object({
          currency: Currency,
          balance: z.string(),
          held: z.string(),
          available: z.string(),
          usd: z.string().nullable().describe("Worth of the balance, null without a rate."),
          rate: z.number().nullable().describe("USD for one coin"),
          rateSource: z.string().nullable(),
        }),
      ),
      totalUsd: z.string().nullable(),
    }),
    errors: [],
  }),
  deposit: operation({
    method: "POST",
    path: "/desk/deposits",
    summary: "Add play money; sandbox only",
    tag: "Desk",
    scope: "purchase",
    body: z.object({
      currency: Currency,
      amount: requiredText(30).describe("Coins as a decimal text with at most 8 decimals."),
    }),
    output: z.object({
      transactionId: z.string(),
      currency: Currency,
      amount: z.string(),
      balance: z.string(),
    }),
    errors: ["FORBIDDEN", "STORAGE_UNAVAILABLE"],
  }),
  readLabel: operation({
    method: "GET",
    path: "/desk/labels/{orderItemId}",
    summary: "The bytes of a label",
    tag: "Desk",
    scope: "read",
    params: z.object({ orderItemId: requiredText(200) }),
    query: z.object({ format: z.enum(["pdf", "png", "zpl"]).default("pdf") }),
    output: z.object({
      fileName: z.string(),
      contentType: z.string(),
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    }),
    errors: ["LABEL_NOT_FOUND"],
  }),
  listKeys: operation({
    method: "GET",
    path: "/desk/keys",
    summary: "API keys, newest first",
    tag: "Desk",
    scope: "read",
    output: z.object({ keys: z.array(Key) }),
    errors: [],
  }),
  createKey: operation({
    method: "POST",
    path: "/desk/keys",
    summary: "Make an API key; its secret is shown once",
    tag: "Desk",
    scope: "read",
    body: z.object({
      name: requiredText(100),
      scopes: z
        .array(KeyScope)
        .min(1, { error: `must name at least one of ${scopes.join(", ")}` })
        .optional()
        .describe("All when omitted."),
      dailyLimitUsd: z
        .number()
        .min(0, { error: "must be 0 or more" })
        .max(1_000_000_000)
        .nullish()
        .transform((value) => value ?? null),
    }),
    output: NewKey,
    errors: ["STORAGE_UNAVAILABLE"],
  }),
  revokeKey: operation({
    method: "DELETE",
    path: "/desk/keys/{id}",
    summary: "Revoke an API key at once",
    tag: "Desk",
    scope: "read",
    params: byId,
    output: Key,
    errors: ["KEY_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
  rotateKey: operation({
    method: "POST",
    path: "/desk/keys/{id}/rotate",
    summary: "Make a successor of an API key; both work during the overlap",
    tag: "Desk",
    scope: "read",
    params: byId,
    body: z.object({
      overlapHours: z.number().min(0).max(720).default(24),
      name: optionalText(100),
    }),
    output: NewKey,
    errors: ["KEY_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
};
export type Desk = typeof desk;
