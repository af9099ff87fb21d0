import type { ChainNetwork } from "#shared/rules/deposits.ts";
import type { Currency } from "#shared/rules/money.ts";
import type { Generated } from "kysely";

export interface DepositKeyTable {
  id: string;
  currency: Currency;
  network: ChainNetwork;
  xpub: string;
  kind: string;
  fingerprint: string;
  account: number;
  created_at: number;
  start_height: number | null;
  retired_at: number | null;
  /** See seal.ts. */
  seal: Generated<string | null>;
}

export interface DepositAddressTable {
  address: string;
  key_id: string;
  position: number;
  created_at: number;
  shown_at: number | null;
  note: string;
  used_at: number | null;
  /** See seal.ts. */
  seal: Generated<string | null>;
}

export type DepositState = "pending" | "gone" | "earlier" | "credited" | "final" | "disputed";
export type DepositProblem = "limit" | "alone" | "differs";

export interface DepositTable {
  seq: Generated<number>;
  id: string;
  currency: Currency;
  network: ChainNetwork;
  txid: string;
  vout: number;
  address: string;
  units: number;
  coinbase: number;
  height: number | null;
  block_hash: string | null;
  state: DepositState;
  problem: DepositProblem | null;
  taken_units: number;
  seen_at: number;
  changed_at: number;
  /** See seal.ts. */
  seal: Generated<string | null>;
}

export interface DepositEntryTable {
  transaction_id: string;
  deposit_seq: number;
  kind: "credit" | "taken" | "returned";
  /** See seal.ts. */
  seal: Generated<string | null>;
}
