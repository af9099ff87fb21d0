/** The two functions of npm's `semver` that are used here; the package brings no types. */
declare module "semver/functions/compare.js" {
  /** -1, 0 or 1; build metadata counts for nothing. Throws a TypeError for what is no version. */
  const compare: (one: string, other: string) => -1 | 0 | 1;
  export default compare;
}

declare module "semver/functions/parse.js" {
  /** Null for what is no version. Spaces around it and a `v` before it are passed over. */
  const parse: (text: string) => { version: string; build: readonly string[] } | null;
  export default parse;
}
