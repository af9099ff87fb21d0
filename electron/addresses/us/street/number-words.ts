const small: readonly string[] =
  "ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN".split(
    " ",
  );
const tens: readonly string[] = "- - TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY".split(
  " ",
);

function below100(words: readonly string[], at: number): { value: number; next: number } | null {
  const ten = tens.indexOf(words[at] ?? "");
  if (ten > 1) {
    const one = small.indexOf(words[at + 1] ?? "");
    return one > 0 && one < 10
      ? { value: ten * 10 + one, next: at + 2 }
      : { value: ten * 10, next: at + 1 };
  }
  const value = small.indexOf(words[at] ?? "");
  return value > 0 ? { value, next: at + 1 } : null;
}

/** A number in words at the start of a line, below a thousand ("ONE HUNDRED TEN"), and the place after it; null where none is. */
export function readNumberWords(words: readonly string[]): { value: number; next: number } | null {
  const first = below100(words, 0);
  if (first === null || first.value > 9 || words[first.next] !== "HUNDRED") return first;
  const and = words[first.next + 1] === "AND" ? 2 : 1;
  const rest = below100(words, first.next + and);
  const hundreds = first.value * 100;
  return rest === null
    ? { value: hundreds, next: first.next + 1 }
    : { value: hundreds + rest.value, next: rest.next };
}
