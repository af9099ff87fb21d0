import { homedir } from "node:os";
import { withoutSecrets } from "../logs/without-secrets.ts";

/** What is known to say nothing about people, whatever it holds: our own ids. */
const ownId = /^[a-z]{2,6}_[0-9a-f]{32}$/;
/** Sentences of the program itself have no capitals, digits or signs: those of a request may hold anything. */
const ownSentence = /^(?:[a-z',;-]+|API|a)(?: (?:[a-z',;-]+|API))*$/;
/** Keys whose text is a word of the program. */
const wordKeys: ReadonlySet<string> = new Set([
  "code",
  "currency",
  "kind",
  "labelSize",
  "mode",
  "news",
  "payWith",
  "type",
  "version",
]);
const programWord = /^[\w.:-]{1,60}$/;
/** Frames of a stack, without what was thrown. */
const frame = /^\s*at .*$/gm;

const measured = (text: string) => `[text of ${text.length} characters]`;

/** Folders of this computer name its person. */
function withoutHome(text: string): string {
  return text
    .replaceAll(homedir(), "~")
    .replaceAll(/(\/home\/|\/Users\/|\\Users\\)[^/\\\s]+/g, "$1…");
}

/**
 * A text that was checked to be the program's own, such as a finding of the doctor: without secrets, without the person's folder, and
 * without whatever could be a tracking code, a ZIP, a phone number or an e-mail address.
 */
export function withoutNumbers(text: string): string {
  return withoutHome(withoutSecrets(text))
    .replaceAll(/\S+@\S+/g, "[e-mail]")
    .replaceAll(/\b(?![a-z]{2,6}_[0-9a-f]{32})(?=\w*\d{4})\w{5,}\b/g, "[code]");
}

function stackOf(text: string): string {
  return withoutHome(withoutSecrets((text.match(frame) ?? []).join("\n")));
}

/** An error of SQLite or of the system speaks of tables and files, every other one may quote what a person typed. */
function isOfTheSystem(error: Record<string, unknown>): boolean {
  return typeof error["code"] === "string" && /^(SQLITE_\w+|E[A-Z]+)$/.test(error["code"]);
}

/**
 * A value without names, addresses, codes and secrets, by keeping only what is known to be none of them: numbers under the program's
 * own keys, ids, words of the program, frames of stacks. Of every other text its length is told.
 */
export function redacted(value: unknown, key = ""): unknown {
  if (typeof value === "string") {
    if (ownId.test(value)) return value;
    if (key === "stack") return stackOf(value);
    if (wordKeys.has(key) && programWord.test(value)) return withoutSecrets(value);
    return value === "" ? "" : measured(value);
  }
  if (Array.isArray(value)) return value.map((one) => redacted(one));
  if (typeof value !== "object" || value === null) return value;
  const facts = value as Record<string, unknown>;
  const spoken = isOfTheSystem(facts) && typeof facts["message"] === "string";
  return Object.fromEntries(
    Object.entries(facts).map(([name, one]) => [
      name,
      spoken && name === "message" ? withoutNumbers(String(one)) : redacted(one, name),
    ]),
  );
}

/** A line of the log: when, how bad, what the program says; facts without people. Null for half a line. */
export function redactedLine(line: string): string | null {
  try {
    const { time, level, msg, pid: _pid, ...facts } = JSON.parse(line) as Record<string, unknown>;
    const said = String(msg);
    return JSON.stringify({
      time: new Date(Number(time)).toISOString(),
      level,
      msg: ownSentence.test(said) ? said : measured(said),
      ...(redacted(facts) as object),
    });
  } catch {
    return null;
  }
}
