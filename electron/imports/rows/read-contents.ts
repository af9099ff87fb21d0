import { nameKey } from "#electron/addresses/text/fold.ts";
import { contentsTypes } from "#shared/contract/customs.ts";

type ContentsType = (typeof contentsTypes)[number];

const words: Readonly<Record<string, ContentsType>> = {
  MERCHANDISEFORSALE: "merchandise",
  GOODS: "merchandise",
  SALE: "merchandise",
  MERCANCIA: "merchandise",
  MERCADERIA: "merchandise",
  VENTA: "merchandise",
  DOCUMENT: "documents",
  DOCUMENTO: "documents",
  DOCUMENTOS: "documents",
  GIFTS: "gift",
  REGALO: "gift",
  OBSEQUIO: "gift",
  RETURN: "returned_goods",
  RETURNS: "returned_goods",
  RETURNMERCHANDISE: "returned_goods",
  DEVOLUCION: "returned_goods",
  SAMPLES: "sample",
  COMMERCIALSAMPLE: "sample",
  MUESTRA: "sample",
  MUESTRAS: "sample",
  OTRO: "other",
  OTROS: "other",
};

/** What a parcel holds, in the words of the customs form; null where the cell says something else. */
export function readContents(text: string): ContentsType | null {
  const key = nameKey(text);
  return contentsTypes.find((type) => nameKey(type) === key) ?? words[key] ?? null;
}
