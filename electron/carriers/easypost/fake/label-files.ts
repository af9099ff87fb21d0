import { PDFDocument } from "@cantoo/pdf-lib";
import { crc32, deflateSync } from "node:zlib";

/** A label of 4 x 6 inches that says its tracking code. */
export async function fakePdf(trackingCode: string): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([288, 432]).drawText(`FAKE LABEL ${trackingCode}`, { x: 20, y: 380, size: 14 });
  return document.save({ useObjectStreams: false });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey picture of a label, 800 x 1200, whose stripes are its tracking code's bits. */
export function fakePng(trackingCode: string): Uint8Array {
  const [width, height] = [800, 1200];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const bits = [...Buffer.from(trackingCode, "latin1")].flatMap((byte) =>
    [1, 2, 4, 8, 16, 32, 64, 128].map((bit) => (byte & bit ? 0 : 255)),
  );
  const row = Buffer.alloc(width + 1, 255);
  row[0] = 0;
  for (let x = 0; x < width; x++) row[x + 1] = bits[Math.floor(x / 4) % bits.length] ?? 255;
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
