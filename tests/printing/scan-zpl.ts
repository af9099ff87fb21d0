import { ready } from "zpl-renderer-js";
import { readSymbols } from "#electron/labels/testing/read-barcodes.ts";
import { trackingReadings } from "#electron/service/scan/code-readings.ts";

const inch = 25.4;
/** Dots to the millimetre, as printers round 203 and 300 dpi. */
const dots = { 203: 8, 300: 12 } as const;

/** What a scanner reads on the label that an emulated printer makes of the ZPL. `height` in inches. */
export async function scanZpl(zpl: string, dpi: 203 | 300, height = 6): Promise<string[]> {
  const { api } = await ready;
  const png = await api.zplToBase64Async(zpl, 4 * inch, height * inch, dots[dpi]);
  const codes = await readSymbols(new Uint8Array(Buffer.from(png, "base64")), ["Code128"]);
  return codes.flatMap(trackingReadings);
}
