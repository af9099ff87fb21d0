import type { z } from "zod";
import { fieldErrors } from "../doors/field-errors.ts";

/** Options as a row's schema sees them; a wrong one is an Error that names it. */
export function parseInput<S extends z.ZodType>(schema: S | undefined, raw: unknown): z.output<S> {
  if (!schema) throw new Error("this row has no input");
  const parsed = schema.safeParse(raw, { reportInput: true });
  if (parsed.success) return parsed.data;
  const lines = fieldErrors(parsed.error.issues).map(
    ({ field, message }) => `--${field} ${message}.`,
  );
  throw new Error(lines.join("\n"));
}
