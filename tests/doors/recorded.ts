import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type RecordedFile = "operations" | "failures";

function pathOf(file: RecordedFile): string {
  return fileURLToPath(new URL(`../../electron/doors/examples/${file}.json`, import.meta.url));
}

/** The paths of everything in a value, a list's entries taken together: what two answers of one kind have in common. */
export function shapeOf(value: unknown, at = ""): string[] {
  const inner = Array.isArray(value)
    ? value.flatMap((entry) => shapeOf(entry, `${at}[]`))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, field]) => shapeOf(field, `${at}.${key}`))
      : [];
  return [...new Set([at, ...inner])].sort();
}

/** Ports differ from run to run; the documentation shows the usual one and a receiver of one's own. */
function portable(value: unknown, ports: Readonly<Record<number, number>>): unknown {
  let text = JSON.stringify(value);
  for (const [real, shown] of Object.entries(ports))
    text = text.replaceAll(`127.0.0.1:${real}`, `127.0.0.1:${shown}`);
  return JSON.parse(text);
}

/** The example of openapi.json under a name. `SHIPDECK_RECORD=1` writes what the station answers now in its place. */
export function recorded(
  file: RecordedFile,
  name: string,
  live: unknown,
  ports: Readonly<Record<number, number>> = {},
): unknown {
  const all = JSON.parse(readFileSync(pathOf(file), "utf8")) as Record<string, unknown>;
  if (process.env["SHIPDECK_RECORD"] === undefined) return all[name];
  all[name] = portable(live, ports);
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(pathOf(file), `${JSON.stringify(sorted, null, 2)}\n`);
  return all[name];
}
