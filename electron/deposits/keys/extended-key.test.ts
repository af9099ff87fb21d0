import { HDKey } from "@scure/bip32";
import { describe, expect, test } from "vitest";
import { chainOf } from "./chains.ts";
import { deriveAddresses } from "./derive-addresses.ts";
import { privateKeyRefusal, readExtendedKey } from "./extended-key.ts";

/** The test vectors of BIP84 (bitcoin/bips, bip-0084.mediawiki): the key of account 0 and its addresses. */
const zpub =
  "zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs";
const zprv =
  "zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE";

const versions = {
  xpub: [0x0488ade4, 0x0488b21e],
  ypub: [0x049d7878, 0x049d7cb2],
  zpub: [0x04b2430c, 0x04b24746],
  Zpub: [0x02aa7a99, 0x02aa7ed3],
  Ltub: [0x019d9cfe, 0x019da462],
  Mtub: [0x01b26792, 0x01b26ef6],
  tpub: [0x04358394, 0x043587cf],
  upub: [0x044a4e28, 0x044a5262],
  vpub: [0x045f18bc, 0x045f1cf6],
  ttub: [0x0436ef7d, 0x0436f6e1],
} as const;
type Kind = keyof typeof versions;

function keyOf(kind: Kind, path = "m/84'/0'/0'"): HDKey {
  const [secret, open] = versions[kind];
  return HDKey.fromMasterSeed(new Uint8Array(32).fill(9), {
    private: secret,
    public: open,
  }).derive(path);
}

function sound(...args: Parameters<typeof readExtendedKey>) {
  const key = readExtendedKey(...args);
  if (typeof key === "string") throw new Error(key);
  return key;
}

test("the published key of BIP84 gives the published addresses", () => {
  const key = sound("BTC", ` ${zpub}\n`);
  expect(key).toMatchObject({ kind: "zpub", fingerprint: "fd13aac9", account: 0 });
  expect(deriveAddresses(key.xpub, chainOf("BTC", "mainnet"), 0, 2)).toEqual([
    "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu",
    "bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g",
  ]);
});

test("addresses may be asked for from anywhere in their row", () => {
  const { xpub } = sound("BTC", zpub);
  const chain = chainOf("BTC", "mainnet");
  expect(deriveAddresses(xpub, chain, 7, 3)).toEqual(deriveAddresses(xpub, chain, 0, 10).slice(7));
});

test.each([
  ["BTC", "xpub"],
  ["BTC", "zpub"],
  ["LTC", "xpub"],
  ["LTC", "zpub"],
  ["LTC", "Ltub"],
  ["LTC", "Mtub"],
  ["LTCT", "tpub"],
  ["LTCT", "vpub"],
  ["LTCT", "ttub"],
] as const)("a key of %s may come as %s, and is the same key in any letters", (currency, kind) => {
  const key = sound(currency, keyOf(kind).publicExtendedKey);
  expect(key).toEqual({ ...sound("BTC", keyOf("zpub").publicExtendedKey), kind });
});

describe("what is private is refused, whatever else is wrong with it", () => {
  test.each([
    ["the private key of BIP84", zprv],
    ["one with a wrong letter", zprv.replace("e", "f")],
    ["one that was cut off", zprv.slice(0, 60)],
    ["one in the middle of other words", `my key: ${zprv}!`],
    ["one in a descriptor", `wpkh([fd13aac9/84h/0h/0h]${keyOf("xpub").privateExtendedKey}/0/*)`],
    ["one of Litecoin", keyOf("Ltub").privateExtendedKey],
    ["one of a test network", keyOf("vpub").privateExtendedKey],
    ["a single key", "L4p2b9VAf8k5aUahF1JCJUzZkgNEAqLfq8DDdQiyAprQAKSbu8hf"],
    ["a single key as digits", "e284129cc0922579a535bbf4d1a3b25773090d28c909bc0fed73b5e0222cc372"],
    ["the words of a seed", `${"abandon ".repeat(11)}about`],
    ["the words of a seed, a line each", `${"abandon\n".repeat(23)}art`],
  ])("%s", (_, text) => {
    for (const currency of ["BTC", "LTC", "LTCT"] as const)
      expect(readExtendedKey(currency, text)).toBe(privateKeyRefusal);
    expect(privateKeyRefusal).toContain("not stored");
  });
});

describe("what is no key for this currency is refused with the way out", () => {
  test.each([
    ["LTCT", zpub, "LTCT needs tpub, vpub, ttub"],
    ["BTC", keyOf("vpub").publicExtendedKey, "is a key of a test network (vpub)"],
    ["BTC", keyOf("Ltub").publicExtendedKey, "is a key of Litecoin (Ltub); BTC needs xpub, zpub"],
    ["LTC", keyOf("tpub").publicExtendedKey, "is a key of a test network (tpub)"],
    ["BTC", keyOf("ypub").publicExtendedKey, "Export the key of a native segwit account"],
    ["BTC", keyOf("Zpub").publicExtendedKey, "a wallet with several signers"],
    ["BTC", `${zpub.slice(0, -1)}t`, "its checksum does not fit"],
    ["BTC", zpub.slice(0, -5), "its checksum does not fit"],
    ["BTC", zpub.slice(0, 40), "must be an extended public key"],
    ["BTC", keyOf("zpub", "m").publicExtendedKey, "is a key of depth 0"],
    ["BTC", keyOf("zpub", "m/0'").publicExtendedKey, "is a key of depth 1"],
    ["BTC", keyOf("zpub", "m/84'/0'/0'/0").publicExtendedKey, "is a key of depth 4"],
    ["BTC", keyOf("zpub", "m/84'/0'/0").publicExtendedKey, "is a key of depth 3"],
    ["BTC", "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu", "is an address (Bitcoin)"],
    ["BTC", `[fd13aac9/84'/0'/0']${zpub}`, "must be the key alone"],
    ["BTC", `wpkh(${zpub}/0/*)`, "must be the key alone"],
    ["BTC", "hello", "must be an extended public key of about 111 letters"],
  ] as const)("%s: %s", (currency, text, reason) => {
    expect(readExtendedKey(currency, text)).toContain(reason);
  });
});

test("what is pasted never comes back in a refusal", () => {
  for (const text of [zprv, zpub.slice(0, 50), `${zpub}x`])
    expect(JSON.stringify(readExtendedKey("LTCT", text))).not.toContain(text.slice(8, 40));
});
