import { z } from "zod";
import type { Operation } from "#shared/contract/operation.ts";

function kindOf(schema: z.core.$ZodType): string {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return kindOf(schema.unwrap());
  return schema instanceof z.ZodNumber
    ? "number"
    : schema instanceof z.ZodBoolean
      ? "boolean"
      : "other";
}

const booleans: Record<string, boolean> = { true: true, "1": true, false: false, "0": false };

function decodeOne(kind: string, text: string): unknown {
  if (kind === "number") return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
  if (kind === "boolean") return booleans[text.toLowerCase()] ?? text;
  return text;
}

/** An address's query texts as the types that the row declares; what does not fit stays text and is refused by the row's schema. */
export function decodeQuery(row: Operation, url: string): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  if (!row.query || !url.includes("?")) return decoded;
  const query = new URL(url, "http://station").searchParams;
  const shape: Record<string, z.core.$ZodType> = row.query.shape;
  for (const [name, schema] of Object.entries(shape)) {
    const texts = query.getAll(name);
    if (texts.length === 0) continue;
    decoded[name] = texts.length === 1 ? decodeOne(kindOf(schema), texts[0] ?? "") : texts;
  }
  return decoded;
}
