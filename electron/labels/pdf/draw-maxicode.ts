import type { Box } from "../drawing.ts";
import type { MaxicodeSymbol } from "../symbols/encoded-symbol.ts";

/** Radii of the finder's rings in hexagon pitches, outer first (ISO/IEC 16023, figure of the finder pattern). */
const rings = [4.3814, 3.6229, 2.8644, 2.1058, 1.3359, 0.5774].map((radius) => radius * 1.01);
/** A hundredth of a point is far below a dot, and halves the file. */
const short = (points: number) => Math.round(points * 100) / 100;
const column = 14;
const row = 16;

/** Hexagons standing on a point, a little smaller than their cells, and the bull's eye. */
export function drawMaxicode(
  doc: PDFKit.PDFDocument,
  box: Box,
  symbol: MaxicodeSymbol,
  dot: number,
): void {
  const pitch = symbol.pitchDots * dot;
  const step = pitch * 0.866;
  const radius = (pitch / Math.sqrt(3)) * 0.94;
  const half = (radius * Math.sqrt(3)) / 2;
  const centre = (x: number, y: number): [number, number] => [
    box.x + (x + (y % 2 === 1 ? 1 : 0.5)) * pitch,
    box.y + pitch / Math.sqrt(3) + y * step,
  ];
  for (const cell of symbol.cells) {
    const [x, y] = centre(cell % 30, Math.floor(cell / 30));
    doc.moveTo(short(x), short(y - radius));
    for (const [dx, dy] of [
      [half, -radius / 2],
      [half, radius / 2],
      [0, radius],
      [-half, radius / 2],
      [-half, -radius / 2],
    ] as const)
      doc.lineTo(short(x + dx), short(y + dy));
    doc.closePath();
  }
  doc.fill();
  const [x, y] = centre(column, row);
  for (const ring of rings) doc.circle(x, y, ring * pitch);
  doc.fill("even-odd");
}
