import fc from "fast-check";
import type { Dice } from "./dice.ts";

const anything = () =>
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
  });

function cyclic(): unknown {
  const loop: Record<string, unknown> = { items: [] };
  loop["self"] = loop;
  (loop["items"] as unknown[]).push(loop);
  return loop;
}

function sparse(): unknown[] {
  const list: unknown[] = [];
  list[100_000] = 1;
  return list;
}

const shapes: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => 7,
  () => "text",
  () => [],
  () => 10n,
  () => new Date(Number.NaN),
  () => new Map([["orderId", "x"]]),
  () => new Uint8Array(1_000),
  () => cyclic(),
  () => sparse(),
  () => ({ id: cyclic() }),
  () => ({ items: sparse(), rowIds: sparse(), labelIds: sparse() }),
  () => JSON.parse('{"__proto__":{"id":"x","orderId":"y"}}') as unknown,
  () => ({ id: "x".repeat(1_000_000), code: "x".repeat(1_000_000) }),
  () => new Error("a sentence"),
  () => Object.assign(new Uint8Array(2), { id: "x" }),
];

/** What a broken or hostile window may send: anything that can be cloned into another process. */
export function drawStrange(dice: Dice, input: object): unknown {
  const made = dice.chance(40) ? dice.pick(shapes)() : dice.from(anything);
  const names = Object.keys(input);
  const mixed = names.length > 0 && dice.chance(50) ? { ...input, [dice.pick(names)]: made } : made;
  try {
    return structuredClone(mixed);
  } catch {
    // Electron refuses it at the window's side: nothing arrives.
    return null;
  }
}
