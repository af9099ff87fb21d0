import type { FieldError } from "#shared/contract/errors.ts";
import { isMissing, type Issue, saidOf, unfold } from "#shared/rules/issue-words.ts";

/** `["items", 0, "rateId"]` → `items[0].rateId`. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text ? `${text}.${String(step)}` : String(step);
  }, "");
}

function codeOf(issue: Issue): string {
  if (isMissing(issue)) return "REQUIRED";
  switch (issue.code) {
    case "invalid_type":
      return "INVALID_TYPE";
    case "invalid_value":
      return "INVALID_VALUE";
    case "too_small":
    case "too_big":
      return issue.input === "" ? "REQUIRED" : "OUT_OF_RANGE";
    case "custom":
      return issue.message.startsWith("is required") ? "REQUIRED" : "INVALID";
    case "invalid_format":
    case "invalid_element":
    case "invalid_key":
    case "invalid_union":
    case "not_multiple_of":
    case "unrecognized_keys":
      break;
  }
  return "INVALID";
}

function suggestionOf(issue: Issue): string | null {
  const { input } = issue;
  if (issue.code !== "invalid_type" || issue.expected !== "number") return null;
  const numeric = typeof input === "string" && /^-?\d+(\.\d+)?$/.test(input);
  return numeric ? `${input} without quotes` : null;
}

/** One entry per wrong thing, each naming its field in the caller's own terms. Two checks that say the same say it once. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const errors = unfold(issues).map((issue) => ({
    code: codeOf(issue),
    message: saidOf(issue),
    suggestion: suggestionOf(issue),
    field: fieldPath(issue.path),
  }));
  const distinct = new Map(errors.map((error) => [`${error.field} ${error.message}`, error]));
  return [...distinct.values()];
}
