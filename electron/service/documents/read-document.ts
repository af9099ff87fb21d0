import { labelByToken } from "#electron/store/labels.ts";
import { manifestById, manifestByToken } from "#electron/store/manifests.ts";
import { itemById } from "#electron/store/orders.ts";
import type { ManifestRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { type LabelDocumentType, labelDocumentTypes } from "#shared/contract/documents.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { type DocumentContent, paperOf } from "#shared/rules/document.ts";
import type { Context, Parts } from "../context.ts";
import { wholeItems } from "../orders/whole-items.ts";
import { manifestContent } from "../manifests/manifest-content.ts";
import { noManifest } from "../manifests/manifest-view.ts";
import { documentContent } from "./document-content.ts";
import { shapesOf } from "./documents-of.ts";

export type WhichDocument = Parsed<Desk["readDocument"]>["document"];

interface Found {
  content: DocumentContent;
  fileName: string;
}

function manifestFile(parts: Parts, db: Db, manifest: ManifestRow): Found {
  return {
    content: manifestContent(parts, db, manifest),
    fileName: `manifest-${manifest.number}.pdf`,
  };
}

function labelPaper(db: Db, itemId: string, type: LabelDocumentType): Found {
  const item = itemById.get(db, { id: itemId });
  const whole = item && wholeItems(db, item.order_id).find(({ id }) => id === itemId);
  const listed = whole && shapesOf(db, whole).some((shape) => shape.type === type);
  const content = listed ? documentContent(db, itemId, type) : null;
  if (!content || content.type === "manifest")
    throw new StationError("LABEL_NOT_FOUND", `The item ${itemId} has no ${type} to show.`);
  return { content, fileName: `${content.trackingCode}-${type}.pdf` };
}

/** What a document says, by its label or its manifest. */
export function findDocument(parts: Parts, db: Db, which: WhichDocument): Found {
  if ("orderItemId" in which) return labelPaper(db, which.orderItemId, which.type);
  const manifest = manifestById.get(db, { id: which.manifestId });
  if (!manifest) throw noManifest(which.manifestId);
  return manifestFile(parts, db, manifest);
}

function isLabelDocument(type: string): type is LabelDocumentType {
  return (labelDocumentTypes as readonly string[]).includes(type);
}

function findByToken(parts: Parts, db: Db, token: string, type: string): Found {
  if (type === "manifest") {
    const manifest = manifestByToken.get(db, { token });
    if (manifest) return manifestFile(parts, db, manifest);
  }
  const label = labelByToken.get(db, { token });
  if (label && isLabelDocument(type)) return labelPaper(db, label.order_item_id, type);
  throw new StationError("LABEL_NOT_FOUND", "There is no document at this address.");
}

async function fileOf(parts: Parts, { content, fileName }: Found) {
  const bytes = await parts.labels.document(content, paperOf(content.type));
  return { contentType: "application/pdf", fileName, bytes };
}

/** The file behind a document's URL. */
export async function readDocumentFile(parts: Parts, token: string, type: string) {
  return fileOf(
    parts,
    parts.store.read((db) => findByToken(parts, db, token, type)),
  );
}

/** A document's bytes for the desk. */
export async function readDocument(
  ctx: Context,
  { document }: Parsed<Desk["readDocument"]>,
): Promise<Answer<Desk["readDocument"]>> {
  return fileOf(
    ctx,
    ctx.store.read((db) => findDocument(ctx, db, document)),
  );
}
