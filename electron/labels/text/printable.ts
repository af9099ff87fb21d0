import { openFont } from "./fonts.ts";
import { scriptFont } from "./script-fonts.ts";

const replacement = "\uFFFD";
/** Invisible things that steer direction or joining: on paper they are nothing or mischief. */
const invisible = /[\p{Cf}\p{Variation_Selector}\u034F]/gu;
const mark = /\p{M}/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whether one font has all of a written sign: in both faces, or that of its script. */
function hasGlyphs(sign: string): boolean {
  const usual = ["regular", "bold"] as const;
  const codes = Array.from(sign, (part) => part.codePointAt(0) ?? 0);
  return (
    usual.every((face) => {
      const { font } = openFont(face);
      return codes.every((code) => font.hasGlyphForCodePoint(code));
    }) || scriptFont(sign, sign) !== null
  );
}

/** Halves of surrogate pairs become U+FFFD, as they do on the way through UTF-8. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** A grapheme the font can draw: itself, its compatibility form (`Ａ` is `A`), or it without its marks; null where none exists. */
function drawable(grapheme: string): string | null {
  // More than two marks on a letter would climb into the line above.
  const [base = "", ...rest] = grapheme;
  const short =
    base +
    rest
      .filter((part) => mark.test(part))
      .slice(0, 2)
      .join("");
  const candidates = rest.every((part) => mark.test(part)) ? [short] : [grapheme];
  candidates.push(grapheme.normalize("NFKC"), grapheme.normalize("NFKD").replace(/\p{M}/gu, ""));
  return candidates.find((candidate) => candidate !== "" && hasGlyphs(candidate)) ?? null;
}

/**
 * One line of text in characters that the label's fonts have. White space becomes single spaces; what cannot be drawn becomes one
 * U+FFFD per written sign and is told to `missing`.
 */
export function printable(text: string, missing: Set<string>): string {
  const line = wellFormed(text)
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  if (/^[\u0020-\u007E]*$/.test(line)) return line;
  let out = "";
  for (const { segment } of graphemes.segment(line)) {
    const visible = segment.replaceAll(invisible, "");
    const drawn = visible === "" ? "" : drawable(visible);
    if (drawn === null) missing.add(segment);
    out += drawn ?? replacement;
  }
  return out.trim();
}
