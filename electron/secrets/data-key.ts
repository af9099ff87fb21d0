import { createHmac } from "node:crypto";

/** Length of a data key in bytes: AES-256. */
export const keyBytes = 32;

/** A key that secrets are sealed with. */
export interface DataKey {
  /** 16 hex digits made of the key itself, so that a wrong key is known at once. */
  id: string;
  bytes: Uint8Array;
}

/** The name of a key: an HMAC under it, which tells nothing of the key. */
export function keyIdOf(bytes: Uint8Array): string {
  return createHmac("sha256", bytes).update("shipdeck data key").digest("hex").slice(0, 16);
}

/** The key in these bytes, when they are the key of that name; null when they are anything else. */
export function keyOf(id: string, bytes: Uint8Array): DataKey | null {
  return bytes.byteLength === keyBytes && keyIdOf(bytes) === id ? { id, bytes } : null;
}
