import { jsonLines, lineOf } from "./json-lines.ts";
import type { CardSource } from "./card-source.ts";
import type { CardKind } from "./card-file.ts";
import { pathInWords } from "../parse-rate-card.ts";

/** The line that V8 names in its message, the last one where it speaks of the end. */
function brokenLine(message: string, text: string): number {
  return Number(/\(line (\d+) /.exec(message)?.[1] ?? text.split("\n").length);
}

/** A card from JSON. */
export function readJsonCard(text: string): CardSource {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problems: [{ line: brokenLine(why, text), message: `This is not JSON: ${why}.` }] };
  }
  const said: unknown = Object(raw)["kind"];
  const kind: CardKind = said === "prices" || said === "discounts" ? said : "card";
  let lines: ReturnType<typeof jsonLines> | undefined;
  return {
    raw,
    kind,
    lineOf: (path) => lineOf((lines ??= jsonLines(text)), path),
    nameOf: (path) => pathInWords(path),
  };
}
