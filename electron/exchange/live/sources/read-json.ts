import type { z } from "zod";

/** A text as what the schema says; null when it is not. */
export function readJson<T>(schema: z.ZodType<T>, text: string): T | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return schema.safeParse(value).data ?? null;
}
