import type { KeyRow } from "#electron/store/rows.ts";
import type { Key } from "#shared/contract/desk/keys.ts";
import type { Scope } from "#shared/contract/operation.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import { instant } from "../json.ts";

/** A key as it is shown: everything but its secret, which nobody has any more. */
export function keyEntry(row: Omit<KeyRow, "seal">): Key {
  const at = (ms: number | null) => (ms === null ? null : instant(ms));
  return {
    id: row.id,
    name: row.name,
    apiKey: row.api_key,
    // Written by createKey from parsed scopes.
    scopes: JSON.parse(row.scopes) as Scope[],
    dailyLimitUsd: row.daily_limit_cents === null ? null : dollarsFromCents(row.daily_limit_cents),
    createdAt: instant(row.created_at),
    lastUsedAt: at(row.last_used_at),
    expiresAt: at(row.expires_at),
    revokedAt: at(row.revoked_at),
  };
}
