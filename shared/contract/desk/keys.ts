import { z } from "zod";
import { Instant, optionalText, requiredText } from "../fields.ts";
import { operation, scopes } from "../operation.ts";

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

export const keyRows = {
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
        .max(scopes.length, { error: "must name each at most once" })
        .optional()
        .describe("All that the company's policy allows when omitted."),
      dailyLimitUsd: z
        .number()
        .min(0, { error: "must be 0 or more" })
        .max(1_000_000_000)
        .nullish()
        .transform((value) => value ?? null),
    }),
    output: NewKey,
    errors: ["MANAGED", "STORAGE_UNAVAILABLE"],
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
