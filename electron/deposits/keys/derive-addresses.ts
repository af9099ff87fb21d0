import { HDKey } from "@scure/bip32";
import { p2wpkh } from "@scure/btc-signer/payment.js";
import type { Chain } from "./chains.ts";

/** Addresses are made on the branch for receiving (BIP44: 0); change is the wallet program's own affair. */
const receiving = 0;

/**
 * The native segwit addresses (BIP84) at so many positions from `first` on. About a millisecond each. The paths are
 * m/84'/coin'/account'/0/position.
 */
export function deriveAddresses(
  xpub: string,
  { prefix }: Pick<Chain, "prefix">,
  first: number,
  count: number,
): string[] {
  const branch = HDKey.fromExtendedKey(xpub).deriveChild(receiving);
  // Only the prefix stands in a segwit address; the other numbers are those of kinds that are not made here.
  const network = { bech32: prefix, pubKeyHash: 0, scriptHash: 0, wif: 0 };
  return Array.from({ length: count }, (_, step) => {
    const { publicKey } = branch.deriveChild(first + step);
    const address = publicKey && p2wpkh(publicKey, network).address;
    if (!address) throw new Error(`no address at position ${first + step}`);
    return address;
  });
}
