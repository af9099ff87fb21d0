import { closeSync, fstatSync, openSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { parsePolicy, type PolicyProblem } from "./parse-policy.ts";

/** A policy is a page of text. */
const mostBytes = 256 * 1024;

/** A policy that is not understood whole, or that anybody could have written. Nothing is started with it. */
export class BadPolicy extends Error {
  readonly file: string;
  readonly problems: readonly PolicyProblem[];

  constructor(file: string, problems: readonly PolicyProblem[]) {
    const told = problems.map(
      ({ line, column, message }) => `${line > 0 ? `${file}:${line}:${column}: ` : ""}${message}`,
    );
    super(
      `The policy ${file} is refused, and Shipdeck does not start with half of it.\n${told.join("\n")}\nCorrect it and try it with: shipdeck station policy check ${file} (in a checkout: npm run station -- policy check ${file})`,
    );
    this.name = "BadPolicy";
    this.file = file;
    this.problems = problems;
  }
}

interface Rights {
  mode: number;
  uid: number;
}

/** Why a file or folder proves nothing about who wrote what is in it; null when it does. Not asked on Windows, whose rights are others. */
function openToOthers(what: string, { mode, uid }: Rights, owners: readonly number[]) {
  if ((mode & 0o022) !== 0)
    return `${what} can be written by others than its owner. Mend that with: chmod go-w`;
  if (!owners.includes(uid))
    return `${what} belongs to another account than the administrator's. Mend that with: chown root`;
  return null;
}

function assertGuarded(file: string, own: Rights, owners: readonly number[]): void {
  if (process.platform === "win32") return;
  const folder = dirname(realpathSync(file));
  const why =
    openToOthers("The file", own, owners) ??
    openToOthers(`The folder ${folder}`, statSync(folder), owners);
  if (why) throw new BadPolicy(file, [{ line: 0, column: 0, message: `${why}.` }]);
}

function textOf(file: string, bytes: Buffer): string {
  // PowerShell writes both of these.
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (utf16)
    throw new BadPolicy(file, [
      { line: 1, column: 1, message: "The file is UTF-16. Save it as UTF-8." },
    ]);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BadPolicy(file, [
      { line: 1, column: 1, message: "The file is not UTF-8. Save it as UTF-8." },
    ]);
  }
}

/**
 * The policy in a file. Throws BadPolicy with every problem and its place; the system's error when there is no such file.
 * @param owners the accounts that may have written it, by number; null for a file that is only tried
 */
export function readPolicy(file: string, owners: readonly number[] | null): Policy {
  const opened = openSync(file, "r");
  try {
    const facts = fstatSync(opened);
    if (!facts.isFile() || facts.size > mostBytes)
      throw new BadPolicy(file, [
        { line: 0, column: 0, message: "It is no file of at most 256 kB." },
      ]);
    if (owners) assertGuarded(file, facts, owners);
    const { policy, problems } = parsePolicy(textOf(file, readFileSync(opened)));
    if (!policy) throw new BadPolicy(file, problems);
    return policy;
  } finally {
    closeSync(opened);
  }
}
