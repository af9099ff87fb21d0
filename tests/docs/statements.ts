/** Is the text cut in the middle: within quotes, or before a line that goes on? */
function isOpen(text: string): boolean {
  const single = text.replaceAll(/"[^"']*"/g, "").split("'").length % 2 === 0;
  return single || text.endsWith("\\");
}

/** The statements of a shell text, as a person would enter them one after the other. */
export function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let open = "";
  for (const line of text.split("\n")) {
    open = open ? `${open}\n${line}` : line;
    if (isOpen(open)) continue;
    if (open.trim()) statements.push(open);
    open = "";
  }
  if (open) throw new Error(`this statement has no end: ${open}`);
  return statements;
}
