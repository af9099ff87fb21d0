/** Semantic Versioning 2.0.0: three numbers, and what stands before a release. Build metadata counts for nothing. */
const form =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[0-9A-Za-z.-]+)?$/;

interface Version {
  numbers: readonly number[];
  /** Empty for a release, which is newer than everything before it. */
  before: readonly string[];
}

function parse(text: string): Version {
  const [, major, minor, patch, before] = form.exec(text) ?? [];
  if (major === undefined) throw new Error(`${JSON.stringify(text)} is no version such as 1.2.3.`);
  return { numbers: [major, minor, patch].map(Number), before: before?.split(".") ?? [] };
}

export function isVersion(text: string): boolean {
  return form.test(text);
}

/** §11.4: numbers before words, numbers by size, words by their characters. */
function compareParts(one: string, other: string): number {
  const [a, b] = [one, other].map((part) => (/^\d+$/.test(part) ? Number(part) : null));
  if (a != null && b != null) return a - b;
  if (a != null) return -1;
  if (b != null) return 1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Below 0 when `one` is older than `other`, above when it is newer. Throws for what is no version. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)];
  for (const [index, number] of a.numbers.entries()) {
    const difference = number - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.before.length === 0 || b.before.length === 0) return b.before.length - a.before.length;
  for (const [index, part] of a.before.entries()) {
    const other = b.before[index];
    const difference = other === undefined ? 1 : compareParts(part, other);
    if (difference !== 0) return difference;
  }
  return a.before.length - b.before.length;
}
