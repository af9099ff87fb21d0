import { z } from "zod";

const controlOrLoneSurrogate =
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  /[\u0000-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Text that can be stored, printed and signed: trimmed, no control characters, no broken surrogates. */
export function text(max: number) {
  return z
    .string()
    .trim()
    .max(max, { error: `must be at most ${max} characters` })
    .refine((value) => !controlOrLoneSurrogate.test(value), {
      error: "must not contain control characters or broken Unicode",
    });
}

/** The same, and not empty. */
export function requiredText(max: number) {
  return text(max).min(1, { error: "must not be empty" });
}

/** An optional text; null and "" mean absent. */
export function optionalText(max: number) {
  return text(max)
    .nullish()
    .transform((value) => (value ? value : undefined));
}

/** A path that means the same place wherever the program was started: `/srv/labels`, `C:\\labels`, `\\\\server\\labels`. */
export function fullPath(max: number) {
  return requiredText(max).refine((path) => /^(?:\/|[A-Za-z]:[\\/]|\\\\)/.test(path), {
    error: "must be a full path, from the root or the drive on",
  });
}

/** A finite number greater than zero and at most `max`. */
export function positive(max: number) {
  return z
    .number()
    .gt(0, { error: "must be greater than 0" })
    .max(max, { error: `must be at most ${max}` });
}

/** An instant as ISO 8601 UTC with milliseconds. */
export const Instant = z
  .string()
  .meta({ format: "date-time", example: "2026-11-21T09:00:00.000Z" });

/** Rules between fields are checked even when another field is wrong, so that all errors are told at once. */
export function isObject(payload: { value: unknown }): boolean {
  return typeof payload.value === "object" && payload.value !== null;
}
