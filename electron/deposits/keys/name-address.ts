import { createHash } from "node:crypto";
import { bech32, bech32m, createBase58check } from "@scure/base";
import type { Currency } from "#shared/rules/money.ts";

export interface NamedAddress {
  /** Null for coins that the station does not take. */
  currency: Currency | null;
  /** What it is, for a sentence. */
  says: string;
}

const base58check = createBase58check((data: Uint8Array) =>
  createHash("sha256").update(data).digest(),
);

/** Human-readable parts of segwit addresses: BIP173 and chainparams.cpp of Bitcoin Core and Litecoin Core. */
const segwit: Readonly<Record<string, NamedAddress>> = {
  bc: { currency: "BTC", says: "Bitcoin" },
  tb: { currency: null, says: "Bitcoin's test network" },
  bcrt: { currency: null, says: "a Bitcoin regtest" },
  ltc: { currency: "LTC", says: "Litecoin" },
  ltcmweb: { currency: "LTC", says: "Litecoin MWEB, which cannot be watched" },
  tltc: { currency: "LTCT", says: "Litecoin's test network" },
  rltc: { currency: "LTCT", says: "a Litecoin regtest" },
};

/** Version bytes of the older addresses, chainparams.cpp. 0x05 was Litecoin's, too, until 2017. */
const older: Readonly<Record<number, NamedAddress>> = {
  0x00: { currency: "BTC", says: "Bitcoin, an older kind" },
  0x05: { currency: "BTC", says: "Bitcoin or old Litecoin, an older kind" },
  0x30: { currency: "LTC", says: "Litecoin, an older kind" },
  0x32: { currency: "LTC", says: "Litecoin, an older kind" },
  0x6f: { currency: null, says: "a test network, an older kind" },
  0xc4: { currency: null, says: "a test network, an older kind" },
  0x3a: { currency: "LTCT", says: "Litecoin's test network, an older kind" },
};

/** Whose address a text is, by its own checksum; null when it is none. `bitcoin:` and a QR code's questions are put aside. */
export function nameAddress(text: string): NamedAddress | null {
  const bare = addressIn(text);
  for (const coder of [bech32, bech32m]) {
    // 90 characters are BIP173's limit; Litecoin's MWEB addresses are longer.
    const decoded = coder.decodeUnsafe(bare, 130);
    if (decoded) return segwit[decoded.prefix] ?? { currency: null, says: "another coin" };
  }
  if (/^0x[0-9a-f]{40}$/i.test(bare)) return { currency: null, says: "Ethereum" };
  try {
    const bytes = base58check.decode(bare);
    if (bytes.length !== 21) return null;
    return older[bytes[0] ?? -1] ?? { currency: null, says: "another coin" };
  } catch {
    return null;
  }
}

/** The address alone, out of what a camera or a clipboard gives; segwit addresses in small letters. */
export function addressIn(text: string): string {
  const bare = text
    .trim()
    .replace(/^[a-z]+:(?:\/\/)?/i, "")
    .replace(/\?.*$/, "");
  return /^[A-Z0-9]+$/.test(bare) && bare.includes("1") && bech32.decodeUnsafe(bare, 130)
    ? bare.toLowerCase()
    : bare;
}
