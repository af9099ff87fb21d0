/** Chance that can be repeated: the same seed throws the same numbers. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** 0 ≤ x < 1; mulberry32, a public-domain generator of 32 bits. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.int(0, list.length - 1)] ?? list[0];
  }

  /** One of a list that may be empty. */
  any<T>(list: readonly T[]): T | undefined {
    return list[this.int(0, Math.max(0, list.length - 1))];
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.int(0, 255));
  }
}

/** A seed of its own for each purpose, so that what one of them takes changes nothing for the others. */
export function seedFor(seed: number, purpose: string): number {
  let hash = seed | 0;
  for (const letter of purpose) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return hash;
}
