import { createHash } from "node:crypto";
import { createBase58check } from "@scure/base";
import { HARDENED_OFFSET, HDKey } from "@scure/bip32";
import type { Currency } from "#shared/rules/money.ts";
import { nameAddress } from "./name-address.ts";
import { keyKinds, prefixesFor } from "./key-prefixes.ts";
import { looksPrivate } from "./secret-shapes.ts";

/** A public key of an account, from which addresses follow and nothing can be spent. */
export interface ExtendedKey {
  /** The same key always in the same letters, whatever prefix it came with: as `xpub…` (BIP32). */
  xpub: string;
  /** The prefix it came with. */
  kind: string;
  /** Eight hex digits by which wallet programs tell keys apart: the first bytes of its identifier (BIP32). */
  fingerprint: string;
  /** Which account of its seed it is, counted from 0. */
  account: number;
}

const base58check = createBase58check((data: Uint8Array) =>
  createHash("sha256").update(data).digest(),
);

/** Depth of an account's key: m / purpose' / coin' / account' (BIP44). */
const accountDepth = 3;

export const privateKeyRefusal =
  "is PRIVATE: whoever has it can spend your coins. It was not stored and is not needed here; paste the extended PUBLIC key of the account. If you pasted it anywhere else, move those coins to a new wallet";

function bytesOf(text: string): Uint8Array | null {
  try {
    return base58check.decode(text);
  } catch {
    return null;
  }
}

/** Why this text is no key at all, in words that help. */
function refusalOfText(text: string, currency: Currency): string {
  const coin = nameAddress(text)?.says;
  if (coin) return `is an address (${coin}), not the extended public key of an account`;
  if (/[([\]#/*]/.test(text))
    return `must be the key alone: copy only the part that begins with ${prefixesFor(currency)}`;
  if (!/^[1-9A-HJ-NP-Za-km-z]{100,120}$/.test(text))
    return `must be an extended public key of about 111 letters and digits that begins with ${prefixesFor(currency)}`;
  return "has a wrong letter or is cut off: its checksum does not fit. Copy it again";
}

/**
 * Reads what a person pasted as the key of `currency`. A text answers what is wrong with it, as the end of a sentence that begins
 * with the field. Nothing of a private key is kept or told.
 */
export function readExtendedKey(currency: Currency, pasted: string): ExtendedKey | string {
  const text = pasted.trim();
  if (looksPrivate(text)) return privateKeyRefusal;
  const bytes = bytesOf(text);
  if (!bytes || bytes.length !== 78) return refusalOfText(text, currency);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(0);
  const kind = keyKinds.get(version);
  if (!kind)
    return `is an extended key of a kind that is not known here; use ${prefixesFor(currency)}`;
  if (kind.isPrivate) return privateKeyRefusal;
  if (!kind.currencies.includes(currency))
    return `is a key of ${kind.coin} (${kind.name}); ${currency} needs ${prefixesFor(currency)}`;
  if (kind.script === "wrapped")
    return `is a key of the older kind of address (${kind.name}, BIP49). Export the key of a native segwit account (BIP84)`;
  if (kind.script === "shared")
    return `is a key of a wallet with several signers (${kind.name}). Use a wallet of one signer (BIP84)`;
  let key: HDKey;
  try {
    key = HDKey.fromExtendedKey(text, { public: version, private: 0 });
  } catch {
    return "holds no valid public key. Copy it again from your wallet program";
  }
  const { depth, index } = key;
  if (depth !== accountDepth || index < HARDENED_OFFSET)
    return `is a key of depth ${depth}; the key of an account has depth ${accountDepth} (m/84'/coin'/account'). Export the account's extended public key`;
  const { publicKey, chainCode } = key;
  if (!publicKey || !chainCode)
    return "holds no valid public key. Copy it again from your wallet program";
  const plain = new HDKey({
    publicKey,
    chainCode,
    depth,
    index,
    parentFingerprint: key.parentFingerprint,
  });
  return {
    xpub: plain.publicExtendedKey,
    kind: kind.name,
    fingerprint: key.fingerprint.toString(16).padStart(8, "0"),
    account: index - HARDENED_OFFSET,
  };
}
