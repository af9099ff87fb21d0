import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One hand-checked pair. */
export interface Pair {
  /** As in the file, for the test's name. */
  text: string;
  /** `street1; street2 | city | state | zip | country`. */
  typed: string;
  /** In the same form. */
  standard: string;
  /** `CODE field suggestion`; empty for an address that passes strictly. */
  errors: string[];
}

/** The pairs under one heading; the heading names the section of Publication 28. */
export interface Section {
  title: string;
  pairs: Pair[];
}

const folder = fileURLToPath(new URL("corpus/", import.meta.url));

function squeezed(cells: string): string {
  return cells
    .split("|")
    .map((cell) => cell.trim())
    .join(" | ");
}

function readPair(line: string, place: string): Pair {
  const [left = "", right = ""] = line.split(" => ");
  const [standard = "", told = ""] = right.split(" !! ");
  const whole = left.includes("|");
  return {
    text: line,
    typed: squeezed(whole ? left : `${left} | ${place}`),
    standard: squeezed(whole ? standard : `${standard} | ${place} | US`),
    errors: told === "" ? [] : told.split("; "),
  };
}

/** "213 Units" → "Publication 28, section 213: Units"; appendices have letters. */
function titleOf(heading: string): string {
  const [, place, title] = /^(\d[\d.]*|[A-J]\d?) (.+)$/.exec(heading) ?? [];
  if (place === undefined || title === undefined) return heading;
  return `Publication 28, ${/^\d/.test(place) ? "section" : "appendix"} ${place}: ${title}`;
}

function readSections(text: string): Section[] {
  const sections: Section[] = [];
  let place = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("@ ")) place = line.slice(2);
    else if (line.startsWith("# ")) sections.push({ title: titleOf(line.slice(2)), pairs: [] });
    else if (line.includes(" => ")) sections.at(-1)?.pairs.push(readPair(line, place));
    else if (line.trim() !== "") throw new Error(`Not a line of a corpus: ${line}`);
  }
  return sections;
}

/**
 * The files of tests/addresses/corpus/: `typed => standard !! errors`. A line without "|" is but the street; its last line is the
 * one behind "@" above it.
 */
export function readCorpus(): Map<string, Section[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return new Map(names.map((name) => [name, readSections(readFileSync(folder + name, "utf8"))]));
}
