import type { Dice } from "./dice.ts";
import { nastyTexts } from "./nasty-texts.ts";

export interface Broken {
  value: unknown;
  /** Where it was changed, from the outside in. */
  path: readonly string[];
}

/** Every place of a value, from the outside in. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return [path];
  const inner = Object.entries(value).flatMap(([name, one]) => places(one, [...path, name]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** Too deep for whoever walks a value by calling himself. */
function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { value };
  return value;
}

/** Wrong things to stand in the place of a right one. `json`: only what JSON can say. */
function wrongThings(right: unknown, json: boolean): readonly (() => unknown)[] {
  const text = String(right);
  const things = [
    () => null,
    () => undefined,
    () => (typeof right === "number" ? text : 7),
    () => true,
    () => [right],
    () => ({ right }),
    () => [],
    () => ({}),
    () => "",
    () => ` ${text} `,
    () => text.toUpperCase(),
    () => text.toLowerCase(),
    () => `${text}x`,
    () => text.repeat(300),
    () => "x".repeat(70_000),
    () => -0,
    () => 0,
    () => -1,
    () => 1e308,
    () => 5e-324,
    () => 2 ** 53,
    () => 1e21,
    () => (typeof right === "number" ? right + 0.5 : 0.5),
    () => JSON.parse('{"__proto__":{"admin":true}}') as unknown,
    () => deep(3_000),
    () => Array.from({ length: 20_000 }, () => right),
  ];
  const beyondJson = [
    () => Number.NaN,
    () => Number.POSITIVE_INFINITY,
    () => 10n,
    () => new Date(0),
    () => new Map([["a", 1]]),
    () => new Set([1]),
    () => new Uint8Array(3),
    () => new Float64Array(3),
    () => new ArrayBuffer(8),
    () => /x/,
    () => Object.assign([1], { extra: 2 }),
    () => new Error("from the window"),
  ];
  return json ? things : [...things, ...beyondJson];
}

function replaceAt(value: unknown, path: readonly string[], change: (at: object) => void): unknown {
  const copy: unknown = structuredClone(value);
  let at = copy as Record<string, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>;
  change(at);
  return copy;
}

/** A copy in which one thing is wrong, missing or too much. */
export function breakValue(dice: Dice, value: object, json: boolean): Broken {
  const all = places(value);
  if (all.length === 0 || dice.chance(5)) {
    const name = dice.pick(["__proto__", "constructor", "extra", "id", "then", "toJSON", "0", ""]);
    const extra = { ...value };
    Object.defineProperty(extra, name, { value: { a: [1] }, enumerable: true });
    return { value: extra, path: [] };
  }
  const path = dice.pick(all);
  const last = path.at(-1) ?? "";
  const broken = replaceAt(value, path, (at) => {
    const right = (at as Record<string, unknown>)[last];
    const wrong = dice.chance(25) ? dice.pick(nastyTexts) : dice.pick(wrongThings(right, json))();
    if (wrong === undefined) Reflect.deleteProperty(at, last);
    else Object.assign(at, { [last]: wrong });
  });
  return { value: broken, path };
}
