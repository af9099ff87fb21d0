import { createHmac, createSecretKey, type KeyObject } from "node:crypto";

/** Keys of secrets that signed lately: to take bytes for one costs Node ten times the signature. */
const keys = new Map<string, KeyObject>();
const remembered = 2_000;

/** The bytes that follow `whsec_` in base64. */
function standardKey(secret: string): KeyObject {
  let key = keys.get(secret);
  if (!key) {
    if (keys.size >= remembered) keys.clear();
    key = createSecretKey(Buffer.from(secret.replace(/^whsec_/, ""), "base64"));
    keys.set(secret, key);
  }
  return key;
}

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
  const signature = createHmac("sha256", standardKey(secret))
    .update(`${id}.${timestamp}.`)
    .update(body);
  return `v1,${signature.digest("base64")}`;
}
