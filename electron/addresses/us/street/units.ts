import { directional } from "./directionals.ts";
import { skipMarks } from "./boxes.ts";
import { isHouseNumber, isOrdinal } from "./house-number.ts";
import { readNumberWords } from "./number-words.ts";
import { alone, ambiguous, floors, numbered, sure } from "./unit-designators.ts";

/** 4, 4B, B4, 12-A, 1/2, PH2, or one or two letters. */
function isId(word: string | undefined): boolean {
  if (word === undefined || numbered.has(word)) return false;
  return /\d/.test(word)
    ? /^[A-Z]{0,3}[\d/-]+[A-Z\d-]{0,5}$/.test(word) && !isOrdinal(word)
    : /^[A-Z]{1,2}$/.test(word);
}

function floorNumber(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  return (
    floors.get(word) ?? (/^\d+(?:ST|ND|RD|TH)?$/.test(word) ? word.replace(/\D+$/, "") : undefined)
  );
}

/** "Garden Apartments", "Embassy Suites": without numbers they are the name of a house. */
const plural = /^(?:APARTMENTS|APTS|SUITES|STES|UNITS|ROOMS|FLOORS|SPACES|BUILDINGS|BLDGS)$/;

/** What people write who have no such number. */
const fillers = /^(?:NA|N\/A|NONE|NULL|UNKNOWN|TBD)$/;

/** "FLOOR TWO" → 2; elsewhere a word may be a name. */
function cardinal(designator: string, word: string): string | undefined {
  const read = designator === "FL" ? readNumberWords([word]) : null;
  return read === null ? undefined : String(read.value);
}

/** One unit that begins at `at`: its standard text and the place after it. `missing`: the designator lacks its number. */
interface Unit {
  text: string;
  next: number;
  missing: boolean;
}

/** Reads the identifier from `at` on: one word and whatever else of it was set apart ("B 12"). */
function readId(words: readonly string[], at: number): number {
  let next = at;
  while (next < words.length && isId(words[next]) && !readsAsFloor(words, next)) {
    next += 1;
    if (/^(?:&|AND)$/.test(words[next] ?? "") && isId(words[next + 1])) next += 1;
  }
  return next;
}

function readsAsFloor(words: readonly string[], at: number): boolean {
  return (
    floorNumber(words[at]) !== undefined &&
    numbered.get(words[at + 1] ?? "") === "FL" &&
    at + 2 >= words.length
  );
}

function unglued(word: string): [string, string] | null {
  const [, letters = "", id = ""] = /^([A-Z]{2,9})-?(\d[A-Z\d-]*)$/.exec(word) ?? [];
  const designator =
    letters === "KEY"
      ? undefined
      : (numbered.get(letters) ?? (letters === "PH" ? "PH" : undefined));
  return designator === undefined ? null : [designator, id];
}

/** `firm`: what stands before is a whole street, so that a doubtful word can only be a unit. */
function readUnit(words: readonly string[], at: number, firm: boolean): Unit | null {
  const word = words[at] ?? "";
  const glued = unglued(word);
  if (glued) return { text: glued.join(" "), next: at + 1, missing: false };
  const glFloor = /^(\d+)(?:(?:ST|ND|RD|TH)?(?:FL|FLR|FLOOR)|\/F)$/.exec(word)?.[1];
  if (glFloor !== undefined) return { text: `FL ${glFloor}`, next: at + 1, missing: false };
  const floor = floorNumber(word);
  if (floor !== undefined && numbered.get(words[at + 1] ?? "") === "FL" && !isId(words[at + 2]))
    return { text: `FL ${floor}`, next: at + 2, missing: false };
  const marked = firm && /^(?:NO|NUM|NUMBER)$/.test(word) && /\d/.test(words[at + 1] ?? "");
  if (word === "#" || marked) {
    const from = skipMarks(words, at);
    if (numbered.has(words[from] ?? "") || alone.has(words[from] ?? ""))
      return readUnit(words, from, firm);
    const next = readId(words, from);
    if (next > from)
      return { text: `# ${words.slice(from, next).join(" ")}`, next, missing: false };
    return from === words.length ? { text: "", next: from, missing: true } : null;
  }
  const designator = numbered.get(word);
  if (designator !== undefined) {
    const from = skipMarks(words, at + 1);
    const next = readId(words, from);
    const id = words[from] ?? "";
    if (next > from && (firm || sure.has(designator) || !/^[A-Z]{2}$/.test(id)))
      return { text: `${designator} ${words.slice(from, next).join(" ")}`, next, missing: false };
    if ((!firm && !sure.has(designator)) || ambiguous.has(designator)) return null;
    if (from === words.length)
      return plural.test(word) ? null : { text: designator, next: from, missing: true };
    const name = words[from] ?? "";
    if (fillers.test(name) && from + 1 === words.length)
      return { text: designator, next: from + 1, missing: true };
    return isOrdinal(name) && designator !== "FL"
      ? null
      : {
          text: `${designator} ${floorNumber(name) ?? cardinal(designator, name) ?? alone.get(name) ?? name}`,
          next: from + 1,
          missing: false,
        };
  }
  const lone = alone.get(word);
  if (lone === undefined || !(firm || sure.has(lone))) return null;
  const from = skipMarks(words, at + 1);
  if ((lone === "LOWR" || lone === "UPPR") && words[from] === "LEVEL")
    return { text: lone, next: from + 1, missing: false };
  const kind = from + 1 === words.length ? numbered.get(words[from] ?? "") : undefined;
  if (kind !== undefined) return { text: `${kind} ${lone}`, next: from + 1, missing: false };
  const next =
    lone === "PH" || lone === "OFC" || lone === "LOWR" || lone === "UPPR" || from > at + 1
      ? readId(words, from)
      : from;
  return next > from
    ? { text: `${lone} ${words.slice(from, next).join(" ")}`, next, missing: false }
    : { text: lone, next: at + 1, missing: false };
}

export interface Units {
  text: string[];
  missing: boolean;
}

/** All words from `at` to the end as units; null where one of them is something else. */
export function readUnits(words: readonly string[], at: number, firm: boolean): Units | null {
  const text: string[] = [];
  let [next, missing] = [at, false];
  while (next < words.length) {
    const unit: Unit | null = readUnit(words, next, firm || text.length > 0);
    if (unit === null) return null;
    if (unit.text !== "") text.push(unit.text);
    missing ||= unit.missing;
    next = unit.next;
  }
  return text.length > 0 || missing ? { text, missing } : null;
}

/** A designator before a house number; "#" only where a number and a street follow: "#42 233 MAIN ST". */
function leadingDesignator(words: readonly string[], at: number): string | undefined {
  if (words[at] !== "#") return numbered.get(words[at] ?? "");
  return isHouseNumber(words[at + 2]) && words.length > at + 4 ? "#" : undefined;
}

/** Units in front of a house number ("Bldg 2 Apt 4, 123 Main St") and where the number begins; null where there are none. */
export function readLeadingUnits(
  words: readonly string[],
): { text: string[]; next: number } | null {
  const text: string[] = [];
  let next = 0;
  while (next === 0 || !isHouseNumber(words[next])) {
    const glued = unglued(words[next] ?? "");
    const floor = floorNumber(words[next]);
    if (floor !== undefined && numbered.get(words[next + 1] ?? "") === "FL") {
      text.push(`FL ${floor}`);
      next += 2;
      continue;
    }
    const designator = glued ? glued[0] : leadingDesignator(words, next);
    if (designator === undefined) return null;
    const at = glued ? next : skipMarks(words, next + 1);
    const id = glued ? glued[1] : words[at];
    if (id === undefined || (!glued && (!isId(id) || directional(id) !== undefined))) return null;
    text.push(`${designator} ${id}`);
    next = at + 1;
  }
  return words.length > next + 1 ? { text, next } : null;
}

/** True where a bare last word can be a unit number or letter ("123 Main St 4B"). */
export function isBareUnit(word: string): boolean {
  return (
    directional(word) === undefined &&
    !/^(?:I|US|SR|CR|FM|IH|HC|RR|PO)-?\d/.test(word) &&
    /^\d+[A-Z]?$|^[A-Z]{1,2}-?\d+[A-Z]?$|^\d+-[A-Z\d]+$|^[A-Z]$/.test(word)
  );
}
