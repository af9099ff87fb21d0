import { StationError } from "#shared/contract/errors.ts";

/**
 * What is wrong with each field of the input, by its path such as `toAddress.zip`; the first of several.
 * Empty for failures that are not about fields.
 */
export function errorsByField(error: Error | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (error instanceof StationError)
    for (const { field, message } of error.errors) if (!found.has(field)) found.set(field, message);
  return found;
}
