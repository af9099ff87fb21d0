/** Counts what a run has tried and met. */
export class Tally {
  /** `door kind` → cases. */
  readonly cases = new Map<string, number>();
  /** `door operation` → successes. */
  readonly successes = new Map<string, number>();
  readonly codes = new Map<string, number>();

  count(map: "cases" | "successes" | "codes", name: string, by = 1): void {
    this[map].set(name, (this[map].get(name) ?? 0) + by);
  }

  get total(): number {
    return [...this.cases.values()].reduce((sum, one) => sum + one, 0);
  }

  add(other: Tally): void {
    for (const map of ["cases", "successes", "codes"] as const)
      for (const [name, count] of other[map]) this.count(map, name, count);
  }
}
