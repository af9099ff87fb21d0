/** Separators of ANSI MH10.8.3 / ISO/IEC 15434 messages. */
const recordSeparator = "\u001E";
const groupSeparator = "\u001D";
const endOfTransmission = "\u0004";

/** ASCII capitals, digits and plain punctuation: what these messages may hold. */
export function plain(text: string, max: number): string {
  return text
    .normalize("NFD")
    .replace(/[^\x20-\x5F\x61-\x7A]/g, "")
    .toUpperCase()
    .trim()
    .slice(0, max);
}

/** A message of one format envelope: header, envelope, fields, trailer (ISO/IEC 15434). */
export function structuredMessage(envelope: string, fields: readonly string[]): string {
  const head = `[)>${recordSeparator}${envelope}`;
  return `${head}${fields.join(groupSeparator)}${recordSeparator}${endOfTransmission}`;
}
