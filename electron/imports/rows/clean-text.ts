/** Control characters but for tab and line breaks; C1 controls are what Windows-1252 becomes when read as Latin-1. */
const controls =
  // oxlint-disable-next-line no-control-regex -- control characters are what this removes
  /[\0-\x08\x0e-\x1f\x7f-\x9f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export interface CleanText {
  text: string;
  /** Characters that no label can show were taken out. */
  removed: boolean;
}

/** Programs that keep a ZIP as text write `="06106"`; others put an apostrophe before it. */
function unwrap(text: string): string {
  const quoted = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return /^'[\d+=@-]/.test(text) ? text.slice(1) : text;
}

/** Nearly every cell is clean: letters and figures with single spaces between them. */
function isPlain(cell: string): boolean {
  return /^(?:[\w.:;/@#&+-]+(?: [\w.:;/@#&+-]+)*)?$/.test(cell);
}

/** A cell as one line of text: spaces single, line breaks as ", ", every letter of every script and emoji kept. */
export function cleanText(cell: string): CleanText {
  if (isPlain(cell)) return { text: cell, removed: false };
  const text = unwrap(cell.trim()).replace(controls, "");
  // Each expression looks at a character once: a cell full of blanks or commas must hold nobody up.
  const line = text
    .replace(/\s+/g, (gap) => (/[\r\n\v\f]/.test(gap) ? ", " : " "))
    .replace(/(?<!,),{2,}\s/g, ", ")
    .replace(/^[,\s]+$|^, |, $/g, "")
    .trim();
  return { text: line, removed: text.length < unwrap(cell.trim()).length };
}
