/**
 * What to write instead of a cell that a spreadsheet would run: the visible text of a link, else the cell without its sign.
 * Null for a cell that no spreadsheet takes for a formula. Signs: OWASP, "CSV Injection".
 */
export function formulaText(text: string): string | null {
  const isFormula = /^[=@]/.test(text) || /^[+-]\s*\p{L}[\p{L}\d._]*\s*[(|!]/u.test(text);
  if (!isFormula) return null;
  const shown = /^=\s*HYPERLINK\(\s*"[^"]*"\s*[,;]\s*"([^"]*)"\s*\)$/i.exec(text)?.[1];
  return (shown ?? text.replace(/^[=@+\-\s]+/, "")).trim();
}
