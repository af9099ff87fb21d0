import { asDigit, readAsDigits } from "../text/look-alikes.ts";

/** How a country writes its code: a separator after so many characters (negative: before the last ones); UPU postal addressing systems. */
const shapes = new Map<string, readonly [number, string]>();
for (const [countries, at, separator] of [
  ["GB GG JE IM GI FK GS IO PN SH TC", -3, " "],
  ["NL", 4, " "],
  ["SE CZ SK GR IE MT", 3, " "],
  ["PL", 2, "-"],
  ["PT", 4, "-"],
  ["BR IR SA", 5, "-"],
  ["JP KY", 3, "-"],
  ["LV BM", 2, "-"],
  ["BFPO", 4, " "],
] as const)
  for (const country of countries.split(" ")) shapes.set(country, [at, separator]);
shapes.set("BM", [2, " "]);

const compiled = new Map<string, RegExp>();
function matcher(country: string, pattern: string): RegExp {
  let regex = compiled.get(country);
  if (!regex) compiled.set(country, (regex = new RegExp(`^(?:${pattern})$`)));
  return regex;
}

/** Codes with a word before their digits: El Salvador's CP 1101, Lima's old districts (LIMA 23). */
function worded(country: string, tight: string): string {
  if (country === "SV") return tight.replace(/^(?:CP)?(?=\d)/, "CP ");
  return country === "PE" ? tight.replace(/^(LIMA|CALLAO)(?=\d)/, "$1 ") : tight;
}

function shape(country: string, tight: string): string {
  const form = shapes.get(tight.startsWith("BFPO") ? "BFPO" : country);
  if (!form) return tight;
  const at = form[0] < 0 ? tight.length + form[0] : form[0];
  return at <= 0 || at >= tight.length ? tight : tight.slice(0, at) + form[1] + tight.slice(at);
}

/** "CH-8001", "D 10115", "FIN-00100": the country's mark before digits is not part of its code. */
function withoutMark(country: string, tight: string): string {
  const mark = /^([A-Z]{1,3})(?=\d)/.exec(tight)?.[1];
  if (mark === undefined) return tight;
  const own =
    mark === country ||
    mark === country[0] ||
    ["FIN", "EST", "SLO", "SK", "DK", "FL", "CP", "BP"].includes(mark);
  return own ? tight.slice(mark.length) : tight;
}

/** Upper case; wide digits as plain ones, Japan's postal mark and dashes of other kinds put right. */
export function tidyCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[〒〶]/g, "")
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** The code in the country's own form; null where it is not one. */
export function formatPostalCode(country: string, pattern: string, typed: string): string | null {
  const regex = matcher(country, pattern);
  const upper = tidyCode(typed);
  const tight = upper.replace(/[\s.-]+/g, "");
  const bare = withoutMark(country, tight);
  for (const candidate of [
    shape(country, bare),
    shape(country, tight),
    bare,
    tight,
    worded(country, tight),
    upper,
  ])
    if (regex.test(candidate)) return candidate;
  const withMark = shape(country, country + bare);
  return regex.test(withMark) ? withMark : null;
}

/** The codes that zeros in front give, which a spreadsheet dropped: one zero, or two. */
export function withZeros(country: string, pattern: string, typed: string): string[] {
  if (!/^\d{2,}$/.test(typed)) return [];
  return ["0", "00"].flatMap((zeros) => formatPostalCode(country, pattern, zeros + typed) ?? []);
}

const letterOf: Readonly<Record<string, string>> = { "0": "O", "1": "I", "5": "S", "8": "B" };

/**
 * The code with letters and digits that look alike changed to what stands in their place in the country's example; in British
 * codes only the last three signs have fixed places.
 */
function asExample(example: string, typed: string): string {
  const [model, tight] = [example, typed].map((code) => code.replace(/[^A-Z\d]/g, ""));
  if (model === undefined || tight === undefined) return typed;
  const fixed = model.length === tight.length ? tight.length : 3;
  return tight
    .split("")
    .map((sign, at) => {
      const left = tight.length - at;
      if (left > fixed) return sign;
      return /\d/.test(model.at(-left) ?? "") ? asDigit(sign) : (letterOf[sign] ?? sign);
    })
    .join("");
}

/** What a malformed code may have meant, likeliest first: zeros dropped, or letters and digits that look alike. */
export function likelyPostalCodes(
  country: string,
  pattern: string,
  typed: string,
  example = "",
): string[] {
  const readings = [readAsDigits(typed)];
  if (example !== "" && country !== "IE") readings.push(asExample(example, typed));
  const read = readings.flatMap((code) => formatPostalCode(country, pattern, code) ?? []);
  return [...withZeros(country, pattern, typed), ...read];
}
