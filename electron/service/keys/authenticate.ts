import { timingSafeEqual } from "node:crypto";
import { assertWhole } from "#electron/store/assert-whole.ts";
import { keyByApiKey, touchKey } from "#electron/store/keys.ts";
import type { Actor } from "#shared/contract/actor.ts";
import type { Scope } from "#shared/contract/operation.ts";
import type { Parts } from "../context.ts";
import { powersUnder } from "../policy/key-powers.ts";
import { hashSecret } from "./secrets.ts";

/** Compared against when the key is unknown, so that an unknown key takes as long as a wrong secret. */
const nobody = hashSecret("nobody has this secret");
/** `last used` is for people: once a minute is fine enough, and spares a write per request. */
const touchEveryMs = 60_000;

/** Who these credentials belong to; null for missing, unknown, expired, revoked or wrong ones alike. */
export function authenticate(parts: Parts, apiKey: string, apiSecret: string): Actor | null {
  const row = parts.store.read((db) => keyByApiKey.get(db, { apiKey }));
  const given = Buffer.from(hashSecret(apiSecret), "hex");
  const right = timingSafeEqual(given, Buffer.from(row?.secret_hash ?? nobody, "hex"));
  const now = parts.clock.now();
  if (!row || !right || row.revoked_at !== null || (row.expires_at ?? Infinity) <= now) return null;
  // A key whose powers or limit are not what was written opens nothing.
  assertWhole(parts.store, "api_key", row);
  if (now - (row.last_used_at ?? 0) >= touchEveryMs)
    parts.store
      .write((tx) => void touchKey.run(tx, { id: row.id, now }))
      .then(() => parts.announce({ kind: "keys.changed", id: row.id }))
      .catch((error: unknown) => parts.log.warn({ err: error }, "last use of a key was not noted"));
  return {
    kind: "key",
    keyId: row.id,
    rootId: row.root_id,
    name: row.name,
    ...powersUnder(parts.policy, {
      // Written by createKey from parsed scopes.
      scopes: JSON.parse(row.scopes) as Scope[],
      dailyLimitCents: row.daily_limit_cents,
    }),
  };
}
