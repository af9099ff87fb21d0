import { extname } from "node:path";
import type { CardProblem } from "#electron/carriers/rate-card-shelf.ts";
import { saidOf, unfold } from "#shared/rules/issue-words.ts";
import type { CardFile, CardKind } from "./card-file.ts";
import { cardSchemas } from "./card-file.ts";
import type { CardSource } from "./card-source.ts";
import { readCsvCard } from "./read-csv-card.ts";
import { readJsonCard } from "./read-json-card.ts";

/** A file that keeps to its schema, or everything that is wrong with it. */
export type ReadCard =
  | { file: CardFile; kind: CardKind; lineOf: (path: readonly PropertyKey[]) => number | null }
  | { problems: CardProblem[] };

function open(name: string, text: string): CardSource {
  const kind = extname(name).toLowerCase();
  if (kind === ".json") return readJsonCard(text);
  if (kind === ".csv") return readCsvCard(text);
  return { problems: [{ line: null, message: "A rate card is a .json or a .csv file." }] };
}

/** Reads one file by its name and text, without a look at the cards beside it. */
export function readCardFile(name: string, text: string): ReadCard {
  const source = open(name, text);
  if ("problems" in source) return source;
  const parsed = cardSchemas[source.kind].safeParse(source.raw, { reportInput: true });
  if (parsed.success) return { file: parsed.data, kind: source.kind, lineOf: source.lineOf };
  const problems = unfold(parsed.error.issues).map((issue) => ({
    line: source.lineOf(issue.path),
    message: `${source.nameOf(issue.path)}: ${saidOf(issue)}.`.replace(/\.\.$/, "."),
  }));
  return { problems: problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}
