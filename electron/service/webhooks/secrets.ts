const prefix = "whsec_";

/** A signing secret in the form of the Standard Webhooks specification: `whsec_` and 32 random bytes in base64. */
export function newSecret(randomBytes: (length: number) => Uint8Array): string {
  return prefix + Buffer.from(randomBytes(32)).toString("base64");
}

/** The end of a secret: its last four characters that say something. */
export function secretHint(secret: string): string {
  return secret.replace(/=+$/, "").slice(-4);
}

/** Enough to tell two secrets apart: `whsec_…a1b2`. */
export function secretPreview(hint: string): string {
  return `${prefix}…${hint}`;
}
