/** Nobody types so fast: a wedge scanner sends a character every few milliseconds. */
const fastest = 35;
const shortest = 4;

/**
 * Tells a wedge scanner, which types like a keyboard, from a person: four characters or more, each at most 35 ms after the one before,
 * then Enter as fast. Feed it every key with its time in milliseconds.
 */
export class BurstReader {
  #text = "";
  #last = Number.NEGATIVE_INFINITY;

  /** Answers the code when this key ends one; null else. */
  feed(key: string, at: number): string | null {
    const isFast = at - this.#last <= fastest;
    this.#last = at;
    if (!isFast) this.#text = "";
    if (key.length === 1) {
      this.#text += key;
      return null;
    }
    // Shift comes between the characters of a scan and is none of it.
    if (key !== "Enter") return null;
    const code = this.#text;
    this.#text = "";
    return isFast && code.length >= shortest ? code : null;
  }
}
