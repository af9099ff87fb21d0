import { existsSync } from "node:fs";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { policyPlaces } from "./policy/policy-places.ts";
import { productFolder } from "./product-folder.ts";

/**
 * What the company fixes of the window itself. A policy that is refused is empty here: the station, which reads it again, does not
 * open with it, and the window that is needed to say so comes up.
 */
export async function policyForWindow(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Policy> {
  const places = policyPlaces(process.platform, env);
  // Most computers have none, and their window does not wait for what reads it.
  if (env["SHIPDECK_POLICY"] === undefined && !places.some((place) => existsSync(place))) return {};
  try {
    const { openPolicy } = await import("./policy/open-policy.ts");
    return openPolicy(env, productFolder()).policy;
  } catch {
    return {};
  }
}
