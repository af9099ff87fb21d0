import { expect, test } from "vitest";
import type { Key } from "#shared/contract/desk/keys.ts";
import { isAlive, keyState } from "./key-state.ts";

const key: Key = {
  id: "key_1",
  name: "script",
  apiKey: "ssk_test_1",
  scopes: ["read"],
  dailyLimitUsd: null,
  createdAt: "2026-11-21T09:00:00.000Z",
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
};
const noon = "2026-11-21T12:00:00.000Z";
const now = Date.parse(noon);

test("a key that nobody ended is active", () => {
  expect(keyState(key, now)).toEqual({ state: "active", at: null });
  expect(isAlive(key, now)).toBe(true);
});

test("a replaced key works until the very moment that its overlap ends", () => {
  const replaced = { ...key, expiresAt: noon };
  expect(keyState(replaced, now - 1)).toEqual({ state: "ending", at: noon });
  expect(isAlive(replaced, now - 1)).toBe(true);
  expect(keyState(replaced, now)).toEqual({ state: "ended", at: noon });
  expect(isAlive(replaced, now)).toBe(false);
});

test("a revoked key is revoked, whatever overlap it had left", () => {
  const revoked = { ...key, revokedAt: noon, expiresAt: "2027-01-01T00:00:00.000Z" };
  expect(keyState(revoked, now)).toEqual({ state: "revoked", at: noon });
  expect(isAlive(revoked, now)).toBe(false);
});
