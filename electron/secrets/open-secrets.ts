import { statSync } from "node:fs";
import { type DataKey, keyBytes, keyIdOf, keyOf } from "./data-key.ts";
import { type KeptKey, readKeyFile, writeKeyFile } from "./key-file.ts";
import { openText, sealedWith, sealText } from "./sealed-text.ts";
import type { KeyKeeper, Secrets, SecretsState } from "./secrets.ts";

/** How many opened secrets are remembered. */
const keptOpen = 2_000;

export interface SecretParts {
  /** The key file of the data folder; made when the first secret is sealed. */
  file: string;
  /** The account's keychain; null where there is none. */
  keeper: KeyKeeper | null;
  randomBytes: (length: number) => Uint8Array;
}

/** When the file was changed last, so that a key which another process added is found. */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * The secrets of a data folder. Its key file holds every key that was ever used; the newest that can be had seals, whichever fits
 * opens. So a lost key takes only its own secrets with it, and one that comes back opens them again.
 */
export function openSecrets({ file, keeper, randomBytes }: SecretParts): Secrets {
  let ring = readKeyFile(file);
  let seen = changedAt(file);
  const had = new Map<string, DataKey | null>();
  /** What was opened before: the outbox asks for every webhook's secret at every look. */
  const opened = new Map<string, string>();

  function forget(): void {
    had.clear();
    opened.clear();
  }

  function unwrap({ id, keptBy, key }: KeptKey): DataKey | null {
    const bytes = Buffer.from(key, "base64");
    if (keptBy === "file") return keyOf(id, bytes);
    try {
      return keeper ? keyOf(id, keeper.unwrap(bytes)) : null;
    } catch {
      // The keychain of another account or computer: the secrets stay sealed, and `state` says so.
      return null;
    }
  }

  function keyFor(kept: KeptKey): DataKey | null {
    const known = had.get(kept.id);
    if (known !== undefined) return known;
    const key = unwrap(kept);
    had.set(kept.id, key);
    return key;
  }

  function reload(): boolean {
    const now = changedAt(file);
    if (now === seen) return false;
    seen = now;
    ring = readKeyFile(file);
    forget();
    return true;
  }

  function keep(keys: readonly KeptKey[]): void {
    writeKeyFile(file, keys);
    seen = changedAt(file);
    ring = { keys: [...keys], damaged: false };
    forget();
  }

  function kept({ id, bytes }: DataKey, by: KeyKeeper | null): KeptKey {
    const key = Buffer.from(by ? by.wrap(bytes) : bytes).toString("base64");
    return { id, keptBy: by ? "keychain" : "file", keeper: by?.name ?? null, key };
  }

  const newestUsable = () => ring.keys.findLast((each) => keyFor(each) !== null);

  function sealingKey(): DataKey {
    reload();
    const newest = newestUsable();
    const known = newest ? keyFor(newest) : null;
    if (known) return known;
    const bytes = Uint8Array.from(randomBytes(keyBytes));
    const key = { id: keyIdOf(bytes), bytes };
    keep([...ring.keys, kept(key, keeper)]);
    return key;
  }

  function find(id: string): DataKey | null {
    const found = ring.keys.find((each) => each.id === id);
    if (found) return keyFor(found);
    return reload() ? find(id) : null;
  }

  function locked(): SecretsState["locked"] {
    const lost = ring.keys.find((each) => keyFor(each) === null);
    if (lost?.keptBy === "keychain") return { keeper: lost.keeper ?? "keychain" };
    return lost || ring.damaged ? "damaged" : null;
  }

  return {
    seal: (plain, context) => sealText(sealingKey(), plain, context, randomBytes(12)),
    open(sealed, context) {
      const name = `${context} ${sealed}`;
      const before = opened.get(name);
      if (before !== undefined) return before;
      const id = sealedWith(sealed);
      const key = id === null ? null : find(id);
      const plain = key && openText(key, sealed, context);
      if (opened.size >= keptOpen) opened.clear();
      if (plain !== null) opened.set(name, plain);
      return plain;
    },
    state() {
      reload();
      const newest = newestUsable();
      return {
        keptBy: newest?.keptBy ?? "none",
        keeper: newest?.keeper ?? null,
        offered: keeper?.name ?? null,
        locked: locked(),
      };
    },
    keepBy(by) {
      reload();
      const next = by === "keychain" ? keeper : null;
      if (by === "keychain" && !next) throw new Error("There is no keychain on this computer.");
      keep(
        ring.keys.map((each) => {
          const key = keyFor(each);
          return key ? kept(key, next) : each;
        }),
      );
    },
    keys() {
      reload();
      return ring.keys.flatMap((each) => keyFor(each) ?? []);
    },
    addKeys(keys) {
      reload();
      const known = new Set(ring.keys.filter((each) => keyFor(each)).map(({ id }) => id));
      const fresh = keys.filter(({ id }) => !known.has(id));
      const others = ring.keys.filter(({ id }) => !fresh.some((key) => key.id === id));
      if (fresh.length > 0) keep([...fresh.map((key) => kept(key, keeper)), ...others]);
    },
  };
}
