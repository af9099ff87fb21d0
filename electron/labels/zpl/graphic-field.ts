import type { Raster } from "../png/rasterize-pdf.ts";

/** Darker than this is a black dot. */
const threshold = 128;

/** Letters of repetition in ZPL's compressed hex: G to Y for 1 to 19, g to z for 20 to 400 in steps of 20. */
function repeated(digit: string, count: number): string {
  let out = "";
  let left = count;
  while (left >= 400) {
    out += "z";
    left -= 400;
  }
  if (left >= 20) out += String.fromCodePoint(102 + Math.floor(left / 20));
  left %= 20;
  if (left > 0) out += String.fromCodePoint(70 + left);
  return out + digit;
}

/** One line of hex digits, shortened: runs by a letter, a white end by a comma. */
function shorten(hex: string): string {
  const inked = hex.replace(/0+$/, "");
  const body = inked.replaceAll(/(.)\1{2,}/g, (run, digit: string) => {
    const letters = repeated(digit, run.length);
    return run.length > 400 && letters.length >= run.length ? run : letters;
  });
  return inked.length < hex.length ? `${body},` : body;
}

/** A row of dots as hex, eight to the byte, the leftmost in the highest bit, 1 for black. */
function hexOf({ data, width }: Raster, y: number, rowBytes: number): string {
  const bytes = Buffer.alloc(rowBytes);
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const light =
      ((data[at] ?? 255) * 77 + (data[at + 1] ?? 255) * 150 + (data[at + 2] ?? 255) * 29) >> 8;
    if (light < threshold) bytes[x >> 3] = (bytes[x >> 3] ?? 0) | (0x80 >> (x & 7));
  }
  return bytes.toString("hex").toUpperCase();
}

/**
 * A picture as one field. Source: ZPL II Programming Guide, "^GF Graphic Field" and "Alternative Data Compression Scheme": a colon
 * repeats the line above, a comma fills with white to the end of the line.
 */
export function graphicField(raster: Raster): string {
  const rowBytes = Math.ceil(raster.width / 8);
  const total = rowBytes * raster.height;
  const lines: string[] = [];
  let above = "";
  for (let y = 0; y < raster.height; y += 1) {
    const hex = hexOf(raster, y, rowBytes);
    lines.push(hex === above ? ":" : shorten(hex));
    above = hex;
  }
  return `^GFA,${total},${total},${rowBytes},${lines.join("")}^FS`;
}
