/** The chosen one of some choices; undefined for a text that is none of them. */
export function pick<T extends string>(choices: readonly T[], value: string): T | undefined {
  return choices.find((choice) => choice === value);
}
