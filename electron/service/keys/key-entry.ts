import type { KeyRow } from "#electron/store/rows.ts";
import type { Key } from "#shared/contract/desk/keys.ts";
import type { Policy } from "#shared/contract/desk/policy.ts";
import type { Scope } from "#shared/contract/operation.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import { instant } from "../json.ts";
import { powersUnder } from "../policy/key-powers.ts";

/** A key as it is shown, with the powers that it has under the policy: everything but its secret, which nobody has any more. */
export function keyEntry(policy: Policy, row: Omit<KeyRow, "seal">): Key {
  const { scopes, dailyLimitCents } = powersUnder(policy, {
    // Written by createKey from parsed scopes.
    scopes: JSON.parse(row.scopes) as Scope[],
    dailyLimitCents: row.daily_limit_cents,
  });
  const at = (ms: number | null) => (ms === null ? null : instant(ms));
  return {
    id: row.id,
    name: row.name,
    apiKey: row.api_key,
    scopes,
    dailyLimitUsd: dailyLimitCents === null ? null : dollarsFromCents(dailyLimitCents),
    createdAt: instant(row.created_at),
    lastUsedAt: at(row.last_used_at),
    expiresAt: at(row.expires_at),
    revokedAt: at(row.revoked_at),
  };
}
