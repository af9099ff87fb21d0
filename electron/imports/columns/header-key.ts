/**
 * The words of a header, without case, accents, punctuation, units in brackets and camel humps:
 * "Weight (oz)", "weight_oz" and "WeightOz" → "weight oz".
 */
export function headerKey(header: string): string {
  return header
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/#/g, " number ")
    .replace(/&/g, " and ")
    .replace(/(\p{L})(\d)/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
