import type { Shipment } from "#electron/carriers/carrier.ts";
import type { ItemRow, LabelRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { Document, DocumentType, LabelDocumentType } from "#shared/contract/documents.ts";
import { borderPapers } from "#shared/rules/customs-form.ts";
import { type DocumentShape, paperOf } from "#shared/rules/document.ts";
import type { Parts } from "../context.ts";
import { slipContents } from "../printing/slip-contents.ts";

type DocumentParts = Pick<Parts, "baseUrl" | "labels">;

/** A document as the API lists it: below the address of what it belongs to, kept secret by the same token. */
export function documentEntry(
  parts: DocumentParts,
  token: string,
  shape: DocumentShape & { type: DocumentType },
): Document {
  return {
    type: shape.type,
    url: `${parts.baseUrl()}/labels/${token}.${shape.type}.pdf`,
    contentType: "application/pdf",
    pages: parts.labels.countPages(shape, paperOf(shape.type)),
  };
}

export interface DocumentedItem extends Pick<ItemRow, "order_id" | "carrier" | "packing_slip"> {
  shipment: Pick<Shipment, "fromAddress" | "toAddress" | "customsInfo">;
  /** The JSON of its customs information. */
  customs: string | null;
}

/** The papers of an item, with how many articles each of them lists. */
export function shapesOf(
  db: Db,
  item: DocumentedItem,
): (DocumentShape & { type: LabelDocumentType })[] {
  const { carrier } = item;
  const { fromAddress, toAddress, customsInfo } = item.shipment;
  const papers: (DocumentShape & { type: LabelDocumentType })[] = borderPapers({
    carrier,
    fromCountry: fromAddress.country,
    toCountry: toAddress.country,
    customs: customsInfo,
  }).map((type) => ({ type, carrier, entries: customsInfo?.customs_items.length ?? 0 }));
  if (item.packing_slip === 1) {
    const { items } = slipContents(db, item);
    papers.push({ type: "packing_slip", carrier, entries: items.length });
  }
  return papers;
}

/** The papers of a bought label. */
export function documentsOf(
  parts: DocumentParts,
  db: Db,
  item: DocumentedItem,
  label: Pick<LabelRow, "token">,
): Document[] {
  return shapesOf(db, item).map((shape) => documentEntry(parts, label.token, shape));
}
