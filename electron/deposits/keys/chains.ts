import type { Currency } from "#shared/rules/money.ts";
import type { ChainNetwork } from "#shared/rules/deposits.ts";

export interface Chain {
  currency: Currency;
  network: ChainNetwork;
  /** The first part of its native segwit addresses (BIP173). */
  prefix: string;
  /** What wallet programs call it in a QR code. */
  scheme: string;
  /** The hash of its first block, by which a server of another chain is recognised. */
  genesis: string;
}

/** Sources: chainparams.cpp of Bitcoin Core and Litecoin Core; the regtest's was asked of litecoind 0.21.2. */
const chains: readonly Chain[] = [
  {
    currency: "BTC",
    network: "mainnet",
    prefix: "bc",
    scheme: "bitcoin",
    genesis: "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f",
  },
  {
    currency: "LTC",
    network: "mainnet",
    prefix: "ltc",
    scheme: "litecoin",
    genesis: "12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2",
  },
  {
    currency: "LTCT",
    network: "testnet",
    prefix: "tltc",
    scheme: "litecoin",
    genesis: "4966625a4b2851d9fdee139e56211a0d88575f59ed816ff5e6a63deb4e3e29a0",
  },
  {
    currency: "LTCT",
    network: "regtest",
    prefix: "rltc",
    scheme: "litecoin",
    genesis: "530827f38f93b43ed12af0b3ad25a288dc02ed74d6d7857862df51fc56c416f9",
  },
];

/** The chain of a currency; the contract lets no other pairs in. */
export function chainOf(currency: Currency, network: ChainNetwork): Chain {
  const found = chains.find((chain) => chain.currency === currency && chain.network === network);
  if (!found) throw new Error(`${currency} has no ${network}`);
  return found;
}
