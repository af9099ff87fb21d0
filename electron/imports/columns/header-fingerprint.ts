import { createHash } from "node:crypto";
import { headerKey } from "./header-key.ts";

/** Names a header row, so that a mapping made once is found again: 64 hex digits, the same for any case and punctuation. */
export function headerFingerprint(headers: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(headers.map(headerKey)))
    .digest("hex");
}
