import { expect, test } from "vitest";
import { refusalOfServerUrl } from "./server-url.ts";

test.each([
  "https://mempool.space/api",
  "http://127.0.0.1:9332",
  "http://localhost:3002",
  "http://[::1]:9332",
  "http://192.168.1.7:9332",
  "http://node.local:9332",
  "http://umbrel:3006/api",
])("%s may be asked", (url) => {
  expect(refusalOfServerUrl(url)).toBeNull();
});

test.each([
  ["http://mempool.space/api", "must begin with https://"],
  ["http://8.8.8.8/", "must begin with https://"],
  ["ftp://mempool.space", "must begin with http:// or https://"],
  ["https://user:secret@node.example", "must not contain a user name or password"],
  ["http://169.254.169.254/", "leads to an address that nothing is asked at"],
  ["mempool.space/api", "is not a URL"],
])("%s may not: it %s", (url, reason) => {
  expect(refusalOfServerUrl(url)).toContain(reason);
});
