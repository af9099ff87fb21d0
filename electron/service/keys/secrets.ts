import { hash } from "node:crypto";

/** SHA-256, lowercase hex. Secrets are 256 random bits, so a slow hash would only slow the station down. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret);
}

/** The same as bytes. */
export function digestOf(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

/** A fresh key and secret. The key's prefix tells the mode. */
export function newCredentials(
  mode: "sandbox" | "live",
  randomBytes: (length: number) => Uint8Array,
): { apiKey: string; apiSecret: string } {
  const text = (length: number) => Buffer.from(randomBytes(length)).toString("base64url");
  return {
    apiKey: `ssk_${mode === "sandbox" ? "test" : "live"}_${text(16)}`,
    apiSecret: `sss_${text(32)}`,
  };
}
