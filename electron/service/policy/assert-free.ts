import type { Parts } from "../context.ts";
import { managed } from "./managed.ts";

/** Throws MANAGED when what is to be set is fixed to something else. `what` is a sentence without its full stop. */
export function assertFree<T>(
  parts: Pick<Parts, "policy">,
  { what, field, value, fixed }: { what: string; field: string; value: T; fixed: T | undefined },
): void {
  if (value !== undefined && fixed !== undefined && value !== fixed)
    throw managed(parts, what, field);
}
