import { accountTroubles } from "#shared/contract/desk/account.ts";

/** What one label met, every other one meets too. */
export type AccountTrouble = (typeof accountTroubles)[number];

export function isAccountTrouble(code: string | null): code is AccountTrouble {
  return accountTroubles.some((trouble) => trouble === code);
}

/** How a carrier account stands, as its last answer told. */
export interface AccountState {
  /** Null when none is connected. */
  kind: "easypost" | null;
  /** A test key: everything is real but the postage. */
  rehearsal: boolean;
  /** The key's beginning and end, for a person to recognise it; null without one. */
  keyPreview: string | null;
  /** Null while all is well, or nothing was asked yet. */
  trouble: { code: AccountTrouble; message: string; at: number } | null;
  /** When the account answered well last; null before. */
  answeredAt: number | null;
  /** What the account's clock said then, less ours; ms. Null before. */
  clockDifferenceMs: number | null;
}

export interface CarrierAccount {
  state(): AccountState;
  /** Asks the account whether the key is good, without buying anything. Never rejects. */
  check(): Promise<AccountState>;
  /** The same of a key that is not connected. */
  try(key: string): Promise<AccountState>;
}

/** Where the gateway reads the account's key, anew at each call: it can be changed while the station is open. */
export interface AccountKeys {
  /** Null when no account is connected. */
  easypost(): string | null;
}
