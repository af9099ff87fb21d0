import { Policy } from "#shared/contract/desk/policy.ts";
import { saidOf, unfold } from "#shared/rules/issue-words.ts";
import { jsonPlaces, placeOf } from "#shared/rules/json-places.ts";

/** One thing that is wrong in a policy file; line and column from 1. */
export interface PolicyProblem {
  line: number;
  column: number;
  message: string;
}

export type ParsedPolicy =
  | { policy: Policy; problems: readonly [] }
  | { policy: null; problems: readonly PolicyProblem[] };

/** `modes[0]`; a text of its own for what is wrong with the whole. */
function fieldOf(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return text.join("").replace(/^\./, "") || "The policy";
}

/** Where V8 says that the text is no JSON any more; its end where V8 speaks of the end. */
function brokenAt(why: string, text: string): { line: number; column: number } {
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(why) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const lines = text.split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A policy from its text, whole or not at all: every problem is told with its place. */
export function parsePolicy(text: string): ParsedPolicy {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `This is not JSON: ${why.replace(/ \(line.*\)$/, "")}.`;
    return { policy: null, problems: [{ ...brokenAt(why, text), message }] };
  }
  const places = jsonPlaces(text);
  const problems = places.twice.map(({ name, place }) => ({
    ...place,
    message: `${name} stands here a second time. Leave one of them out.`,
  }));
  const parsed = Policy.safeParse(raw, { reportInput: true });
  if (parsed.success && problems.length === 0) return { policy: parsed.data, problems: [] };
  for (const issue of unfold(parsed.error?.issues ?? [])) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        const place = places.names.get(JSON.stringify(path)) ?? placeOf(places, issue.path);
        problems.push({ ...place, message: `${fieldOf(path)} is not known here.` });
      }
    else
      problems.push({
        ...placeOf(places, issue.path),
        message: `${fieldOf(issue.path)} ${saidOf(issue)}.`,
      });
  }
  problems.sort((one, other) => one.line - other.line || one.column - other.column);
  return { policy: null, problems };
}
