import type { AddressError } from "#shared/contract/address.ts";
import { problem } from "../../problem.ts";

/** A delivery that is no street: its standard line, the words that are not part of it, and what is wrong with it. */
export interface Special {
  line: string;
  rest: string[];
  errors: AddressError[];
}

/** What a box may be called: 12, 12A, A, 19-1A. */
export const boxId = /^\d+[A-Z]{0,2}$|^[A-Z]{1,2}\d{0,6}$|^[A-Z\d]+(?:-[A-Z\d]+)+$/;

/** The place after "#" and "No.". */
export function skipMarks(words: readonly string[], at: number): number {
  let next = at;
  while (["#", "NO", "NUMBER", "NUM"].includes(words[next] ?? "")) next += 1;
  return next;
}

export const missingBox = problem("E.BOX_NUMBER.MISSING", "street1", "Box number is missing");

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

/** "Gen. Delivery" → GENERAL DELIVERY (section 26). */
export function readGeneralDelivery(words: readonly string[]): Special | null {
  const general = words[0] === "GENERAL" || words[0] === "GEN";
  const delivery = words[1] === "DELIVERY" || words[1] === "DEL" || words[1] === "DLVY";
  return general && delivery
    ? { line: "GENERAL DELIVERY", rest: words.slice(2), errors: [] }
    : null;
}
