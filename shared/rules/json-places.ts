/** Where something begins in a text, both from 1. */
export interface Place {
  line: number;
  column: number;
}

export interface JsonPlaces {
  /** Path as JSON → where its value begins. */
  values: ReadonlyMap<string, Place>;
  /** Path as JSON → where the name of the entry begins. */
  names: ReadonlyMap<string, Place>;
  /** Names that an object has twice; a parser would silently take the last. */
  twice: readonly { name: string; place: Place }[];
}

function keyOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path);
}

/** Where every value of a JSON text begins. The text has been parsed before: its form is not judged here. */
export function jsonPlaces(text: string): JsonPlaces {
  const values = new Map<string, Place>();
  const names = new Map<string, Place>();
  const twice: { name: string; place: Place }[] = [];
  let at = 0;
  let line = 1;
  let lineBegin = 0;
  const here = (): Place => ({ line, column: at - lineBegin + 1 });
  const space = () => {
    for (; /\s/.test(text[at] ?? ""); at += 1)
      if (text[at] === "\n") {
        line += 1;
        lineBegin = at + 1;
      }
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
  function entry(path: readonly (string | number)[]): void {
    const place = here();
    const name = String(JSON.parse(word()));
    const own = [...path, name];
    if (names.has(keyOf(own))) twice.push({ name, place });
    names.set(keyOf(own), place);
    space();
    at += 1;
    value(own);
  }
  function value(path: readonly (string | number)[]): void {
    space();
    values.set(keyOf(path), here());
    const open = text[at];
    if (open !== "{" && open !== "[") return void word();
    at += 1;
    for (let index = 0; at < text.length; index += 1) {
      space();
      if (text[at] === "}" || text[at] === "]") break;
      if (open === "[") value([...path, index]);
      else entry(path);
      space();
      if (text[at] === ",") at += 1;
    }
    at += 1;
  }
  value([]);
  return { values, names, twice };
}

/** Where a path begins, or the nearest thing around it that is there. */
export function placeOf({ values }: Pick<JsonPlaces, "values">, path: readonly PropertyKey[]) {
  for (let length = path.length; length >= 0; length -= 1) {
    const place = values.get(keyOf(path.slice(0, length)));
    if (place) return place;
  }
  return { line: 1, column: 1 };
}
