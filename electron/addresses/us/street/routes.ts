import { boxId, missingBox, skipMarks, type Special } from "./boxes.ts";

function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, "");
}

/** What a rural or contract route may be called, longest first. */
const ruralNames =
  "RURAL ROUTE|RURAL RTE|RURAL RT|RURAL DELIVERY|RURAL|RFD ROUTE|RFD RTE|RFD RT|RFD|R F D|R R|R D|RD ROUTE|RD RTE|RD RT|RR|RD|ROUTE|RTE|RT"
    .split("|")
    .map((name) => name.split(" "));
const contractNames =
  "HIGHWAY CONTRACT ROUTE|HIGHWAY CONTRACT|HWY CONTRACT|HC ROUTE|HC RTE|HC RT|HCR|HC|H C|STAR ROUTE|STAR RTE|STAR RT"
    .split("|")
    .map((name) => name.split(" "));
/** Streets begin with these too: they mean a route only where a box follows. */
const doubtful: ReadonlySet<string> = new Set(["RD", "ROUTE", "RTE", "RT", "R D", "RURAL"]);

function readRoute(typed: readonly string[], names: string[][], short: string): Special | null {
  const [, glued, number] = /^(RR|RFD|HCR|HC)-?(\d+)$/.exec(typed[0] ?? "") ?? [];
  const words =
    glued !== undefined && number !== undefined ? [glued, number, ...typed.slice(1)] : typed;
  const name = names.find((spelling) => spelling.every((word, at) => words[at] === word));
  if (!name) return null;
  const at = skipMarks(words, name.length);
  const route = words[at] ?? "";
  if (!/^\d{1,3}[A-Z]?$/.test(route)) return null;
  let next = at + 1;
  if (words[next] === "BOX" || words[next] === "BX") next += 1;
  const from = skipMarks(words, next);
  const [, gluedBox] = /^BOX(\d+[A-Z]?)$/.exec(words[from] ?? "") ?? [];
  const box = gluedBox ?? words[from];
  const boxed = (from > at + 1 || gluedBox !== undefined) && box !== undefined && boxId.test(box);
  const line = `${short} ${withoutZeros(route)}`;
  if (boxed)
    return { line: `${line} BOX ${withoutZeros(box)}`, rest: words.slice(from + 1), errors: [] };
  if (doubtful.has(name.join(" "))) return null;
  return { line, rest: words.slice(next), errors: [missingBox] };
}

/** "Box 218 RR 1": the box first. */
function boxLast(words: readonly string[]): readonly string[] {
  const at = words[0] === "BOX" ? skipMarks(words, 1) : -1;
  return at > 0 && boxId.test(words[at] ?? "") && words.length > at + 2
    ? [...words.slice(at + 1, at + 3), "BOX", words[at] ?? "", ...words.slice(at + 3)]
    : words;
}

/** "RFD 4 #87A" → RR 4 BOX 87A (section 24), "Star Rt 1 Box 5" → HC 1 BOX 5 (section 25). */
export function readRuralRoute(typed: readonly string[]): Special | null {
  const words = boxLast(typed);
  return readRoute(words, ruralNames, "RR") ?? readRoute(words, contractNames, "HC");
}
