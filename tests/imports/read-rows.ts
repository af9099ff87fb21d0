import { readFile } from "node:fs/promises";
import { matchColumns } from "#electron/imports/columns/match-columns.ts";
import { draftRows } from "#electron/imports/draft-rows.ts";
import { readOrderFile } from "#electron/imports/read-order-file.ts";

/** A file all the way: read, matched, drafted. */
export async function readRows(bytes: Uint8Array, defaultCountry: string | null = null) {
  const file = await readOrderFile({ fileName: "orders", bytes });
  const sample = file.lines.slice(0, 5).map(({ cells }) => cells);
  const match = matchColumns(file.headers, sample, defaultCountry);
  const rows = await draftRows(file, match.mapping);
  const codes = rows.map(({ problems }) => problems.map(({ code }) => code));
  return { file, match, rows, codes };
}

/** The same for text. */
export async function readText(text: string, defaultCountry: string | null = null) {
  return readRows(new TextEncoder().encode(text), defaultCountry);
}

/** The same for one of our files in the form of a marketplace's export. */
export async function readExport(name: string) {
  return readRows(await readFile(new URL(`files/${name}`, import.meta.url)));
}
