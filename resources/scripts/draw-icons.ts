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

mkdirSync(folder, { recursive: true });
for (const [name, size] of [
  ["icon.png", 512],
  ["tray.png", 32],
] as const)
  writeFileSync(new URL(name, folder), parcel(size));
