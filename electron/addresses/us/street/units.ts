import { directional } from "./directionals.ts";
import { isOrdinal } from "./house-number.ts";

/** USPS Publication 28, appendix C2. The first list needs a number after it, the second may stand alone. */
const needsNumber = `APT APARTMENT APTS APMT APTMT APTO|BLDG BUILDING BLDNG BLG|DEPT DEPARTMENT|FL FLOOR FLR|HNGR HANGAR HANGER|KEY|LOT|PIER|RM ROOM|SLIP|SPC SPACE SP|STOP|STE SUITE SUIT|TRLR TRAILER|UNIT UNT`;
const standsAlone = `BSMT BASEMENT|FRNT FRONT|LBBY LOBBY|LOWR LOWER|OFC OFFICE|PH PENTHOUSE|REAR|SIDE|UPPR UPPER`;

function spellings(list: string): Map<string, string> {
  return new Map(
    list.split("|").flatMap((row) => {
      const all = row.split(" ");
      return all.map((word): [string, string] => [word, all[0] ?? word]);
    }),
  );
}
const numbered = spellings(needsNumber);
const alone = spellings(standsAlone);

/** Designators that are also names of streets and of their parts: only a number or a letter after them makes them units. */
const ambiguous: ReadonlySet<string> = new Set([
  "KEY",
  "LOT",
  "PIER",
  "SLIP",
  "SPC",
  "STOP",
  "TRLR",
]);

/** Designators that are hardly ever anything else, whatever stands before and after them. */
const sure: ReadonlySet<string> = new Set(["APT", "STE", "BSMT", "LBBY", "PH"]);

const floors: ReadonlyMap<string, string> = new Map(
  "FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH"
    .split(" ")
    .map((word, at) => [word, String(at + 1)]),
);

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

/** One unit that begins at `at`: its standard text and the place after it. `missing`: the designator lacks its number. */
interface Unit {
  text: string;
  next: number;
  missing: boolean;
}

function skipMarks(words: readonly string[], at: number): number {
  let next = at;
  while (
    words[next] === "#" ||
    words[next] === "NO" ||
    words[next] === "NUMBER" ||
    words[next] === "NUM"
  )
    next += 1;
  return next;
}

/** Reads the identifier from `at` on: one word and whatever else of it was set apart ("B 12"). */
function readId(words: readonly string[], at: number): number {
  let next = at;
  while (next < words.length && isId(words[next]) && !readsAsFloor(words, next)) next += 1;
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
  const glFloor = /^(\d+)(?:ST|ND|RD|TH)?(?:FL|FLR|FLOOR)$/.exec(word)?.[1];
  if (glFloor !== undefined) return { text: `FL ${glFloor}`, next: at + 1, missing: false };
  const floor = floorNumber(word);
  if (floor !== undefined && numbered.get(words[at + 1] ?? "") === "FL" && !isId(words[at + 2]))
    return { text: `FL ${floor}`, next: at + 2, missing: false };
  if (word === "#") {
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
    if (from === words.length) return { text: designator, next: from, missing: true };
    const name = words[from] ?? "";
    return isOrdinal(name) && designator !== "FL"
      ? null
      : { text: `${designator} ${floorNumber(name) ?? name}`, next: from + 1, missing: false };
  }
  const lone = alone.get(word);
  if (lone === undefined || !(firm || sure.has(lone))) return null;
  const from = skipMarks(words, at + 1);
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

/** One or more units in front of a street ("Apt 4, 123 Main St"): the units and where the street begins; null where there are none. */
export function readLeadingUnits(words: readonly string[]): { units: Units; next: number } | null {
  const word = words[0] ?? "";
  const glued = unglued(word);
  if (glued && words.length > 2)
    return { units: { text: [glued.join(" ")], missing: false }, next: 1 };
  if (!numbered.has(word)) return null;
  const from = skipMarks(words, 1);
  if (!isId(words[from]) || directional(words[from]) !== undefined) return null;
  const text = `${numbered.get(word)} ${words[from]}`;
  return { units: { text: [text], missing: false }, next: from + 1 };
}

/** True where a bare last word can be a unit number or letter ("123 Main St 4B"). */
export function isBareUnit(word: string): boolean {
  return (
    directional(word) === undefined &&
    (/^\d+[A-Z]?$|^[A-Z]\d+$|^\d+-[A-Z\d]+$/.test(word) || /^[A-Z]$/.test(word))
  );
}
