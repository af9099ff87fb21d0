/** What of a request says where it comes from. Header names are lower case. */
export interface Provenance {
  /** How many Host headers there were. */
  hostCount: number;
  host: string | undefined;
  /** Of a request line with a whole address, which counts before any Host (RFC 9112 §3.2.2). */
  target: string | undefined;
  origin: string | undefined;
  secFetchSite: string | undefined;
  secFetchMode: string | undefined;
  secFetchDest: string | undefined;
}

/**
 * Is this request addressed to us, by somebody who is not a web page? A page can reach a loopback port, by its own name
 * after DNS rebinding or directly; it cannot choose its Host, nor leave out Origin and Sec-Fetch-Site where browsers send
 * them. Only a label may be opened from a page, and only as a navigation that the person sees.
 */
export function isAllowed(
  port: number,
  request: Provenance,
  what: "api" | "label",
): { allowed: true } | { allowed: false; reason: string } {
  const ours = [`127.0.0.1:${port}`, `[::1]:${port}`, `localhost:${port}`];
  if (port === 80) ours.push("127.0.0.1", "[::1]", "localhost");
  const isOurs = (host: string | undefined) => ours.includes(host?.toLowerCase() ?? "");
  if (request.hostCount !== 1 || !isOurs(request.host))
    return { allowed: false, reason: `The Host header must be one of ${ours.join(", ")}.` };
  if (request.target !== undefined && !isOurs(request.target))
    return {
      allowed: false,
      reason: `The host in the request line must be one of ${ours.join(", ")}.`,
    };
  if (request.origin !== undefined)
    return {
      allowed: false,
      reason: "Web pages may not use this API. Call it from a program, without an Origin header.",
    };
  const site = request.secFetchSite;
  const { secFetchMode: mode, secFetchDest: dest } = request;
  // A frame in a page is navigated too, and may be invisible.
  const isSeen = mode === "navigate" && (dest === undefined || dest === "document");
  // Reloading a label, or saving it, is same-origin; the API has no page of its own.
  const label = what === "label" && (site === "same-origin" || isSeen);
  if (site !== undefined && site !== "none" && !label)
    return { allowed: false, reason: "Web pages may not use this API. Call it from a program." };
  return { allowed: true };
}
