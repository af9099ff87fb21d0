import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { KeyKeeper } from "#electron/secrets/secrets.ts";

/** A keychain as an operating system has one: what it wrapped only it unwraps. */
export function keychain(name = "Test Keychain"): KeyKeeper {
  const mask = randomBytes(64);
  const mix = (bytes: Uint8Array) => bytes.map((byte, at) => byte ^ (mask[at] ?? 0));
  const mark = randomBytes(4);
  return {
    name,
    wrap: (key) => Buffer.concat([mark, mix(key)]),
    unwrap(wrapped) {
      if (!mark.equals(wrapped.subarray(0, 4))) throw new Error("not wrapped by this keychain");
      return mix(wrapped.subarray(4));
    },
  };
}

/** The files below a folder that hold a text, whatever they are. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => readFileSync(join(folder, name)).includes(text));
}
