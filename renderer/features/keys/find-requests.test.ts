import { expect, test } from "vitest";
import type { LoggedRequest } from "#shared/contract/desk/local-api.ts";
import { findRequests } from "./find-requests.ts";

const request: LoggedRequest = {
  number: 1,
  at: "2026-11-21T09:00:00.000Z",
  method: "GET",
  path: "/api/v1/orders",
  status: 200,
  durationMs: 2,
  keyName: "Nightly script",
  requestId: "req_1",
  code: null,
};
const refused = { ...request, number: 2, method: "POST", status: 403, code: "FORBIDDEN" };
const abandoned = { ...request, number: 3, status: null };
const all = [abandoned, refused, request];
const numbers = (words: string, onlyFailed = false) =>
  findRequests(all, words, onlyFailed).map(({ number }) => number);

test("every word must be found, in whatever column, in whatever case", () => {
  expect(numbers("")).toEqual([3, 2, 1]);
  expect(numbers("nightly POST")).toEqual([2]);
  expect(numbers("forbidden")).toEqual([2]);
  expect(numbers("req_1 200")).toEqual([1]);
  expect(numbers("nobody")).toEqual([]);
});

test("failures are those with a code, and those whose caller hung up", () => {
  expect(numbers("", true)).toEqual([3, 2]);
});
