import { ready } from "zpl-renderer-js";

/** The label as an emulated 203 dpi printer draws it, 4 x 6 inches. */
export async function drawZpl(zpl: string): Promise<Uint8Array> {
  const { api } = await ready;
  return new Uint8Array(Buffer.from(await api.zplToBase64Async(zpl, 101.6, 152.4, 8), "base64"));
}
