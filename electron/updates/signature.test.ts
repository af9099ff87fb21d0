import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { signManifest, verifyManifest } from "./signature.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const key = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url").toString(
  "base64",
);
const name = "latest-linux.yml";
const manifest = Buffer.from("version: 1.2.3\nfiles:\n  - url: Shipdeck-1.2.3.AppImage\n");
const signedAt = "2026-11-21T22:00:00.000Z";
const text = signManifest({ name, manifest, signedAt }, privateKey);

test("a manifest that was signed with the company's key is taken, and tells when", () => {
  expect(verifyManifest({ name, manifest, text }, key)).toBe(signedAt);
});

test("no single bit of a manifest or of its signature can be changed", () => {
  let tried = 0;
  for (const [what, bytes] of [
    ["manifest", manifest],
    ["text", Buffer.from(text)],
  ] as const)
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const given =
        what === "manifest"
          ? { name, manifest: changed, text }
          : { name, manifest, text: changed.toString("latin1") };
      // White space between the entries of the signature file says nothing and may change.
      const isSame = what === "text" && sameMeaning(given.text, text);
      if (isSame) continue;
      tried += 1;
      expect(() => verifyManifest(given, key)).toThrow(/not that of your/);
    }
  expect(tried).toBeGreaterThan(1_000);
});

function sameMeaning(one: string, other: string): boolean {
  try {
    const [a, b] = [one, other].map((each) => JSON.parse(each) as Record<string, unknown>);
    return a?.["signedAt"] === b?.["signedAt"] && a?.["signature"] === b?.["signature"];
  } catch {
    return false;
  }
}

test.each([
  ["another name", { name: "beta-linux.yml" }],
  ["another platform's name", { name: "latest-mac.yml" }],
  ["no signature file", { text: "" }],
  ["a page in its place", { text: "<html>Sign in</html>" }],
  ["a list in its place", { text: "[]" }],
  ["no signature in it", { text: JSON.stringify({ signedAt }) }],
])("a manifest under %s is refused", (_, change) => {
  expect(() => verifyManifest({ name, manifest, text, ...change }, key)).toThrow(
    /not that of your/,
  );
});

test("another key's signature is refused", () => {
  const other = generateKeyPairSync("ed25519").privateKey;
  const forged = signManifest({ name, manifest, signedAt }, other);
  expect(() => verifyManifest({ name, manifest, text: forged }, key)).toThrow(/not that of your/);
});
