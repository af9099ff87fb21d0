const digitOf: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  L: "1",
  Z: "2",
  S: "5",
  G: "6",
  B: "8",
};

/** The digit that an upper-case letter is mistaken for (`O5633` for 05633); any other sign as it is. */
export function asDigit(sign: string): string {
  return digitOf[sign] ?? sign;
}

/** A text with every letter that looks like a digit read as one. */
export function readAsDigits(text: string): string {
  return text.replace(/[A-Z]/g, asDigit);
}
