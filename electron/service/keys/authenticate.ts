import { timingSafeEqual } from "node:crypto";
import { assertWhole } from "#electron/store/assert-whole.ts";
import { keyByApiKey, touchKey } from "#electron/store/keys.ts";
import type { KeyRow } from "#electron/store/rows.ts";
import { sealed } from "#electron/store/seal.ts";
import type { Actor } from "#shared/contract/actor.ts";
import type { Scope } from "#shared/contract/operation.ts";
import type { Parts } from "../context.ts";
import { powersUnder } from "../policy/key-powers.ts";
import { digestOf, hashSecret } from "./secrets.ts";

/** Compared against when the key is unknown, so that an unknown key takes as long as a wrong secret. */
const nobody = hashSecret("nobody has this secret");
/** `last used` is for people: once a minute is fine enough, and spares a write per request. */
const touchEveryMs = 60_000;
/** Keys that were used lately. */
const remembered = 100;

/** A key as it was read, and what was found out of those very values. */
interface Known {
  row: KeyRow;
  actor: Actor;
}

/** Is everything the same that the seal is over, and the seal? */
function isSame(a: KeyRow, b: KeyRow): boolean {
  return a.seal === b.seal && sealed.api_key.every((column) => a[column] === b[column]);
}

function actorOf({ policy }: Parts, row: KeyRow): Actor {
  return {
    kind: "key",
    keyId: row.id,
    rootId: row.root_id,
    name: row.name,
    ...powersUnder(policy, {
      // Written by createKey from parsed scopes.
      scopes: JSON.parse(row.scopes) as Scope[],
      dailyLimitCents: row.daily_limit_cents,
    }),
  };
}

/**
 * Who credentials belong to; null for missing, unknown, expired, revoked or wrong ones alike. The key's row is read at every request,
 * so that a change of it, by whichever process, counts at once; only what follows from unchanged values is not worked out again.
 */
export function authenticator(parts: Parts): (apiKey: string, apiSecret: string) => Actor | null {
  const known = new Map<string, Known>();
  function knownOf(row: KeyRow): Known {
    const found = known.get(row.id);
    if (found && isSame(found.row, row)) return found;
    // A key whose powers or limit are not what was written opens nothing.
    assertWhole(parts.store, "api_key", row);
    if (known.size >= remembered) known.clear();
    const fresh = { row, actor: actorOf(parts, row) };
    known.set(row.id, fresh);
    return fresh;
  }
  return (apiKey, apiSecret) => {
    const row = parts.store.ask((db) => keyByApiKey.get(db, { apiKey }));
    const right = timingSafeEqual(
      digestOf(apiSecret),
      Buffer.from(row?.secret_hash ?? nobody, "hex"),
    );
    const now = parts.clock.now();
    if (!row || !right || row.revoked_at !== null || (row.expires_at ?? Infinity) <= now)
      return null;
    const { actor } = knownOf(row);
    if (now - (row.last_used_at ?? 0) >= touchEveryMs)
      parts.store
        .write((tx) => void touchKey.run(tx, { id: row.id, now }))
        .then(() => parts.announce({ kind: "keys.changed", id: row.id }))
        .catch((error: unknown) =>
          parts.log.warn({ err: error }, "last use of a key was not noted"),
        );
    return actor;
  };
}
