import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Provenance } from "./guard.ts";

/** A header that came more than once, as Node joins it. */
export function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}

/** The caller's own X-Request-ID when it is fit to be written into logs and headers, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders, newRequestId: () => string): string {
  const given = single(headers["x-request-id"]);
  return given && /^[\w.-]{1,200}$/.test(given) ? given : newRequestId();
}

const plainPath = /^\/[\w/.-]*$/;
const address = /^https?:\/\/([^/?#]*)/i;

/** The path of a request line, which may be an absolute address or no address at all. Never throws, decodes nothing. */
export function pathOf(url: string): string {
  if (plainPath.test(url)) return url;
  return url.replace(address, "").replace(/[?#].*$/s, "") || "/";
}

/** Where a request says that it comes from. */
export function provenanceOf({ url, headers, rawHeaders }: IncomingMessage): Provenance {
  let hostCount = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (/^host$/i.test(rawHeaders[at] ?? "")) hostCount += 1;
  return {
    hostCount,
    host: headers.host,
    target: url?.startsWith("/") ? undefined : address.exec(url ?? "")?.[1],
    origin: single(headers.origin),
    secFetchSite: single(headers["sec-fetch-site"]),
    secFetchMode: single(headers["sec-fetch-mode"]),
    secFetchDest: single(headers["sec-fetch-dest"]),
  };
}
