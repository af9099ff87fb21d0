import type { AddressError } from "#shared/contract/address.ts";
import { problem } from "../../problem.ts";

/** A delivery that is no street: its standard line, the words that are not part of it, and what is wrong with it. */
export interface Special {
  line: string;
  rest: string[];
  errors: AddressError[];
}

const boxId = /^\d+[A-Z]{0,2}$|^[A-Z]{1,2}\d{0,6}$|^[A-Z\d]+(?:-[A-Z\d]+)+$/;

function skipMarks(words: readonly string[], at: number): number {
  let next = at;
  while (["#", "NO", "NUMBER", "NUM"].includes(words[next] ?? "")) next += 1;
  return next;
}

const missingBox = problem("E.BOX_NUMBER.MISSING", "street1", "Box number is missing");

/** The words that announce a post office box, and how many they are; sections 281 and 283: CALLER, BIN, DRAWER and LOCKBOX are boxes too. */
const announcements = [
  "POST OFFICE BOX",
  "POST OFFICE DRAWER",
  "POSTOFFICE BOX",
  "P O BOX",
  "PO BOX",
  "P O DRAWER",
  "PO DRAWER",
  "P O BX",
  "PO BX",
  "P OBOX",
  "FIRM CALLER",
  "CALLER BOX",
  "LOCK BOX",
  "DRAWER BOX",
  "P O B",
  "P O",
  "POBOX",
  "POB",
  "PO",
  "PBOX",
  "CALLER",
  "LOCKBOX",
  "DRAWER",
  "BIN",
  "BOX",
  "APARTADO",
  "BUZON",
].map((text) => text.split(" "));
/** Too common in other meanings to count without a number after them. */
const needNumber: ReadonlySet<string> = new Set([
  "P O",
  "PO",
  "P O B",
  "BOX",
  "BIN",
  "CALLER",
  "DRAWER",
  "FIRM CALLER",
  "BUZON",
  "APARTADO",
]);

function announced(words: readonly string[]): string[] | undefined {
  const fits = (announcement: string[]) => announcement.every((word, at) => words[at] === word);
  return announcements.find(fits);
}

/** "P.O. Box 12", "POB 12", "Box 12" → PO BOX 12 (section 28). */
export function readPostOfficeBox(typed: readonly string[]): Special | null {
  const [, name, id] = /^(POB|POBOX|BOX|LOCKBOX)(\d+[A-Z]?)$/.exec(typed[0] ?? "") ?? [];
  const words = name !== undefined && id !== undefined ? [name, id, ...typed.slice(1)] : typed;
  const announcement = announced(words);
  if (!announcement) return null;
  const key = announcement.join(" ");
  const at = skipMarks(words, announcement.length);
  const number = words[at];
  if (number === undefined) {
    if (needNumber.has(key) && key !== "BOX") return null;
    return { line: "PO BOX", rest: [], errors: [missingBox] };
  }
  if (!boxId.test(number)) {
    if (needNumber.has(key)) return null;
    const error = problem(
      "E.BOX_NUMBER.INVALID",
      "street1",
      "Box number is not a number or a letter",
    );
    return { line: ["PO BOX", ...words.slice(at)].join(" "), rest: [], errors: [error] };
  }
  if (needNumber.has(key) && !/\d/.test(number) && words.length > at + 1) return null;
  return { line: `PO BOX ${number}`, rest: words.slice(at + 1), errors: [] };
}

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

/** "Gen. Delivery" → GENERAL DELIVERY (section 26). */
export function readGeneralDelivery(words: readonly string[]): Special | null {
  const general = words[0] === "GENERAL" || words[0] === "GEN";
  const delivery = words[1] === "DELIVERY" || words[1] === "DEL" || words[1] === "DLVY";
  return general && delivery
    ? { line: "GENERAL DELIVERY", rest: words.slice(2), errors: [] }
    : null;
}
