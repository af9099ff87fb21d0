import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The worker's entry: beside this file when run from source, beside the bundle (or above its chunks) when built. The names are looked
 * for at run time, so that no bundler takes the source file along.
 * @throws Error naming every place that was tried
 */
export function findWorkerUrl(from: string): URL {
  const candidates = [
    "./order-file-worker.ts",
    "./order-file-worker.js",
    "../order-file-worker.js",
  ];
  const urls = candidates.map((name) => new URL(name, from));
  const found = urls.find((url) => existsSync(fileURLToPath(url)));
  if (!found) throw new Error(`The order file worker is at none of: ${urls.join(", ")}`);
  return found;
}
