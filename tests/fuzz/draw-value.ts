import fc from "fast-check";
import type { Dice } from "./dice.ts";
import { drawText } from "./nasty-texts.ts";
import { type Check, checksOf, defOf, type Schema } from "./schema.ts";

/** What a field is likely to hold, by its path; undefined where nothing is known of it. */
export type Hint = (path: readonly string[], dice: Dice) => { value: unknown } | undefined;

export interface Draw {
  dice: Dice;
  hint: Hint;
  /** How often a hint is taken where there is one. */
  hintPercent: number;
  /** How often an optional field is there. */
  optionalPercent: number;
}

function limits(checks: readonly Check[]): { min: number; max: number } {
  let [min, max] = [0, 60];
  for (const { check, minimum, maximum, length } of checks) {
    if (check === "min_length") min = minimum ?? min;
    if (check === "max_length") max = maximum ?? max;
    if (check === "length_equals") min = max = length ?? 0;
  }
  return { min, max };
}

function drawString(draw: Draw, checks: readonly Check[]): string {
  const format = checks.find(({ check }) => check === "string_format")?.format;
  if (format === "date")
    return draw.dice.pick(["2026-11-23", "2026-02-28", "2024-02-29", "0001-01-01", "9999-12-31"]);
  if (format === "datetime") return "2026-11-23T16:00:00Z";
  if (format === "email") return draw.dice.pick(["a@b.co", "o'neil+x@sub.example.com"]);
  if (format === "regex") return draw.dice.pick(["420231", "4202310000", "package", "A1b2"]);
  const { min, max } = limits(checks);
  const text = drawText(draw.dice, max);
  return text.length < min ? "x".repeat(min) : text;
}

function drawNumber({ dice }: Draw, checks: readonly Check[]): number {
  let [min, max, whole, open] = [-1e9, 1e9, false, false];
  for (const { check, value, inclusive, format } of checks) {
    if (check === "number_format") whole ||= format !== "float64";
    if (check === "greater_than") {
      min = value ?? min;
      open = !inclusive;
    }
    if (check === "less_than") max = value ?? max;
  }
  if (whole) return dice.int(Math.ceil(min) + (open ? 1 : 0), Math.min(max, 2 ** 31 - 1));
  const small = open ? min + Number.MIN_VALUE : min;
  const between = min + (dice.int(1, 999_999) / 1_000_000) * (max - min);
  return dice.pick([small, max, between, Math.min(max, min + 0.1 + 0.2), Math.min(max, min + 1)]);
}

function drawList(draw: Draw, schema: Schema, path: readonly string[]): unknown[] {
  const { element } = defOf(schema);
  if (!element) return [];
  const { min, max } = limits(checksOf(schema));
  const length = draw.dice.chance(70)
    ? Math.max(min, Math.min(max, draw.dice.int(1, 3)))
    : Math.min(max, Math.max(min, draw.dice.pick([0, 1, 8])));
  return Array.from({ length }, (_, at) => drawValue(draw, element, [...path, `${at}`]));
}

function drawObject(draw: Draw, schema: Schema, path: readonly string[]): object {
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(defOf(schema).shape ?? {})) {
    const value = drawValue(draw, field, [...path, name]);
    if (value !== undefined) fields.push([name, value]);
  }
  return Object.fromEntries(fields);
}

/** A value that a schema takes as far as its kinds, limits and enums say; its own rules may still refuse it. */
export function drawValue(draw: Draw, schema: Schema, path: readonly string[] = []): unknown {
  const { dice } = draw;
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  if (def.type === "optional" || def.type === "default" || def.type === "prefault")
    return inner && dice.chance(draw.optionalPercent) ? drawValue(draw, inner, path) : undefined;
  if (def.type === "nullable")
    return inner && dice.chance(80) ? drawValue(draw, inner, path) : null;
  const hint = dice.chance(draw.hintPercent) ? draw.hint(path, dice) : undefined;
  if (hint) return hint.value;
  switch (def.type) {
    case "object":
      return drawObject(draw, schema, path);
    case "array":
      return drawList(draw, schema, path);
    case "string":
      return drawString(draw, checksOf(schema));
    case "number":
      return drawNumber(draw, checksOf(schema));
    case "boolean":
      return dice.chance(50);
    case "enum":
      return dice.pick(Object.values(def.entries ?? {}));
    case "literal":
      return dice.pick(def.values ?? []);
    case "union":
      return drawValue(draw, dice.pick(def.options ?? []), path);
    case "record":
      return drawRecord(draw, def.keyType, def.valueType, path);
    case "custom":
      return dice.from(bytes);
    default:
      if (inner) return drawValue(draw, inner, path);
      throw new Error(`no value can be drawn for ${def.type} at ${path.join(".")}`);
  }
}

function drawRecord(
  draw: Draw,
  key: Schema | undefined,
  value: Schema | undefined,
  path: readonly string[],
): object {
  if (!key || !value) return {};
  const entries = Array.from({ length: draw.dice.int(0, 12) }, () => {
    const name = String(drawValue(draw, key, path));
    return [name, drawValue(draw, value, [...path, name])] as const;
  });
  return Object.fromEntries(entries);
}

const bytes = () => fc.uint8Array({ maxLength: 300 });
