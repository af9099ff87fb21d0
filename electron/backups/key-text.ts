import { type DataKey, keyOf } from "../secrets/data-key.ts";

/** The data keys as they stand at the head of an encrypted backup. */
export function keyText(keys: readonly DataKey[]): string {
  return JSON.stringify({
    keys: keys.map(({ id, bytes }) => ({ id, key: Buffer.from(bytes).toString("base64") })),
  });
}

/** Reads them back; what fits no key of that name is left out. */
export function readKeyText(text: string): DataKey[] {
  const { keys = [] } = JSON.parse(text) as { keys?: { id: string; key: string }[] };
  return keys.flatMap(({ id, key }) => keyOf(id, Buffer.from(key, "base64")) ?? []);
}
