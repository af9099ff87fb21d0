import compare from "semver/functions/compare.js";
import parse from "semver/functions/parse.js";

/** True for a version of Semantic Versioning 2.0.0 as the standard writes it. */
export function isVersion(text: string): boolean {
  const found = parse(text);
  if (!found) return false;
  const { version, build } = found;
  return text === [version, ...(build.length > 0 ? [build.join(".")] : [])].join("+");
}

/** Below 0 when `one` is older than `other`, above when it is newer; build metadata counts for nothing. Throws for what is no version. */
export function compareVersions(one: string, other: string): number {
  const stranger = [one, other].find((text) => !isVersion(text));
  if (stranger !== undefined)
    throw new Error(`${JSON.stringify(stranger)} is no version such as 1.2.3.`);
  return compare(one, other);
}
