import type { Key } from "#shared/contract/desk/keys.ts";

export interface KeyState {
  state: "active" | "ending" | "ended" | "revoked";
  /** When it ends or ended; null for a key that goes on. */
  at: string | null;
}

/** Whether a key works at `now` (ms), and until when. */
export function keyState({ revokedAt, expiresAt }: Key, now: number): KeyState {
  if (revokedAt) return { state: "revoked", at: revokedAt };
  if (!expiresAt) return { state: "active", at: null };
  return { state: Date.parse(expiresAt) <= now ? "ended" : "ending", at: expiresAt };
}

export function isAlive(key: Key, now: number): boolean {
  const { state } = keyState(key, now);
  return state === "active" || state === "ending";
}
