import { foldUpper } from "../../text/fold.ts";

const fractions: Readonly<Record<string, string>> = {
  "½": " 1/2",
  "¼": " 1/4",
  "¾": " 3/4",
  "⅓": " 1/3",
  "⅔": " 2/3",
  "⅛": " 1/8",
  "⅜": " 3/8",
  "⅝": " 5/8",
  "⅞": " 7/8",
};

/** Lines of nothing but these signs need none of the slower replacements. */
const bare = /^[A-Z0-9 ]*$/;

/**
 * The words of a delivery line in upper case. Of punctuation stay the period in a decimal (39.2), the slash of a fraction or of
 * C/O, the hyphen of a number (289-01) and "#", which is a word of its own; hyphens in names become spaces
 * (USPS Publication 28, section 232).
 */
export function toWords(text: string): string[] {
  let line = foldUpper(text.replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (sign) => fractions[sign] ?? sign));
  if (line.includes("PRIVATE MAIL")) line = line.replace(/\bPRIVATE MAIL ?BOX\b/g, "PMB");
  if (!bare.test(line))
    line = line
      .replace(/['’‘`´"“”]/g, "")
      .replace(/[‐-―−]/g, "-")
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
      .replace(
        /\.(?=[A-Z][A-Z])|(?<=[A-Z]{2})\.(?=[A-Z])|(?<=[A-Z])\.(?=\d)|(?<=\d)\.(?=[A-Z])/g,
        " ",
      )
      .replace(/(?<!\d)\.|\.(?!\d)/g, "")
      .replace(/^\s*%/, "C/O ")
      .replace(/(?<=\p{L}{2}|\d)\/(?=\p{L}{2})/gu, " ")
      .replace(/#/g, " # ")
      .replace(/[^\p{L}\p{N}\p{M}.#&/-]+/gu, " ")
      .replace(/^(\s*\d+)\s+-\s+(?=\d+(?!\d*(?:ST|ND|RD|TH)\b))/, "$1-")
      .replace(/(?<=^|\s)[-/]+|[-/]+(?=\s|$)/g, " ")
      .replace(/(?<=\p{L}{2})-(?=\p{L})|(?<=\p{L})-(?=\p{L}{2})/gu, " ");
  return line.split(" ").filter((word) => word !== "");
}
