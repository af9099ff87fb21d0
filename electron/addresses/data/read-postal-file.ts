import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** A file of resources/postal/ as text. Throws where it is missing: the product is broken then. */
export function readPostalFile(folder: string, name: string): string {
  return brotliDecompressSync(readFileSync(join(folder, name))).toString("utf8");
}
