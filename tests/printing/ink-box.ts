import { createCanvas, loadImage } from "@napi-rs/canvas";
import { renderPng } from "#electron/labels/png/render-png.ts";

/** Where the first page has black on it: points from the top left of the page. */
export async function inkBox(
  pdf: Uint8Array,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const dpi = 203;
  const image = await loadImage(Buffer.from(await renderPng(pdf, dpi)));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let [left, top, right, bottom] = [image.width, image.height, -1, -1];
  for (let y = 0, at = 0; y < image.height; y += 1)
    for (let x = 0; x < image.width; x += 1, at += 4) {
      // Pale grey is the text across a sample.
      if ((data[at] ?? 255) > 100) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  const points = (dots: number) => (dots * 72) / dpi;
  return {
    x: points(left),
    y: points(top),
    width: points(right - left + 1),
    height: points(bottom - top + 1),
  };
}
