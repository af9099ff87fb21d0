import type { Currency } from "./money.ts";

/** Which of a coin's chains is watched. */
export const chainNetworks = ["mainnet", "testnet", "regtest"] as const;
export type ChainNetwork = (typeof chainNetworks)[number];

/** The chains of each currency, the usual one first. LTCT has no market: it lives on Litecoin's test chains. */
export const networksOf = {
  BTC: ["mainnet"],
  LTC: ["mainnet"],
  LTCT: ["testnet", "regtest"],
} as const satisfies Record<Currency, readonly ChainNetwork[]>;

export interface DepositRules {
  /** Blocks on top of each other, the deposit's own among them, before it is credited. */
  confirmations: number;
  /** What is smaller is not credited, in 1e-8. */
  minimumUnits: number;
}

/** Two Bitcoin blocks take about twenty minutes, six of Litecoin fifteen. The minimum is about a cent or two. */
export const defaultDepositRules: Readonly<Record<Currency, DepositRules>> = {
  BTC: { confirmations: 2, minimumUnits: 1_000 },
  LTC: { confirmations: 6, minimumUnits: 10_000 },
  LTCT: { confirmations: 6, minimumUnits: 10_000 },
};

/** Confirmations after which coins that a miner made can be spent: 100 blocks on top of their own (consensus rule of Bitcoin and Litecoin). */
export const coinbaseMaturity = 101;

/** Confirmations after which a credited deposit is not looked at again: no chain was ever reorganised that deep. */
export const finalAfter = 100;

/** How many addresses in a row may wait unused: what wallet programs look ahead when they restore from a seed (BIP44). */
export const gapLimit = 20;

/** How many blocks have confirmed what lies at `height`: 1 in the newest block, 0 while it lies in none. */
export function confirmationsOf(height: number | null, tip: number): number {
  return height === null ? 0 : Math.max(0, tip - height + 1);
}
