/** Words that only the inside of the program says. */
const inside =
  /SQLITE_|sqlite|node_modules|\.ts:\d|\.js:\d|\n\s+at |\bat \w+ \(|file:\/\/|\/tmp\/|\/root\/|\/work\/|undefined|\[object |\bNaN\b|ZodError|Invalid input|Unrecognized key|Too (?:big|small): expected|expected \w+, received|SELECT |INSERT INTO|TypeError|RangeError|SyntaxError|ReferenceError|Cannot read|is not a function|is not iterable|ENOENT|EACCES|ENAMETOOLONG|Maximum call stack|Symbol\(|\bdb\b|prototype\b/;

/** What of a failure's own words nobody outside should read; null when there is nothing. */
export function leakIn(text: string): string | null {
  const found = inside.exec(text);
  return found && `"${text.slice(Math.max(0, found.index - 60), found.index + 80)}"`;
}
