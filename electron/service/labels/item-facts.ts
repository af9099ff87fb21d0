import type { Shipment } from "#electron/carriers/carrier.ts";
import { assertWhole } from "#electron/store/assert-whole.ts";
import { itemOfShipment, shipmentOfItem } from "#electron/store/carrier-shipments.ts";
import { lastAttemptOfItem } from "#electron/store/attempts.ts";
import { orderById } from "#electron/store/orders.ts";
import { quoteById, quoteUse, shipmentById } from "#electron/store/quotes.ts";
import { wasRestored } from "#electron/store/restored.ts";
import type { ItemRow, QuoteRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { LabelSize } from "#shared/rules/label.ts";
import type { PriceTolerance } from "#shared/rules/price-tolerance.ts";
import type { Context } from "../context.ts";
import { shipmentFromRow } from "../json.ts";
import { stationSettings } from "../settings/station-settings.ts";

/** What the price of an item depends on. */
export interface ItemFacts {
  item: ItemRow;
  quote: QuoteRow;
  goods: Shipment;
  labelReference: string | null;
  labelSize: LabelSize;
  tolerance: PriceTolerance;
  /** What is rated again: the quote's service, or what the item was tried with before. */
  serviceCode: string;
  /** The carrier's shipment behind it; null where the carrier keeps none. */
  shipment: string | null;
  /** The item has that shipment already: it was tried before. */
  claimed: boolean;
  /** The order was in a backup that was restored: see PriceRequest. */
  isRestored: boolean;
  /** Somebody else has what was quoted, or it cannot carry the label that is wanted. */
  another: boolean;
}

function factsOf(
  ctx: Context,
  db: Db,
  item: ItemRow,
  labelSize: LabelSize,
  taken: Set<string>,
): ItemFacts {
  const quote = quoteById.get(db, { id: item.rate_id });
  const row = shipmentById.get(db, { id: item.shipment_id });
  const order = orderById.get(db, { id: item.order_id });
  if (!quote || !row || !order) throw new Error(`item ${item.id} has no quote or no shipment`);
  assertWhole(ctx.store, "order_item", item);
  assertWhole(ctx.store, "quote", quote);
  assertWhole(ctx.store, "shipment", row);
  const common = {
    item,
    quote,
    goods: shipmentFromRow(row),
    labelReference: order.external_reference,
    labelSize,
    isRestored: ctx.carriers.shipments !== undefined && wasRestored(db, order),
    tolerance: stationSettings(db).priceTolerance,
  };
  const { shipments } = ctx.carriers;
  if (!shipments) {
    const used = quoteUse.get(db, { rateId: quote.id, exceptOrder: item.order_id });
    const another = used !== undefined;
    return { ...common, serviceCode: quote.service_code, shipment: null, claimed: false, another };
  }
  const own = shipmentOfItem(db, item.id);
  const tried = own === null ? undefined : lastAttemptOfItem.get(db, { itemId: item.id });
  if (own !== null && tried)
    return {
      ...common,
      serviceCode: tried.service_code,
      shipment: own,
      claimed: true,
      another: false,
    };
  const shipment = shipments.of(quote.service_code);
  const wanted = {
    carrier: quote.carrier,
    isReturn: item.is_return === 1,
    labelReference: common.labelReference,
    labelSize,
  };
  const another =
    itemOfShipment(db, shipment) !== null || taken.has(shipment) || !shipments.suits(wanted);
  if (!another) taken.add(shipment);
  return { ...common, serviceCode: quote.service_code, shipment, claimed: false, another };
}

/** The facts of a purchase's items; of two that were quoted together, the first gets the carrier's shipment. */
export function itemFacts(
  ctx: Context,
  db: Db,
  items: readonly ItemRow[],
  labelSize: LabelSize,
): ItemFacts[] {
  const taken = new Set<string>();
  return items.map((item) => factsOf(ctx, db, item, labelSize, taken));
}
