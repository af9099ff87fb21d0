import { accessSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** A file of resources/postal/ as text. Throws where it is missing: the product is broken then. */
export function readPostalFile(folder: string, name: string): string {
  return brotliDecompressSync(readFileSync(join(folder, name))).toString("utf8");
}

/** Throws where the file is missing or may not be read. */
export function assertPostalFile(folder: string, name: string): void {
  accessSync(join(folder, name));
}
