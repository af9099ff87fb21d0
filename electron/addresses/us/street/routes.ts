import { problem } from "../../problem.ts";
import { boxId, missingBox, skipMarks, type Special } from "./boxes.ts";

function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, "");
}

/** What a rural or contract route may be called, longest first; in Puerto Rico RUTA RURAL and RUTA ESTRELLA (appendix I). */
const ruralNames =
  "RURAL ROUTE|RURAL RTE|RURAL RT|RURAL DELIVERY|RURAL FREE DELIVERY|RUTA RURAL|RURAL|RFD ROUTE|RFD RTE|RFD RT|RFD|R F D|R R|R D|RD ROUTE|RD RTE|RD RT|RR|RD|ROUTE|RTE|RT"
    .split("|")
    .map((name) => name.split(" "));
const contractNames =
  "HIGHWAY CONTRACT ROUTE|HIGHWAY CONTRACT RTE|HIGHWAY CONTRACT RT|HIGHWAY CONTRACT|HWY CONTRACT ROUTE|HWY CONTRACT RTE|HWY CONTRACT RT|HWY CONTRACT|CONTRACT ROUTE|HC ROUTE|HC RTE|HC RT|HCR|HC|H C R|H C|STAR ROUTE|STAR RTE|STAR RT|RUTA ESTRELLA|SR"
    .split("|")
    .map((name) => name.split(" "));
/** Streets begin with these too: they mean a route only where a box follows. */
const doubtful: ReadonlySet<string> = new Set([
  "RD",
  "ROUTE",
  "RTE",
  "RT",
  "R D",
  "RURAL",
  "SR",
  "CONTRACT ROUTE",
]);
const boxWords: ReadonlySet<string> = new Set(["BOX", "BX", "BUZON", "BZN"]);

/** "Star Route Box 12": such a route can be many. */
function withoutNumber(words: readonly string[], at: number, short: string): Special {
  const message = "Route number is missing: write it before the box";
  return {
    line: [short, "BOX", ...words.slice(at + 1)].join(" "),
    rest: [],
    errors: [problem("E.ADDRESS.INVALID", "street1", message)],
  };
}

function readRoute(typed: readonly string[], names: string[][], short: string): Special | null {
  const [, glued, number] = /^(RR|RFD|HCR|HC)-?0*(\d+)$/.exec(typed[0] ?? "") ?? [];
  const words =
    glued !== undefined && number !== undefined ? [glued, number, ...typed.slice(1)] : typed;
  const name = names.find((spelling) => spelling.every((word, at) => words[at] === word));
  if (!name) return null;
  const at = skipMarks(words, name.length);
  if (boxWords.has(words[at] ?? "") && !doubtful.has(name.join(" ")))
    return withoutNumber(words, at, short);
  const route = withoutZeros(words[at] ?? "");
  if (!/^\d{1,3}[A-Z]?$/.test(route)) return null;
  let next = at + 1;
  if (boxWords.has(words[next] ?? "")) next += 1;
  const from = skipMarks(words, next);
  const [, gluedBox] = /^(?:BOX|BX|BZN)(\d+[A-Z]?)$/.exec(words[from] ?? "") ?? [];
  const box = gluedBox ?? words[from];
  const boxed = (from > at + 1 || gluedBox !== undefined) && box !== undefined && boxId.test(box);
  const line = `${short} ${route}`;
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
