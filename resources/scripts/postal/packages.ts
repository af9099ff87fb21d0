import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** A CommonJS package without types of its own; the caller states the shape that it has looked at. */
export function load(name: string): unknown {
  return require(name);
}

/** A data file of an installed package, which need not be among its exports. */
export function readPackageFile(path: string): string {
  return readFileSync(new URL(`../../../node_modules/${path}`, import.meta.url), "utf8");
}
