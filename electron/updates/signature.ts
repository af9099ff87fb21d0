import { createHash, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { z } from "zod";
import { UpdateRefused } from "./refused.ts";

/** What lies beside a manifest as `<manifest>.sig`. */
const Signature = z.object({
  /** When the manifest was signed: the newer of two is told by it. */
  signedAt: z.iso.datetime(),
  /** ed25519, base64. */
  signature: z
    .string()
    .regex(/^[A-Za-z0-9+/]{86}==$/)
    // The one way to write it: its last letter has bits that say nothing.
    .refine((text) => Buffer.from(text, "base64").toString("base64") === text),
});

/** What is signed: bound to its file's name, so that no platform's or channel's manifest passes for another's. */
function statementOf(name: string, signedAt: string, manifest: Uint8Array): Buffer {
  const digest = createHash("sha512").update(manifest).digest("hex");
  return Buffer.from(`shipdeck update manifest 1\n${name}\n${signedAt}\n${digest}\n`, "utf8");
}

/** The text of the signature file of a manifest. */
export function signManifest(
  { name, manifest, signedAt }: { name: string; manifest: Uint8Array; signedAt: string },
  key: KeyObject,
): string {
  const signature = sign(null, statementOf(name, signedAt, manifest), key).toString("base64");
  return `${JSON.stringify({ signedAt, signature }, null, 2)}\n`;
}

/** A public key of 32 bytes in base64, as policies name it. */
export function publicKeyOf(base64: string): KeyObject {
  const x = Buffer.from(base64, "base64").toString("base64url");
  return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
}

/** When a manifest was signed, in milliseconds of UTC. Throws UpdateRefused when it was not signed with this key. */
export function verifyManifest(
  { name, manifest, text }: { name: string; manifest: Uint8Array; text: string },
  publicKey: string,
): string {
  const wrong = () =>
    new UpdateRefused(
      "UPDATE_SIGNATURE_WRONG",
      `The signature of ${name} is not that of your organization's key. Nothing was taken from the feed; tell who looks after it.`,
    );
  let parsed: z.output<typeof Signature>;
  try {
    parsed = Signature.parse(JSON.parse(text));
  } catch {
    throw wrong();
  }
  const { signedAt, signature } = parsed;
  const statement = statementOf(name, signedAt, manifest);
  if (!verify(null, statement, publicKeyOf(publicKey), Buffer.from(signature, "base64")))
    throw wrong();
  return new Date(signedAt).toISOString();
}
