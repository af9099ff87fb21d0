import { problem } from "../../problem.ts";
import type { Special } from "./boxes.ts";

/** Words that mean the same as the unit's own: section 225 knows PSC, CMR and UNIT; OPSC is an older Navy form. */
const units: ReadonlySet<string> = new Set(["PSC", "CMR", "UNIT", "OPSC"]);

function isMark(word: string | undefined): boolean {
  return word === "#" || word === "NO" || word === "NUMBER";
}

const longNames: readonly [string, string][] = [
  ["POSTAL SERVICE CENTER", "PSC"],
  ["POSTAL SERVICE CTR", "PSC"],
  ["COMMUNITY MAIL ROOM", "CMR"],
  ["COMMUNITY MAILROOM", "CMR"],
  ["COMMON MAIL ROOM", "CMR"],
  ["P S C", "PSC"],
  ["C M R", "CMR"],
];

function shortNamed(words: readonly string[]): readonly string[] {
  if (!/^(?:POSTAL|COMMUNITY|COMMON|P|C)$/.test(words[0] ?? "")) return words;
  const line = words.join(" ");
  const named = longNames.find(([name]) => line.startsWith(`${name} `));
  return named ? `${named[1]}${line.slice(named[0].length)}`.split(" ") : words;
}

/**
 * "PSC 802 Box 74", "Unit 2050 Box 4190", also with the box first (USPS Publication 28, section 225). UNIT counts only in
 * military mail: elsewhere it is an apartment.
 */
export function readMilitary(typed: readonly string[], military: boolean): Special | null {
  const words = shortNamed(typed)
    .filter((word) => !isMark(word))
    .flatMap((word) => /^(PSC|CMR|UNIT|BOX)-?(\d+[A-Z]?)$/.exec(word)?.slice(1) ?? [word]);
  if (military && words[0] === "BOX" && units.has(words[2] ?? "") && words[3] !== undefined)
    return readMilitary([...words.slice(2, 4), "BOX", words[1] ?? "", ...words.slice(4)], military);
  const [kind = "", number = ""] = words;
  if (!units.has(kind) || (!military && kind !== "PSC" && kind !== "CMR")) return null;
  if (!/^[A-Z]?\d+[A-Z]?$/.test(number)) return null;
  const [box, id] = words.slice(2, 4);
  if (box === "BOX" && id !== undefined && /\d/.test(id))
    return { line: `${kind} ${number} BOX ${id}`, rest: words.slice(4), errors: [] };
  const error = problem("E.BOX_NUMBER.MISSING", "street1", "Box number is missing");
  return { line: `${kind} ${number}`, rest: words.slice(box === "BOX" ? 3 : 2), errors: [error] };
}

/** A ship's name is an address of its own ("USS NIMITZ"). */
export function isShip(words: readonly string[]): boolean {
  return words.length > 1 && /^(?:USS|USNS|USCGC|MSC)$/.test(words[0] ?? "");
}
