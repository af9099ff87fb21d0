const lettersWithoutDecomposition: Readonly<Record<string, string>> = {
  Ø: "O",
  Đ: "D",
  Ð: "D",
  Ł: "L",
  Æ: "AE",
  Œ: "OE",
  Þ: "TH",
  Ħ: "H",
  Ŧ: "T",
  Ŋ: "N",
  ẞ: "SS",
  ı: "I",
};

/** True for text that folding would only put in upper case. */
const plain = /^[\x20-\x7e]*$/;

/**
 * Upper case without accents ("José" → "JOSE"): USPS machines read A to Z (Publication 28, section 222). Letters of other
 * alphabets stay.
 */
export function foldUpper(text: string): string {
  const upper = text.toUpperCase();
  if (plain.test(upper)) return upper;
  return upper
    .replace(/[ØĐÐŁÆŒÞĦŦŊẞı]/g, (letter) => lettersWithoutDecomposition[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .toUpperCase();
}

/** Letters, digits and signs of full width ("１２ Ｏａｋ"), as East Asian keyboards type them, as plain ones. */
export function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
}

/** One space between words, none around them. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Letters and digits only, folded: the key under which two spellings of a name meet. */
export function nameKey(text: string): string {
  return foldUpper(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
