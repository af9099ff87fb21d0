import type { z } from "zod";

export type Issue = z.core.$ZodIssue;

const article: Record<string, string> = {
  array: "a list",
  object: "an object",
  record: "an object",
  boolean: "true or false",
  int: "a whole number",
};

/** Of what a limit counts; numbers are not counted. */
const counted: Record<string, string> = { string: "characters", array: "entries", set: "entries" };

type Limit = Extract<Issue, { code: "too_small" | "too_big" }>;

function limitWords(issue: Limit): string {
  const unit = counted[issue.origin];
  const bound = issue.code === "too_small" ? issue.minimum : issue.maximum;
  if ("note" in issue && issue.note) return "must be a whole number of at most 15 digits";
  const least = issue.code === "too_small" ? "at least" : "at most";
  const beyond = issue.code === "too_small" ? "greater than" : "less than";
  const how = "exact" in issue && issue.exact ? "exactly" : issue.inclusive ? least : beyond;
  return unit ? `must have ${how} ${bound} ${unit}` : `must be ${how} ${bound}`;
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${article[issue.expected] ?? `a ${issue.expected}`}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? `must be one of ${issue.options.map(String).join(", ")}`
        : "has none of the forms that are allowed here";
    case "unrecognized_keys":
      return `has an entry that is not known here: ${issue.keys.slice(0, 3).join(", ").slice(0, 100)}`;
    case "too_small":
    case "too_big":
      return limitWords(issue);
    case "custom":
      return issue.message;
    case "invalid_format":
    case "invalid_element":
    case "invalid_key":
    case "not_multiple_of":
      break;
  }
  return "is not in the form that is asked for";
}

/** zod's own sentences begin so; ours never do. */
const generic = /^(Invalid|Too (small|big)|Unrecognized)/;

/** What is not there at all. Needs an issue that tells its input. */
export function isMissing({ code, input }: Issue): boolean {
  return input === undefined && code !== "custom" && code !== "unrecognized_keys";
}

/** What is wrong, in the schema's own words where it has some, else in ours. Goes on where the field's name ends. */
export function saidOf(issue: Issue): string {
  if (isMissing(issue)) return "is required";
  return generic.test(issue.message) ? wordsOf(issue) : issue.message;
}

type Union = Extract<Issue, { code: "invalid_union" }>;

/** Of a value that may have several forms: what is wrong with it in the form that it comes nearest to. */
function nearest(issue: Union): Issue[] {
  const literals = issue.errors.flat().filter((one) => one.code === "invalid_value");
  const [first, ...others] = literals;
  if (first && literals.length === issue.errors.length && literals.every((one) => !one.path.length))
    return [
      {
        ...first,
        path: issue.path,
        values: [first, ...others].flatMap(({ values }) => values),
        input: issue.input ?? first.input,
      },
    ];
  // A field that is wrong tells what was meant; one that is missing may belong to another form.
  const missing = (found: readonly Issue[]) =>
    found.filter(({ input }) => input === undefined).length * 1_000 + found.length;
  const [best = []] = issue.errors.toSorted((one, other) => missing(one) - missing(other));
  return best.length === 0
    ? [issue]
    : best.flatMap((one) => unfold([{ ...one, path: [...issue.path, ...one.path] }]));
}

/** Issues one by one: those of forms in the place of "none fits", and no size of what has the wrong kind. */
export function unfold(issues: readonly Issue[]): Issue[] {
  const single = issues.flatMap((issue) =>
    issue.code === "invalid_union" ? nearest(issue) : [issue],
  );
  const pathOf = ({ path }: Issue) => path.map(String).join("\n");
  const wrongKind = new Set(
    single.filter(({ code }) => code === "invalid_type").map((issue) => pathOf(issue)),
  );
  return single.filter(
    (issue) =>
      (issue.code !== "too_small" && issue.code !== "too_big") || !wrongKind.has(pathOf(issue)),
  );
}
