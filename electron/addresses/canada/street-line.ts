import { squeeze } from "../text/fold.ts";
import {
  englishDirections,
  englishTypes,
  frenchDirections,
  frenchTypes,
  unitTypes,
} from "./street-types.ts";

const articles = /^(?:DE|DES|DU|LA|LE|LES|L'.+|D'.+)$/;

/** The words of a line: upper case, accents kept, no punctuation but hyphens and apostrophes. */
function wordsOf(text: string): string[] {
  const clean = text
    .toUpperCase()
    .replace(/[’`]/g, "'")
    .replace(/(?<=\p{L})\.(?=\p{L}{2})/gu, " ")
    .replace(/[.;:"]+/g, "")
    .replace(/,/g, " ")
    .replace(/#\s*/g, "# ");
  return squeeze(clean).split(" ");
}

/** Boxes, routes and general delivery; null for anything else. */
function special(line: string, french: boolean): string | null {
  const named = line
    .replace(/^(?:P ?O ?B(?:OX)?|POST OFFICE BOX|BOX)(?: #| NO)? ?(?=\d)/, "PO BOX ")
    .replace(/^(?:C ?P|CASE POSTALE|BOÎTE POSTALE)(?: #| NO)? ?(?=\d)/, french ? "CP " : "PO BOX ")
    .replace(/^(?:R ?R|RURAL ROUTE|RURAL RTE)(?: #| NO)? ?(?=\d)/, "RR ")
    .replace(/^GENERAL DELIVERY\b/, "GD");
  if (!/^(?:PO BOX|CP|RR|GD|POSTE RESTANTE)\b/.test(named)) return null;
  return named.replace(/\bSTATION\b/, "STN").replace(/\bSUCCURSALE\b/, "SUCC");
}

/** Shortens the type and the direction of a street: behind its name, or before it in French. */
function withType(words: string[], french: boolean): string[] {
  const end = words.length;
  const civic = words.findIndex((word) => !/^\d[\d/-]*[A-Z]?$/.test(word));
  const first = civic > 1 && !(words[1] ?? "").includes("/") ? 1 : civic;
  const before = words[first] ?? "";
  const isFrench =
    first > 0 &&
    frenchTypes.has(before) &&
    (french || articles.test(words[first + 1] ?? "") || before === "RUE");
  const [types, directions] = isFrench
    ? [frenchTypes, frenchDirections]
    : [englishTypes, englishDirections];
  const direction = end > first + 2 ? directions.get(words[end - 1] ?? "") : undefined;
  if (direction !== undefined) words[end - 1] = direction;
  const at = isFrench ? first : end - (direction === undefined ? 1 : 2);
  const type = types.get(words[at] ?? "");
  if (type !== undefined && (isFrench || at > first)) words[at] = type;
  return words;
}

/** Where the unit begins at the end of the words; their length where none does. */
function unitAt(words: readonly string[], from: number): number {
  const at = words.findIndex(
    (word, place) =>
      place >= from && unitTypes.has(word) && /\d|^[A-Z]$/.test(words[place + 1] ?? ""),
  );
  return at < 0 ? words.length : at;
}

function unitOf(words: readonly string[]): string[] {
  return words.map((word) => unitTypes.get(word) ?? word);
}

/** One address line in Canada Post's form; what was shortened can show more ("APT N"), so that it is done until nothing changes. */
function canadianLine(text: string, french: boolean): string {
  let line = lineOnce(text, french);
  for (let time = 0; time < 4; time += 1) {
    const next = lineOnce(line, french);
    if (next === line) return line;
    line = next;
  }
  return line;
}

function lineOnce(text: string, french: boolean): string {
  const words = wordsOf(text);
  const line = special(words.join(" "), french);
  if (line !== null) return line;
  if (unitAt(words, 0) === 0) {
    const street = words.slice(2);
    if (/^\d/.test(street[0] ?? "") && street.length > 1)
      return [...withType(street, french), ...unitOf(words.slice(0, 2))].join(" ");
    return unitOf(words).join(" ");
  }
  const end = unitAt(words, 2);
  return [...withType(words.slice(0, end), french), ...unitOf(words.slice(end))].join(" ");
}

/** Both lines; a second line that is but a unit joins the street. */
export function canadianLines(street1: string, street2: string, french: boolean): [string, string] {
  const [one, two] = [canadianLine(street1, french), canadianLine(street2, french)];
  const words = two.split(" ");
  const unit = words.length === 2 && unitAt(words, 0) === 0;
  return unit && /^\d.* /.test(one) ? [`${one} ${two}`, ""] : [one, two];
}
