import type { DiagnosticsFile } from "../context.ts";

/** One zip archive of the texts. */
export async function packDiagnostics(
  files: readonly DiagnosticsFile[],
  nowMs: number,
): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import("fflate");
  return zipSync(
    Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)] as const)),
    { level: 9, mtime: nowMs },
  );
}
