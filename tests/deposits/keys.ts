import { HDKey } from "@scure/bip32";

/** Versions of SLIP-0132, by the name of their public half. */
export const versions = {
  xpub: { private: 0x0488ade4, public: 0x0488b21e },
  ypub: { private: 0x049d7878, public: 0x049d7cb2 },
  zpub: { private: 0x04b2430c, public: 0x04b24746 },
  Zpub: { private: 0x02aa7a99, public: 0x02aa7ed3 },
  Ltub: { private: 0x019d9cfe, public: 0x019da462 },
  Mtub: { private: 0x01b26792, public: 0x01b26ef6 },
  tpub: { private: 0x04358394, public: 0x043587cf },
  vpub: { private: 0x045f18bc, public: 0x045f1cf6 },
  ttub: { private: 0x0436ef7d, public: 0x0436f6e1 },
} as const;

/** A key of a seed that is made of one number; `m/84'/1'/0'` unless another path is given. */
export function testKey(
  seed: number,
  kind: keyof typeof versions = "tpub",
  path = "m/84'/1'/0'",
): HDKey {
  return HDKey.fromMasterSeed(new Uint8Array(32).fill(seed), versions[kind]).derive(path);
}

export function publicKey(...args: Parameters<typeof testKey>): string {
  return testKey(...args).publicExtendedKey;
}

/** The same key in the letters that addresses are derived from. */
export function publicXpub(seed: number): string {
  return publicKey(seed, "xpub", "m/84'/1'/0'");
}
