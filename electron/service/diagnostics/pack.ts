import { strToU8, zipSync } from "fflate";
import type { DiagnosticsFile } from "../context.ts";

/** One zip archive of the texts. */
export function packDiagnostics(files: readonly DiagnosticsFile[], nowMs: number): Uint8Array {
  return zipSync(
    Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)] as const)),
    { level: 9, mtime: nowMs },
  );
}
