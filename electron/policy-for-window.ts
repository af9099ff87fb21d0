import type { Policy } from "#shared/contract/desk/policy.ts";
import { openPolicy } from "./policy/open-policy.ts";
import { productFolder } from "./product-folder.ts";

/**
 * What the company fixes of the window itself. A policy that is refused is empty here: the station, which reads it again, does not
 * open with it, and the window that is needed to say so comes up.
 */
export function policyForWindow(env: Readonly<Record<string, string | undefined>>): Policy {
  try {
    return openPolicy(env, productFolder()).policy;
  } catch {
    return {};
  }
}
