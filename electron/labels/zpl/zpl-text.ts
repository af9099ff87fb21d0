/** What font 0 of the printers has: Latin, Greek and Cyrillic (Zebra, Swiss 721 as font 0 with ^CI28). */
const resident =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether the printer's font has every letter of a text. */
export const isResident = (text: string): boolean =>
  Array.from(text).every((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code <= 0xffff && code !== 0xfffd && resident.test(sign);
  });

/**
 * Text as the data of a `^FD` behind `^FH_`: the command prefixes, the escape sign itself and controls go in hexadecimal, so that no
 * text can begin a command.
 * Source: Zebra ZPL II Programming Guide, ^FH and ^CI.
 */
export function zplText(text: string): string {
  let out = "";
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f || "^~_\\".includes(sign))
      out += `_${code.toString(16).toUpperCase().padStart(2, "0")}`;
    else out += sign;
  }
  return out;
}

/** The same for bytes of a barcode, which are all below 256. */
export function zplBytes(data: string): string {
  return data.replaceAll(/[^A-Za-z0-9 ()+,./:;=-]/g, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `_${code.toString(16).toUpperCase().padStart(2, "0")}`;
  });
}
