import type { ImportWarning } from "#shared/contract/desk/imports.ts";
import { unreadable } from "../unreadable.ts";
import { warn } from "../warn.ts";

export interface DecodedText {
  text: string;
  encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  warnings: ImportWarning[];
}

/** UTF-16 without a mark: Latin text leaves every second byte zero. */
function guessUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const length = Math.min(bytes.length, 4096) & ~1;
  let [even, odd] = [0, 0];
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const pairs = length / 2;
  if (odd > pairs * 0.4 && even < pairs * 0.1) return "utf-16le";
  if (even > pairs * 0.4 && odd < pairs * 0.1) return "utf-16be";
  return null;
}

function byMark(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

/** Letters that could not be decoded, and letters outside ASCII that could. */
function countForeign(text: string): { broken: number; foreign: number } {
  let [broken, foreign] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) foreign += 1;
  }
  return { broken, foreign };
}

/** Bytes that are no UTF-8 are Windows-1252, unless they are UTF-8 with a few bytes broken. */
function decodeUnmarked(bytes: Uint8Array): DecodedText {
  const text = new TextDecoder("utf-8").decode(bytes);
  const { broken, foreign } = countForeign(text);
  if (broken === 0) return { text, encoding: "utf-8", warnings: [] };
  if (foreign > broken * 4) {
    const message = `The file has ${broken} broken characters, shown as \ufffd. Check names and addresses, or export it again as UTF-8.`;
    return { text, encoding: "utf-8", warnings: [warn("TEXT_DAMAGED", message, { broken })] };
  }
  const message =
    "The file is not UTF-8. It was read as Windows-1252 (Latin-1): check letters with accents.";
  return {
    text: new TextDecoder("windows-1252").decode(bytes),
    encoding: "windows-1252",
    warnings: [warn("ENCODING_GUESSED", message, { encoding: "windows-1252" })],
  };
}

/**
 * The text of a file: by its byte order mark, else UTF-16 by its zeros, else UTF-8, else Windows-1252.
 * Throws IMPORT_UNREADABLE for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = byMark(bytes) ?? guessUtf16(bytes);
  const decoded: DecodedText = encoding
    ? { text: new TextDecoder(encoding).decode(bytes), encoding, warnings: [] }
    : decodeUnmarked(bytes);
  const start = decoded.text.slice(0, 10_000);
  // oxlint-disable-next-line no-control-regex -- control characters are what tells text from anything else
  const controls = start.match(/[\0-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  if (controls > start.length * 0.02)
    throw unreadable(
      "FILE_NOT_TEXT",
      "The file is not text: it is neither CSV nor XLSX. Export the orders as CSV or XLSX.",
    );
  return decoded;
}
