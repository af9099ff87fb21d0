/**
 * A CSV text as objects by the names of its first row; quoted fields may hold commas, quotes and line breaks (RFC 4180).
 * @param {string} text
 * @returns {Record<string, string>[]}
 */
export function parseCsv(text) {
  const rows = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;
  for (const [whole, quoted, plain, end] of text.replace(/^\uFEFF/, "").matchAll(field)) {
    if (whole === "" && rows.at(-1).length === 0) break;
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "") break;
    if (end !== ",") rows.push([]);
  }
  const [names, ...lines] = rows.filter((row) => row.some((cell) => cell !== ""));
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
}

/** One line. A text that a spreadsheet would run as a formula gets a quote in front; numbers stay as they are. */
export function csvLine(cells) {
  const written = cells.map((cell) => {
    const text = String(cell ?? "");
    const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
    const safe = isFormula ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(",")}\r\n`;
}
