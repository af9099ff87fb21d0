import type { Policy } from "#shared/contract/desk/policy.ts";
import { type Scope, scopes as every } from "#shared/contract/operation.ts";

interface Powers {
  scopes: Scope[];
  dailyLimitCents: number | null;
}

/** The scopes that keys may have at all. */
export function allowedScopes({ apiKeys }: Policy): readonly Scope[] {
  return apiKeys?.scopes ?? every;
}

/** The most cents that any key may spend in a day; null without a ceiling. */
export function ceilingCents({ apiKeys }: Policy): number | null {
  const usd = apiKeys?.dailyLimitUsd;
  return usd === undefined ? null : Math.floor(usd * 100 + 1e-6);
}

/** What a key may do here: its own powers, and of those what the policy allows. Holds for keys that are older than the policy, too. */
export function powersUnder(policy: Policy, { scopes, dailyLimitCents }: Powers): Powers {
  const allowed = allowedScopes(policy);
  const limits = [dailyLimitCents, ceilingCents(policy)].filter((limit) => limit !== null);
  return {
    scopes: scopes.filter((scope) => allowed.includes(scope)),
    dailyLimitCents: limits.length === 0 ? null : Math.min(...limits),
  };
}
