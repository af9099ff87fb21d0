import { soldUnderCode } from "#electron/store/labels.ts";
import type { Parts } from "../context.ts";

/** The station's own label under a code, as its carrier knows it. */
export function ownLabel(parts: Pick<Parts, "store">, code: string) {
  return parts.store.ask((db) => soldUnderCode.get(db, { code })) ?? null;
}
