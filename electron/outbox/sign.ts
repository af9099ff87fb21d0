import { createHmac } from "node:crypto";

/** The document's scheme: HMAC-SHA256 over the raw body, keyed with the secret's own text as UTF-8; 64 lowercase hex digits. */
export function signHex(secret: string, body: Uint8Array): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/**
 * A signature of the Standard Webhooks specification 1.0: HMAC-SHA256 over `id.timestamp.body`, keyed with the bytes that
 * follow `whsec_` in base64. `timestamp` is in whole seconds.
 */
export function signStandard(
  secret: string,
  id: string,
  timestamp: number,
  body: Uint8Array,
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body);
  return `v1,${signature.digest("base64")}`;
}
