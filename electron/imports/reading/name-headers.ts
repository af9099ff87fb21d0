import type { ImportWarning } from "#shared/contract/desk/imports.ts";
import { warn } from "../warn.ts";

/**
 * A name for each of `width` columns. Columns without one are called by their place; a name that stands twice keeps its first
 * place, both are told apart by it.
 */
export function nameHeaders(given: readonly string[] | null, width: number) {
  const warnings: ImportWarning[] = [];
  const headers: string[] = [];
  const seen = new Map<string, number>();
  for (let at = 0; at < width; at += 1) {
    const name = (given?.[at] ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
    const first = seen.get(name.toLowerCase());
    const place = at + 1;
    headers.push(name || `Column ${place}`);
    if (name === "") {
      if (given)
        warnings.push(warn("HEADER_EMPTY", `Column ${place} has no header.`, { column: place }));
    } else if (first === undefined) seen.set(name.toLowerCase(), place);
    else
      warnings.push(
        warn("HEADER_TWICE", `Columns ${first} and ${place} are both called "${name}".`, {
          header: name,
          first,
          second: place,
        }),
      );
  }
  if (!given)
    warnings.push(
      warn("HEADER_MISSING", "The file has no header row. Say what each column is.", {
        columns: width,
      }),
    );
  return { headers, warnings };
}
