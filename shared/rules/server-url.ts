import { webhookTarget } from "./webhook-url.ts";

/** Names that are answered inside a network only. */
function isLocalName(host: string): boolean {
  return !host.includes(".") || /\.(?:local|lan|home|internal|home\.arpa)\.?$/.test(host);
}

/**
 * What is wrong with the URL of a server that the person at the desk wants asked; null when nothing is. Without TLS only this computer
 * and its network are asked: elsewhere anybody on the way could read what is asked, or answer.
 */
export function refusalOfServerUrl(text: string): string | null {
  const target = webhookTarget(text);
  if (typeof target === "string") return target;
  if (target.reach === "never") return "leads to an address that nothing is asked at";
  if (target.secure || target.reach === "loopback" || target.reach === "lan") return null;
  if (target.reach === null && isLocalName(target.host)) return null;
  return "must begin with https://; http:// is for this computer and its network";
}

/** Does a URL lead to this very computer, by number or as `localhost`? */
export function isThisComputer(text: string): boolean {
  const target = webhookTarget(text);
  return typeof target !== "string" && target.reach === "loopback";
}
