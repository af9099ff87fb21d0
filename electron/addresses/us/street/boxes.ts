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

/**
 * The words that announce a post office box, longest first; sections 281 and 283: CALLER, BIN, DRAWER and LOCKBOX are boxes
 * too, and so are a GPO BOX and an APARTADO (appendix I).
 */
const announcements =
  "POST OFFICE LOCK BOX|POST OFFICE BOX|POST OFFICE BX|POST OFFICE DRAWER|POSTOFFICE BOX|POSTAL BOX|CALLER SERVICE BOX|CALLER SERVICE|FIRM CALLER BOX|FIRM CALLER|CALLER BOX|CALL BOX|LOCK BOX|LOCK DRAWER|DRAWER BOX|P O BOX|PO BOX|P 0 BOX|P/O BOX|P O DRAWER|PO DRAWER|P O BX|PO BX|P OBOX|PO LOCK BOX|G P O BOX|GPO BOX|APARTADO POSTAL|APARTADO DE CORREOS|APDO POSTAL|APDO DE CORREOS|P O B|P O|POBOX|POB|POBX|PO|PBOX|P/O|GPO|CALLER|LOCKBOX|DRAWER|BIN|BOX|APARTADO|APDO|BUZON|BZN"
    .split("|")
    .map((text) => text.split(" "));
/** Too common in other meanings to count without a number after them. */
const needNumber: ReadonlySet<string> = new Set(
  "P O|PO|P/O|P O B|GPO|BOX|BIN|CALLER|CALLER SERVICE|CALL BOX|DRAWER|FIRM CALLER|BUZON|BZN|APARTADO|APDO".split(
    "|",
  ),
);

const beginnings: ReadonlySet<string> = new Set(announcements.map(([first = ""]) => first));

function announced(words: readonly string[]): string[] | undefined {
  if (!beginnings.has(words[0] ?? "")) return undefined;
  const fits = (announcement: string[]) => announcement.every((word, at) => words[at] === word);
  return announcements.find(fits);
}

/** "POB12", "PO BOX12": the number apart from the first word that it was glued to. */
function unglueBox(words: readonly string[]): readonly string[] {
  for (const at of [0, 1, 2]) {
    const [, name, id] = /^(POB|POBOX|BOX|BX|LOCKBOX)-?(\d+[A-Z]?)$/.exec(words[at] ?? "") ?? [];
    if (name !== undefined && id !== undefined && (at === 0 || name === "BOX" || name === "BX"))
      return [...words.slice(0, at), name, id, ...words.slice(at + 1)];
  }
  return words;
}

/** "P.O. Box 12", "POB 12", "Box 12" → PO BOX 12 (section 28). */
export function readPostOfficeBox(typed: readonly string[]): Special | null {
  const words = unglueBox(typed);
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
  const general = /^GEN(?:ERAL|L)?$/.test(words[0] ?? "");
  const delivery = /^(?:DELIVERY|DELIV|DELV|DELY|DEL|DLVY|DLVRY)$/.test(words[1] ?? "");
  return general && delivery
    ? { line: "GENERAL DELIVERY", rest: words.slice(2), errors: [] }
    : null;
}
