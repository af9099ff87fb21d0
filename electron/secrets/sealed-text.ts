import { createCipheriv, createDecipheriv } from "node:crypto";
import type { DataKey } from "./data-key.ts";

const mark = "sealed.v1";
const nonceBytes = 12;
const tagBytes = 16;
const pattern = /^sealed\.v1\.([0-9a-f]{16})\.([\w-]+)$/;

/** The name of the key that a text is sealed with; null for what is no sealed text. */
export function sealedWith(text: string): string | null {
  return pattern.exec(text)?.[1] ?? null;
}

/**
 * A text as `sealed.v1.<key>.<base64url of nonce, tag, ciphertext>`: AES-256-GCM. The context (whose secret it is, such as
 * `webhook:hook_1`) is authenticated with it, so that a sealed text moved elsewhere does not open.
 * @param nonce 12 bytes that were never used with this key
 */
export function sealText(key: DataKey, plain: string, context: string, nonce: Uint8Array): string {
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce);
  cipher.setAAD(Buffer.from(context, "utf8"));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body]);
  return `${mark}.${key.id}.${bytes.toString("base64url")}`;
}

/** The plain text; null when it was changed, is another's, or the key is not its own. */
export function openText(key: DataKey, sealed: string, context: string): string | null {
  const [, id, text = ""] = pattern.exec(sealed) ?? [];
  const bytes = Buffer.from(text, "base64url");
  if (id !== key.id || bytes.byteLength < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv("aes-256-gcm", key.bytes, bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(context, "utf8"));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const body = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([body, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
