import { assertWhole } from "#electron/store/assert-whole.ts";
import { labelByToken } from "#electron/store/labels.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { LabelContent } from "#shared/rules/label.ts";
import type { Parts } from "../context.ts";
import { readDocumentFile } from "../documents/read-document.ts";

export interface LabelFile {
  contentType: string;
  fileName: string;
  bytes: Uint8Array;
}

const types = {
  pdf: "application/pdf",
  png: "image/png",
  "300.png": "image/png",
  zpl: "application/zpl",
} as const;
type Ending = keyof typeof types;

function isFormat(ending: string): ending is Ending {
  return Object.hasOwn(types, ending);
}

async function drawnAs(
  { labels }: Parts,
  ending: Ending,
  pdf: Uint8Array,
  content: LabelContent | null,
): Promise<Uint8Array> {
  if (ending === "pdf") return pdf;
  // The bars of the PDF stand on the dots of 203 dpi; those of a finer picture on its own.
  if (ending === "png") return labels.rasterize(pdf, 203);
  if (ending === "300.png")
    return content ? labels.render(content, "png300") : labels.rasterize(pdf, 300);
  // A label that the carrier drew is sent to the printer as a picture of its page.
  return content ? labels.render(content, "zpl") : labels.graphic(pdf, null, 203);
}

/** The file behind a label URL. PDF comes from the vault as it was bought; PNG and ZPL are drawn from the same label. */
export async function readLabelFile(
  parts: Parts,
  token: string,
  ending: string,
): Promise<LabelFile> {
  const document = /^(\w+)\.pdf$/.exec(ending)?.[1];
  if (document !== undefined) return readDocumentFile(parts, token, document);
  const label = parts.store.read((db) => labelByToken.get(db, { token }));
  if (!label || !isFormat(ending))
    throw new StationError("LABEL_NOT_FOUND", "There is no label at this address.");
  assertWhole(parts.store, "label", label);
  const pdf = await parts.vault.read(label);
  const content = label.content ? (JSON.parse(label.content) as LabelContent) : null;
  const bytes = await drawnAs(parts, ending, pdf, content);
  return { contentType: types[ending], fileName: `${label.tracking_code}.${ending}`, bytes };
}
