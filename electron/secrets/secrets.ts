import type { DataKey } from "./data-key.ts";

/** Keeps secrets as texts that only this data folder's key opens. */
export interface SecretBox {
  /** The sealed text. `context` says whose secret it is, such as `webhook:hook_1`; it must be said again to open it. */
  seal(plain: string, context: string): string;
  /** The plain text; null when its key is lost, kept elsewhere or wrong, or when the text was changed. Never throws. */
  open(sealed: string, context: string): string | null;
}

/** What a desktop has to keep a key: its account's keychain. */
export interface KeyKeeper {
  /** For a person, such as `macOS Keychain`. */
  name: string;
  wrap(key: Uint8Array): Uint8Array;
  /** Throws when these bytes were not wrapped here. */
  unwrap(wrapped: Uint8Array): Uint8Array;
}

export interface SecretsState {
  /** Who keeps the key that new secrets are sealed with; `none` before the first secret. */
  keptBy: "keychain" | "file" | "none";
  /** The keychain's name, when one keeps it. */
  keeper: string | null;
  /** The keychain that could keep it here; null where there is none. */
  offered: string | null;
  /** Is there a key that cannot be had here: kept by a keychain elsewhere, or damaged? */
  locked: { keeper: string } | "damaged" | null;
}

/** The box and its keys. */
export interface Secrets extends SecretBox {
  state(): SecretsState;
  /** Moves every key that can be had to another keeper. Throws where there is no keychain. */
  keepBy(keeper: "keychain" | "file"): void;
  /** Every key that can be had: for a backup that is itself encrypted. */
  keys(): DataKey[];
  /** Takes keys in, such as those of a backup, as keys that open but do not seal. */
  addKeys(keys: readonly DataKey[]): void;
}
