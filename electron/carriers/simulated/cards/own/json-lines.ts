/** Path as JSON → the line on which its value begins, from 1. */
export type Lines = ReadonlyMap<string, number>;

export function keyOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path);
}

/** Where every value of a JSON text begins. The text has been parsed before: it is not judged here. */
export function jsonLines(text: string): Lines {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  const space = () => {
    for (; /\s/.test(text[at] ?? ""); at += 1) if (text[at] === "\n") line += 1;
  };
  const word = (): string => {
    const begin = at;
    if (text[at] === '"') {
      at += 1;
      while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
      at += 1;
    } else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? "")) at += 1;
    return text.slice(begin, at);
  };
  function value(path: readonly (string | number)[]): void {
    space();
    lines.set(keyOf(path), line);
    const open = text[at];
    if (open !== "{" && open !== "[") return void word();
    at += 1;
    for (let index = 0; at < text.length; index += 1) {
      space();
      if (text[at] === "}" || text[at] === "]") break;
      if (open === "[") value([...path, index]);
      else {
        const key = String(JSON.parse(word()));
        space();
        at += 1;
        value([...path, key]);
      }
      space();
      if (text[at] === ",") at += 1;
    }
    at += 1;
  }
  value([]);
  return lines;
}

/** The line of a path, or of the nearest thing around it that is there. */
export function lineOf(lines: Lines, path: readonly PropertyKey[]): number | null {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(keyOf(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return null;
}
