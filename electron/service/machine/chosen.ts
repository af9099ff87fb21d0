import { invalidField } from "#shared/contract/errors.ts";
import type { Context } from "../context.ts";

/** Remembers what a person picked in a dialog. */
export function chosen(ctx: Context, path: string | null): string | null {
  if (path !== null) ctx.chosenPaths.add(path);
  return path;
}

/** Throws VALIDATION_ERROR for a path that nobody picked: a window that was taken over must not name files of its own. */
export function assertChosen(ctx: Context, field: string, path: string): void {
  if (!ctx.chosenPaths.has(path)) throw invalidField(field, "must be picked in the dialog first");
}
