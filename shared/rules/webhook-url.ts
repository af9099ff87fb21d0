import { type Reach, reachOf } from "./ip-reach.ts";

/** WHATWG URL, which Node and browsers share; this room has the types of neither. */
declare class URL {
  constructor(text: string);
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
}

export interface WebhookPolicy {
  /** May webhooks go to the local network? */
  lan: boolean;
  /** The port that the station itself listens on; null while it does not listen. */
  ownPort: number | null;
}

export interface WebhookTarget {
  secure: boolean;
  /** Lower case, without brackets: a name or an IP address in its usual spelling. */
  host: string;
  port: number;
  /** The reach of a host that is an address, or of `localhost`; null when only a lookup tells. */
  reach: Reach | null;
}

/** Names that always mean this machine (RFC 6761, section 6.3). */
export function isLocalhost(host: string): boolean {
  return /^(?:.+\.)?localhost\.?$/.test(host);
}

/** Takes a URL apart; a text says what is wrong with it. Odd spellings of an address come out as the usual one. */
export function webhookTarget(text: string): WebhookTarget | string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return "is not a URL";
  }
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return "must begin with http:// or https://";
  if (url.username !== "" || url.password !== "") return "must not contain a user name or password";
  const secure = url.protocol === "https:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.port === "0") return "must not have port 0";
  const port = url.port === "" ? (secure ? 443 : 80) : Number(url.port);
  return { secure, host, port, reach: isLocalhost(host) ? "loopback" : reachOf(host) };
}

/** What is wrong with a target whose reach is known; null when it may be posted to. */
function refusalOfReach(reach: Reach, port: number, policy: WebhookPolicy): string | null {
  if (reach === "never") return "leads to an address that webhooks never go to";
  if (reach === "lan" && !policy.lan)
    return "leads into the local network, which the settings of this station do not allow";
  if (reach === "loopback" && port === policy.ownPort) return "is the station's own address";
  return null;
}

/** Why this URL may not be registered; null when it may. A name is checked again when it has been looked up. */
export function refusalOfUrl(text: string, policy: WebhookPolicy): string | null {
  const target = webhookTarget(text);
  if (typeof target === "string") return target;
  return target.reach === null ? null : refusalOfReach(target.reach, target.port, policy);
}

/**
 * Why a connection from `target` to `address` may not be made; null when it may. A name that is not `localhost` must lead to the
 * public network unless LAN receivers are allowed: whoever owns the name could otherwise point it at this machine later.
 */
export function refusalOfAddress(
  address: string,
  target: WebhookTarget,
  policy: WebhookPolicy,
): string | null {
  const reach = reachOf(address) ?? "never";
  if (target.reach === null && reach === "loopback" && !policy.lan)
    return "is a name that leads back to this computer; use localhost, or allow the local network in the settings";
  return refusalOfReach(reach, target.port, policy);
}
