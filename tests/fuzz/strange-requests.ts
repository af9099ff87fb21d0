import type { Dice } from "./dice.ts";

type Header = readonly [string, string];

/** What of one HTTP request is out of the ordinary; what is absent stays as it should be. */
export interface Oddity {
  name: string;
  body?: (json: string) => string | Uint8Array;
  /** Null: none at all. */
  contentType?: string | null;
  query?: string;
  path?: (path: string) => string;
  method?: string;
  headers?: readonly Header[];
}

const body = (name: string, make: (json: string) => string | Uint8Array): Oddity => ({
  name,
  body: make,
});

/** Odd requests; each is answered, and the connection goes on. */
export const oddities: readonly Oddity[] = [
  body("cut off", (json) => json.slice(0, Math.max(1, json.length >> 1))),
  body("empty", () => ""),
  body("blanks", () => " \r\n\t"),
  body("byte order mark", (json) => `\ufeff${json}`),
  body("UTF-16", (json) => Buffer.from(`\ufeff${json}`, "utf16le")),
  body("no UTF-8", (json) => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe])])),
  body("two documents", (json) => json + json),
  body("duplicate keys", (json) => json.replace(/^\{/, '{"orderId":1,"items":2,"orderId":[],')),
  body("__proto__", (json) => json.replace(/^\{/, '{"__proto__":{"isAdmin":true},')),
  body("constructor", (json) => json.replace(/^\{/, '{"constructor":{"prototype":{"x":1}},')),
  body("deep", (json) =>
    json.replace(/^\{/, `{"deep":${"[".repeat(10_000)}${"]".repeat(10_000)},`),
  ),
  body("deeper", () => "[".repeat(200_000)),
  body("many keys", () => `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":${n}`).join()}}`),
  body("huge numbers", (json) => json.replaceAll(/:\d+(\.\d+)?/g, ":1e999")),
  body("long numbers", (json) => json.replaceAll(/:\d+(\.\d+)?/g, `:${"9".repeat(400)}`)),
  body("tiny numbers", (json) => json.replaceAll(/:\d+(\.\d+)?/g, ":1e-400")),
  body("minus zero", (json) => json.replaceAll(/:\d+(\.\d+)?/g, ":-0")),
  body("escaped surrogate", (json) => json.replaceAll(/:"[^"]*"/g, ':"\\ud800"')),
  body("escaped NUL", (json) => json.replaceAll(/:"[^"]*"/g, ':"\\u0000"')),
  body("null", () => "null"),
  body("a list", (json) => `[${json}]`),
  body("a text", (json) => JSON.stringify(json)),
  body("over a MiB", (json) => json + " ".repeat(1_050_000)),
  body("just a MiB", (json) => json.padEnd(1024 * 1024, " ")),
  { name: "no content type", contentType: null },
  { name: "text/plain", contentType: "text/plain" },
  { name: "a form", contentType: "application/x-www-form-urlencoded" },
  { name: "another charset", contentType: "application/json; charset=utf-16" },
  { name: "blank content type", contentType: " " },
  { name: "long content type", contentType: `application/json; x=${"y".repeat(4_000)}` },
  { name: "query twice", query: "?limit=1&limit=2&offset=0" },
  { name: "query of percents", query: "?limit=%&offset=%zz&search=%ff%00" },
  { name: "query of lists", query: "?limit[]=1&limit[a]=2&__proto__[x]=1" },
  { name: "long query", query: `?search=${"x".repeat(9_000)}` },
  { name: "query of numbers", query: "?limit=1e2&offset=-0&includeTransactions=yes" },
  { name: "query over all", query: "?limit=101&offset=99999999999999999999&date=2026-02-30" },
  { name: "query with NUL", query: "?search=%00&externalReference=%ED%A0%80&email=%C0%80" },
  { name: "query of signs", query: "?search=%25%5F*%22'%5C&createdAfter=2026-13-01T00:00:00Z" },
  { name: "percent path", path: (path) => `${path}/%zz` },
  { name: "dots", path: (path) => `${path}/../../../etc/passwd` },
  { name: "encoded dots", path: (path) => `${path}/%2e%2e%2f%2e%2e` },
  { name: "double slash", path: (path) => `/${path}` },
  { name: "NUL in path", path: (path) => `${path}%00` },
  { name: "long path", path: (path) => path + "x".repeat(8_000) },
  { name: "upper case path", path: (path) => path.toUpperCase() },
  { name: "trailing slash", path: (path) => `${path}/` },
  { name: "odd UTF-8 path", path: (path) => `${path}%C0%AE%ED%A0%80` },
  { name: "PUT", method: "PUT" },
  { name: "DELETE", method: "DELETE" },
  { name: "OPTIONS", method: "OPTIONS" },
  { name: "QUERY", method: "QUERY" },
  { name: "no key", headers: [["x-api-key", ""]] },
  { name: "two keys", headers: [["x-api-key", "ssk_test_other"]] },
  { name: "strange request id", headers: [["x-request-id", "a b\tc<>\u00ff"]] },
  { name: "strange idempotency key", headers: [["idempotency-key", "é \u00ff"]] },
  { name: "long idempotency key", headers: [["idempotency-key", "k".repeat(300)]] },
  { name: "same idempotency key", headers: [["idempotency-key", "one"]] },
  { name: "many headers", headers: Array.from({ length: 60 }, (_, n) => [`x-${n}`, "y"] as const) },
  {
    name: "accept nothing",
    headers: [
      ["accept", "image/png"],
      ["accept-encoding", "x;q=0"],
    ],
  },
  {
    name: "expect",
    headers: [
      ["x-http-method-override", "DELETE"],
      ["range", "bytes=0-1"],
    ],
  },
  { name: "foreign origin", headers: [["origin", "https://evil.test"]] },
  { name: "cross site", headers: [["sec-fetch-site", "cross-site"]] },
  { name: "two hosts", headers: [["host", "evil.test"]] },
];

export function drawOddity(dice: Dice): Oddity {
  return dice.pick(oddities);
}
