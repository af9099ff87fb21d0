import { insertInto } from "#electron/store/sql.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { type Answer, type Parsed, scopes } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { keyEntry } from "./key-entry.ts";
import { hashSecret, newCredentials } from "./secrets.ts";

/** Makes an API key. Its secret is in this answer and nowhere else. */
export async function createKey(
  ctx: Pick<Context, "mode" | "randomBytes" | "newId" | "clock" | "store" | "announce">,
  input: Parsed<Desk["createKey"]>,
): Promise<Answer<Desk["createKey"]>> {
  const { apiKey, apiSecret } = newCredentials(ctx.mode, (length) => ctx.randomBytes(length));
  const id = ctx.newId("key");
  const row = {
    id,
    root_id: id,
    name: input.name,
    api_key: apiKey,
    secret_hash: hashSecret(apiSecret),
    scopes: JSON.stringify([...new Set(input.scopes ?? scopes)]),
    daily_limit_cents:
      input.dailyLimitUsd === null ? null : Math.floor(input.dailyLimitUsd * 100 + 1e-6),
    created_at: ctx.clock.now(),
    last_used_at: null,
    expires_at: null,
    revoked_at: null,
  };
  await ctx.store.write((tx) => void insertInto(tx, "api_key", row));
  ctx.announce({ kind: "keys.changed", id: row.id });
  return { ...keyEntry(row), apiSecret };
}
