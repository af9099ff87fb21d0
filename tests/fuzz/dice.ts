import fc from "fast-check";

/** Every draw of a walk goes through here, so that one seed draws the same walk again. */
export class Dice {
  readonly #draw: fc.GeneratorValue;

  constructor(draw: fc.GeneratorValue) {
    this.#draw = draw;
  }

  /** Whole, both ends included; the ends come up more often. */
  int(min: number, max: number): number {
    return this.#draw(fc.integer, { min, max });
  }

  chance(percent: number): boolean {
    return this.#draw(fc.integer, { min: 0, max: 999_999 }) % 100 < percent;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("nothing to pick from");
    return list[this.#draw(fc.nat, 1_000_000) % list.length] as T;
  }

  from<T>(arbitrary: () => fc.Arbitrary<T>): T {
    return this.#draw(arbitrary);
  }
}
