/** Kinds of numbered roads and their full words: county, state and local highways are never abbreviated (Publication 28, section 237 and appendix F). */
export const kinds: ReadonlyMap<string, string> = new Map(
  "HIGHWAY HWY HIGHWY HIWAY HWAY|ROAD RD|ROUTE RTE RT|EXPRESSWAY EXPY".split("|").flatMap((row) => {
    const [word = "", ...short] = row.split(" ");
    return [word, ...short].map((spelling): [string, string] => [spelling, word]);
  }),
);

export const numberedId =
  /^\d+(?!ST$|ND$|RD$|TH$)[A-Z]{0,2}$|^[A-Z]\d+[A-Z]?$|^\d+-[A-Z\d]+$|^\d+\.\d+$/;

export function skipMark(words: readonly string[], at: number): number {
  return ["#", "NO", "NUMBER"].includes(words[at] ?? "") && words[at + 1] !== undefined
    ? at + 1
    : at;
}

/** A numbered road and what stands after its number. */
export interface Road {
  name: string;
  /** The words after the road's number. */
  rest: string[];
}

export function named(name: string, words: readonly string[], idAt: number): Road {
  return { name: `${name} ${words[idAt]}`, rest: words.slice(idAt + 1) };
}
