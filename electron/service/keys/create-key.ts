import { insertInto } from "#electron/store/sql.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { allowedScopes, ceilingCents } from "../policy/key-powers.ts";
import { managed } from "../policy/managed.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { keyEntry } from "./key-entry.ts";
import { hashSecret, newCredentials } from "./secrets.ts";

type KeyParts = Pick<
  Context,
  "mode" | "randomBytes" | "newId" | "clock" | "store" | "announce" | "policy"
>;

/** The powers of the new key; MANAGED where the policy does not allow them. */
function powersOf(ctx: KeyParts, { scopes, dailyLimitUsd }: Parsed<Desk["createKey"]>) {
  const allowed = allowedScopes(ctx.policy);
  const refused = scopes?.find((scope) => !allowed.includes(scope));
  if (refused) throw managed(ctx, `The scope ${refused} is not allowed`, "scopes");
  const ceiling = ceilingCents(ctx.policy);
  const asked = dailyLimitUsd === null ? null : Math.floor(dailyLimitUsd * 100 + 1e-6);
  if (ceiling !== null && asked !== null && asked > ceiling)
    throw managed(
      ctx,
      `A daily limit above ${dollarsFromCents(ceiling)} USD is not allowed`,
      "dailyLimitUsd",
    );
  return { scopes: [...new Set(scopes ?? allowed)], limitCents: asked ?? ceiling };
}

/** Makes an API key. Its secret is in this answer and nowhere else. */
export async function createKey(
  ctx: KeyParts,
  input: Parsed<Desk["createKey"]>,
): Promise<Answer<Desk["createKey"]>> {
  const powers = powersOf(ctx, input);
  const { apiKey, apiSecret } = newCredentials(ctx.mode, (length) => ctx.randomBytes(length));
  const id = ctx.newId("key");
  const row = {
    id,
    root_id: id,
    name: input.name,
    api_key: apiKey,
    secret_hash: hashSecret(apiSecret),
    scopes: JSON.stringify(powers.scopes),
    daily_limit_cents: powers.limitCents,
    created_at: ctx.clock.now(),
    last_used_at: null,
    expires_at: null,
    revoked_at: null,
  };
  await ctx.store.write((tx) => void insertInto(tx, "api_key", row));
  ctx.announce({ kind: "keys.changed", id: row.id });
  return { ...keyEntry(ctx.policy, row), apiSecret };
}
