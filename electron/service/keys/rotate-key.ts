import { expireKey, keyById } from "#electron/store/keys.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { keyEntry } from "./key-entry.ts";
import { hashSecret, newCredentials } from "./secrets.ts";

const hourMs = 3_600_000;

/** Makes a successor with the same powers; the old key goes on working for the overlap. */
export async function rotateKey(
  ctx: Context,
  input: Parsed<Desk["rotateKey"]>,
): Promise<Answer<Desk["rotateKey"]>> {
  const { apiKey, apiSecret } = newCredentials(ctx.mode, (length) => ctx.randomBytes(length));
  const id = ctx.newId("key");
  const row = await ctx.store.write((tx) => {
    const now = ctx.clock.now();
    const old = keyById.get(tx, { id: input.id });
    const ends = old?.expires_at ?? Infinity;
    if (!old || old.revoked_at !== null || ends <= now)
      throw new StationError("KEY_NOT_FOUND", `There is no living key ${input.id}.`);
    const successor = {
      ...old,
      id,
      name: input.name ?? old.name,
      api_key: apiKey,
      secret_hash: hashSecret(apiSecret),
      created_at: now,
      last_used_at: null,
      expires_at: null,
      revoked_at: null,
    };
    insertInto(tx, "api_key", successor);
    // An overlap never lengthens the life of a key that is being retired already.
    expireKey.run(tx, { id: old.id, at: Math.min(ends, now + input.overlapHours * hourMs) });
    return successor;
  });
  ctx.announce({ kind: "keys.changed", id });
  return { ...keyEntry(ctx.policy, row), apiSecret };
}
