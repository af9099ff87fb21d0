import { labelOfItem } from "#electron/store/labels.ts";
import { itemById, orderById } from "#electron/store/orders.ts";
import { shipmentById } from "#electron/store/quotes.ts";
import type { Db } from "#electron/store/store.ts";
import type { LabelDocumentType } from "#shared/contract/documents.ts";
import type { DocumentContent } from "#shared/rules/document.ts";
import type { LabelContent } from "#shared/rules/label.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { instant, shipmentFromRow } from "../json.ts";
import { slipContents } from "../printing/slip-contents.ts";

/**
 * What a paper of a label says; null when the item has no label or such a paper cannot be made of it. It is drawn when it is asked
 * for, from rows that never change once the label is bought: nothing is added to the purchase that could fail between the carrier's
 * sale and its record, and the same bytes come each time.
 */
export function documentContent(
  db: Db,
  itemId: string,
  type: LabelDocumentType,
): DocumentContent | null {
  const item = itemById.get(db, { id: itemId });
  const label = item && labelOfItem.get(db, { itemId });
  const order = item && orderById.get(db, { id: item.order_id });
  const row = item && shipmentById.get(db, { id: item.shipment_id });
  if (!item || !label || !order || !row) return null;
  const { fromAddress, toAddress, parcel, customsInfo } = shipmentFromRow(row);
  const drawn = label.content ? (JSON.parse(label.content) as LabelContent) : null;
  const common = {
    carrier: item.carrier,
    service: serviceName(item.carrier, item.service),
    trackingCode: label.tracking_code,
    from: fromAddress,
    to: toAddress,
    date: drawn?.shipDate ?? instant(label.created_at).slice(0, 10),
    reference: order.external_reference ?? order.id,
    sample: drawn?.sample ?? false,
  };
  if (type === "packing_slip") {
    const contents = slipContents(db, { order_id: order.id, customs: row.customs });
    return { ...common, ...contents, type, onePage: false };
  }
  if (!customsInfo) return null;
  return {
    ...common,
    date: drawn?.signedOn ?? common.date,
    type,
    customs: customsInfo,
    grossOunces: parcel.weight,
    postageCents: item.cents,
  };
}
