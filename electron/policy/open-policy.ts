import { X509Certificate } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { policyPlaces } from "./policy-places.ts";
import { BadPolicy, readPolicy } from "./read-policy.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The policy that holds here. */
export interface Managed {
  policy: Policy;
  /** Where it lies; null when nothing is managed. */
  file: string | null;
  /** The company's certificate authority (PEM); null when the policy names none. */
  authority: string | null;
}

/** The certificate that the policy names. Throws BadPolicy when it cannot stand for others. */
function authorityOf(policyFile: string, file: string | undefined): string | null {
  if (file === undefined) return null;
  let why = "cannot be read";
  try {
    const text = readFileSync(file, "utf8");
    why = "is no certificate in PEM form";
    if (new X509Certificate(text).ca) return text;
    why = "is the certificate of one server, not of an authority";
  } catch {
    // `why` says how far it came.
  }
  const message = `network.authorityFile: ${file} ${why}. Name the authority's certificate.`;
  throw new BadPolicy(policyFile, [{ line: 0, column: 0, message }]);
}

/** Is this a checkout of the sources and not the program as it is handed out? */
function isCheckout(productFolder: string): boolean {
  return existsSync(join(productFolder, "electron", "config.ts"));
}

/**
 * Reads the policy of this computer. `SHIPDECK_POLICY` names another one, in a checkout alone: a person could otherwise leave the
 * company's policy by setting a variable. Throws BadPolicy, and an Error where the variable does not count.
 */
export function openPolicy(env: Environment, productFolder: string): Managed {
  const named = env["SHIPDECK_POLICY"];
  if (named !== undefined && !isCheckout(productFolder))
    throw new Error(
      "SHIPDECK_POLICY is for development alone: leave it out. The policy of this computer holds.",
    );
  const places = named === undefined ? policyPlaces(process.platform, env) : [named];
  const file = named ?? places.find((place) => existsSync(place));
  if (file === undefined) return { policy: {}, file: null, authority: null };
  const administrator = 0;
  const owners = named === undefined ? [administrator] : [administrator, process.getuid?.() ?? 0];
  const policy = readPolicy(file, owners);
  return { policy, file, authority: authorityOf(file, policy.network?.authorityFile) };
}
