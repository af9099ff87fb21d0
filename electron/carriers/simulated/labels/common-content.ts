import type { LabelContent } from "#shared/rules/label.ts";
import { isoFromDay } from "../calendar/day.ts";
import type { LabelRequest } from "./label-request.ts";
import { chargedOunces } from "../rating/weight.ts";

/** What every label says, whoever carries it. */
export function commonContent(
  request: LabelRequest,
): Omit<
  LabelContent,
  "trackingCode" | "trackingText" | "barcode" | "extraBarcodes" | "routing" | "postage"
> {
  const { shipment, service, quote } = request;
  const { parcel } = shipment;
  const billable = quote.billableOunces ?? 0;
  return {
    carrier: quote.carrier,
    service: service.carriedAs.printed,
    serviceIcon: service.icon,
    from: shipment.fromAddress,
    to: shipment.toAddress,
    shipDate: isoFromDay(request.shipDay),
    ...(request.soldDay === request.shipDay ? {} : { signedOn: isoFromDay(request.soldDay) }),
    parcel,
    billableOunces: billable > chargedOunces(parcel.weight) ? billable : null,
    zone: quote.zone,
    reference: request.reference,
    customs: shipment.customsInfo,
    sample: true,
  };
}
