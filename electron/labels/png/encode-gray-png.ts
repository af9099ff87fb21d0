import { crc32, deflateSync } from "node:zlib";

const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** An edge on a dot, computed in floating point, covers a hundredth of the next one: that is no grey. */
const clean = Uint8Array.from({ length: 256 }, (_, shade) =>
  shade < 4 ? 0 : shade > 251 ? 255 : shade,
);

function chunk(type: string, body: Uint8Array): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, "latin1");
  out.set(body, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}

/**
 * 8-bit grey PNG of opaque RGBA pixels, with its resolution inside, so that it prints in its true size.
 * Format: W3C PNG specification (IHDR, pHYs, IDAT, IEND).
 */
export function encodeGrayPng(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  dpi: number,
): Uint8Array {
  const stride = width + 1;
  const raw = Buffer.alloc(stride * height);
  for (let y = 0, from = 0; y < height; y += 1)
    for (let x = 0, to = y * stride + 1; x < width; x += 1, from += 4, to += 1) {
      const red = rgba[from] ?? 0;
      const green = rgba[from + 1] ?? 0;
      const blue = rgba[from + 2] ?? 0;
      raw[to] = clean[(red * 77 + green * 150 + blue * 29) >> 8] ?? 0;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const density = Buffer.alloc(9);
  density.writeUInt32BE(Math.round(dpi / 0.0254), 0);
  density.writeUInt32BE(Math.round(dpi / 0.0254), 4);
  density[8] = 1;
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk("IHDR", header),
      chunk("pHYs", density),
      chunk("IDAT", deflateSync(raw, { level: 6 })),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}
