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

const types = { pdf: "application/pdf", png: "image/png", zpl: "application/zpl" } as const;

function isFormat(ending: string): ending is keyof typeof types {
  return Object.hasOwn(types, ending);
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
  if (!label || !isFormat(ending) || (ending === "zpl" && !label.content))
    throw new StationError("LABEL_NOT_FOUND", "There is no label at this address.");
  const pdf = await parts.vault.read(label);
  const bytes =
    ending === "pdf"
      ? pdf
      : ending === "png"
        ? await parts.labels.rasterize(pdf, 203)
        : await parts.labels.render(JSON.parse(label.content ?? "") as LabelContent, "zpl");
  return { contentType: types[ending], fileName: `${label.tracking_code}.${ending}`, bytes };
}
