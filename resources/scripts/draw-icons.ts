import { mkdirSync, writeFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";

/** Draws the program's pictures into resources/icons: a parcel with a label on it. */
const folder = new URL("../icons/", import.meta.url);

function parcel(size: number): Buffer {
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext("2d");
  const unit = size / 32;
  const box = (color: string, x: number, y: number, width: number, height: number, round = 0) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.roundRect(x * unit, y * unit, width * unit, height * unit, round * unit);
    pen.fill();
  };
  box("#364fc7", 2, 3, 28, 26, 4);
  box("#748ffc", 13.5, 3, 5, 26);
  box("#ffffff", 6, 14, 20, 11, 1.5);
  for (const [at, width] of [
    [8, 1.5],
    [11, 3],
    [15.5, 1.5],
    [18.5, 1.5],
    [21.5, 2.5],
  ] as const)
    box("#1c2a6b", at, 16.5, width, 6);
  return canvas.toBuffer("image/png");
}

/** Windows' container: a table of pictures, each a whole PNG; 256 is written as 0. */
function ico(sizes: readonly number[]): Buffer {
  const pictures = sizes.map((size) => ({ size, png: parcel(size) }));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const row = 6 + 16 * index;
    head.writeUInt8(size % 256, row);
    head.writeUInt8(size % 256, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(png.length, row + 8);
    head.writeUInt32LE(at, row + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** macOS' container: each picture under the name of its size. */
function icns(names: readonly (readonly [name: string, size: number])[]): Buffer {
  const parts = names.map(([name, size]) => {
    const png = parcel(size);
    const head = Buffer.alloc(8);
    head.write(name, "ascii");
    head.writeUInt32BE(8 + png.length, 4);
    return Buffer.concat([head, png]);
  });
  const head = Buffer.alloc(8);
  head.write("icns", "ascii");
  head.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0), 4);
  return Buffer.concat([head, ...parts]);
}

const linux = new URL("linux/", folder);
mkdirSync(linux, { recursive: true });
// The sizes that menus, docks and switchers show, each drawn for itself.
for (const size of [16, 22, 24, 32, 48, 64, 128, 256, 512])
  writeFileSync(new URL(`${size}x${size}.png`, linux), parcel(size));
for (const [name, size] of [
  ["icon.png", 512],
  ["tray.png", 32],
] as const)
  writeFileSync(new URL(name, folder), parcel(size));
writeFileSync(new URL("icon.ico", folder), ico([16, 24, 32, 48, 64, 128, 256]));
const apple = [
  ["ic11", 32],
  ["ic12", 64],
  ["ic07", 128],
  ["ic08", 256],
  ["ic09", 512],
  ["ic10", 1024],
] as const;
writeFileSync(new URL("icon.icns", folder), icns(apple));
