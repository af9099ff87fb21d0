/** Milliseconds a key, on the average: nobody types so fast, a wedge scanner needs a few. */
const fastest = 50;
/** A pause that ends a scan, in milliseconds; a busy machine makes a scanner's keys come in fits and starts. */
const pause = 150;
const shortest = 4;

/**
 * Tells a wedge scanner, which types like a keyboard, from a person: four characters or more and the Enter after them, 50 ms a key or
 * less. Feed it every key with its time in milliseconds.
 */
export class BurstReader {
  #text = "";
  #first = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** Answers the code when this key ends one; null else. */
  feed(key: string, at: number): string | null {
    if (at - this.#last > pause) {
      this.#text = "";
      this.#first = at;
    }
    this.#last = at;
    if (key.length === 1) {
      this.#text += key;
      return null;
    }
    // Shift comes between the characters of a scan and is none of it.
    if (key !== "Enter") return null;
    const code = this.#text;
    this.#text = "";
    const isFast = at - this.#first <= fastest * code.length;
    this.#first = at;
    return isFast && code.length >= shortest ? code : null;
  }
}
