import { jsonPlaces } from "#shared/rules/json-places.ts";

/** Path as JSON → the line on which its value begins, from 1. */
export type Lines = ReadonlyMap<string, number>;

export function keyOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path);
}

/** The lines of a JSON text, which has been parsed before. */
export function jsonLines(text: string): Lines {
  const { values } = jsonPlaces(text);
  return new Map([...values].map(([path, { line }]) => [path, line]));
}

/** The line of a path, or of the nearest thing around it that is there. */
export function lineOf(lines: Lines, path: readonly PropertyKey[]): number | null {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(keyOf(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return null;
}
