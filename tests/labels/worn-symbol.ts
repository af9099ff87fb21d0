import { createCanvas, type Canvas, ImageData } from "@napi-rs/canvas";
import type { SymbolMark } from "#electron/labels/drawing.ts";
import type { Raster } from "#electron/labels/png/rasterize-pdf.ts";

const margin = 40;

export interface Wear {
  /** Standard deviation of a Gaussian blur, in pixels. */
  blur: number;
  /** Degrees. */
  turn: number;
}

/** A rendered page to cut from. */
export function pageOf({ data, width, height }: Raster): Canvas {
  const page = createCanvas(width, height);
  const pixels = new Uint8ClampedArray(data);
  page.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
  return page;
}

/** A symbol cut out of a page, blurred and turned on white paper. */
export function wornSymbol(
  page: Canvas,
  { box }: Pick<SymbolMark, "box">,
  dpi: number,
  { blur, turn }: Wear,
): Canvas {
  const dots = (points: number) => Math.round((points * dpi) / 72);
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(dots) as [
    number,
    number,
    number,
    number,
  ];
  const canvas = createCanvas(width + 2 * margin, height + 2 * margin);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (blur > 0) context.filter = `blur(${blur}px)`;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(page, x, y, width, height, -width / 2, -height / 2, width, height);
  return canvas;
}

const reach = 7;
const deviation = 2.5;
const kernel = Array.from({ length: 2 * reach + 1 }, (_, index) =>
  Math.exp(-((index - reach) ** 2) / 2 / deviation ** 2),
);
const weight = kernel.reduce((sum, value) => sum + value, 0);

/** One pass of a Gaussian along rows, its result lying on its side. */
function smoothed(grey: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(grey.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let tap = -reach; tap <= reach; tap += 1) {
        const at = Math.min(width - 1, Math.max(0, x + tap));
        sum += (kernel[tap + reach] ?? 0) * (grey[y * width + at] ?? 0);
      }
      out[x * height + y] = sum / weight;
    }
  return out;
}

/** The edges drawn out again, as the optics of a scanner do it: what differs from the surroundings is made to differ more. */
export function sharpen(canvas: Canvas, amount: number): void {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  context.resetTransform();
  const image = context.getImageData(0, 0, width, height);
  const grey = Float32Array.from({ length: width * height }, (_, at) => image.data[at * 4] ?? 0);
  const around = smoothed(smoothed(grey, width, height), height, width);
  for (const [at, value] of grey.entries()) {
    const shade = value + amount * (value - (around[at] ?? 0));
    image.data.fill(shade, at * 4, at * 4 + 3);
  }
  context.putImageData(image, 0, 0);
}

/** Enlarged with soft edges, as pixels for a decoder. */
export function enlarged(canvas: Canvas, times: number): ImageData {
  const large = createCanvas(canvas.width * times, canvas.height * times);
  const context = large.getContext("2d");
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, 0, 0, large.width, large.height);
  return context.getImageData(0, 0, large.width, large.height);
}
