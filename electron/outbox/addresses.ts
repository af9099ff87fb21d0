import type { LookupAddress } from "node:dns";
import { isIP } from "node:net";
import {
  isLocalhost,
  refusalOfAddress,
  type WebhookPolicy,
  type WebhookTarget,
} from "#shared/rules/webhook-url.ts";
import { Refused } from "./refused.ts";

/** Every address of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** `localhost` is never asked for outside: some resolvers do not know its subdomains, and no resolver may redirect it. */
const localhost: readonly LookupAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

/** The addresses of a target that may be connected to. Rejects with Refused when there is none. */
export async function permittedAddresses(
  target: WebhookTarget,
  policy: WebhookPolicy,
  resolve: Resolve,
): Promise<readonly LookupAddress[]> {
  const { host } = target;
  const family = isIP(host);
  const all = isLocalhost(host)
    ? localhost
    : family > 0
      ? [{ address: host, family }]
      : await resolve(host);
  const refusals = all.map(({ address }) => refusalOfAddress(address, target, policy));
  const good = all.filter((_, index) => refusals[index] === null);
  if (good.length > 0) return good;
  throw new Refused(host, refusals.find((reason) => reason !== null) ?? "has no address");
}
