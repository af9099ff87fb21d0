import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * A thread's entry: beside the file that asks when run from source, beside the bundle (or above its chunks) when built. The names
 * are looked for at run time, so that no bundler takes the source file along.
 * @param name of the entry without its ending, such as `label-worker`
 * @param from `import.meta.url` of the file that starts the thread
 * @throws Error naming every place that was tried
 */
export function findWorkerUrl(name: string, from: string): URL {
  const candidates = [`./${name}.ts`, `./${name}.js`, `../${name}.js`];
  const urls = candidates.map((candidate) => new URL(candidate, from));
  const found = urls.find((url) => existsSync(fileURLToPath(url)));
  if (!found) throw new Error(`The thread ${name} is at none of: ${urls.join(", ")}`);
  return found;
}
