import { attemptById } from "#electron/store/attempts.ts";
import { labelByTrackingCode } from "#electron/store/labels.ts";
import type { Parts } from "../context.ts";

/** The station's own label under a code, as its carrier knows it. */
export function ownLabel(parts: Pick<Parts, "store">, code: string) {
  return parts.store.read((db) => {
    const label = labelByTrackingCode.get(db, { code });
    const attempt = label && attemptById.get(db, { id: label.attempt_id });
    return label && attempt ? { carrier: label.carrier, serviceCode: attempt.service_code } : null;
  });
}
