import type { z } from "zod";
import type { FieldError } from "#shared/contract/errors.ts";

type Issue = z.core.$ZodIssue;

/** `["items", 0, "rateId"]` → `items[0].rateId`. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text ? `${text}.${String(step)}` : String(step);
  }, "");
}

const article: Record<string, string> = {
  array: "a list",
  object: "an object",
  boolean: "true or false",
  int: "a whole number",
};

function expectation(issue: Issue): { code: string; message: string; suggestion: string | null } {
  const missing = issue.input === undefined;
  switch (issue.code) {
    case "invalid_type": {
      if (missing) return { code: "REQUIRED", message: "is required", suggestion: null };
      const wanted = article[issue.expected] ?? `a ${issue.expected}`;
      const { input } = issue;
      const numeric = typeof input === "string" && /^-?\d+(\.\d+)?$/.test(input);
      const suggestion = issue.expected === "number" && numeric ? `${input} without quotes` : null;
      return { code: "INVALID_TYPE", message: `must be ${wanted}`, suggestion };
    }
    case "invalid_value":
      return missing
        ? { code: "REQUIRED", message: "is required", suggestion: null }
        : {
            code: "INVALID_VALUE",
            message: `must be one of ${issue.values.map(String).join(", ")}`,
            suggestion: null,
          };
    case "too_small":
    case "too_big":
      return {
        code: issue.input === "" ? "REQUIRED" : "OUT_OF_RANGE",
        message: issue.message,
        suggestion: null,
      };
    case "custom":
      return {
        code: issue.message.startsWith("is required") ? "REQUIRED" : "INVALID",
        message: issue.message,
        suggestion: null,
      };
    case "invalid_format":
    case "invalid_element":
    case "invalid_key":
    case "invalid_union":
    case "not_multiple_of":
    case "unrecognized_keys":
      break;
  }
  return { code: "INVALID", message: issue.message, suggestion: null };
}

/** zod's own sentences begin so; ours never do. */
const generic = /^(Invalid|Too (small|big)|Unrecognized)/;

/** One entry per wrong thing, each naming its field in the caller's own terms. Two checks that say the same say it once. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const errors = issues.map((issue) => {
    const found = expectation(issue);
    const ours = !generic.test(issue.message) && issue.input !== undefined;
    return {
      ...found,
      field: fieldPath(issue.path),
      message: ours ? issue.message : found.message,
    };
  });
  const distinct = new Map(errors.map((error) => [`${error.field} ${error.message}`, error]));
  return [...distinct.values()];
}
