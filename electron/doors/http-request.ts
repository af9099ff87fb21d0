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

/** The path of a request line, which may be an absolute address or no address at all. Never throws, decodes nothing. */
export function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "") || "/";
}

/** Where a request says that it comes from. */
export function provenanceOf({ headers, rawHeaders }: IncomingMessage): Provenance {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host");
  return {
    hostCount: hosts.length,
    host: headers.host,
    origin: single(headers.origin),
    secFetchSite: single(headers["sec-fetch-site"]),
    secFetchMode: single(headers["sec-fetch-mode"]),
    secFetchDest: single(headers["sec-fetch-dest"]),
  };
}
