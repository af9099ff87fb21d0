import type { FakeRate, FakeShipment } from "./fake-shipment.ts";

function dollars(cents: number, decimals = 2): string {
  return (cents / 100).toFixed(decimals);
}

function rateJson(shipment: FakeShipment, rate: FakeRate): object {
  return {
    id: rate.id,
    object: "Rate",
    mode: "test",
    carrier: rate.carrier,
    service: rate.service,
    rate: dollars(rate.cents),
    currency: "USD",
    list_rate: dollars(rate.cents + 50),
    delivery_days: rate.days,
    est_delivery_days: rate.days,
    delivery_date: null,
    delivery_date_guaranteed: false,
    shipment_id: shipment.id,
    carrier_account_id: `ca_${rate.carrier.toLowerCase()}`,
  };
}

function labelJson(shipment: FakeShipment, baseUrl: string): object | null {
  const { sale } = shipment;
  if (!sale) return null;
  const ending = sale.picture ? "png" : "pdf";
  return {
    id: `pl_${shipment.id.slice(4)}`,
    object: "PostageLabel",
    label_size: "4x6",
    label_resolution: 300,
    label_file_type: sale.picture ? "image/png" : "application/pdf",
    label_url: `${baseUrl}/files/${shipment.id}.${ending}`,
    label_pdf_url: null,
    label_zpl_url: null,
    label_epl2_url: null,
  };
}

/** A tracker as it stands with its label. */
export function trackerJson(code: string, status: string, carrier: string, now: number): object {
  const at = new Date(now).toISOString().replace(/\.\d+Z$/, "Z");
  const place = {
    object: "TrackingLocation",
    city: "HOUSTON",
    state: "TX",
    country: null,
    zip: "77063",
  };
  const nowhere = { ...place, city: null, state: null, zip: null };
  const detail = (message: string, told: string, where: object, datetime: string) => ({
    object: "TrackingDetail",
    message,
    status: told,
    status_detail: "status_update",
    datetime,
    source: carrier,
    tracking_location: where,
  });
  const early = new Date(now - 86_400_000).toISOString().replace("Z", "+00:00");
  return {
    id: `trk_${code.toLowerCase()}`,
    object: "Tracker",
    mode: "test",
    tracking_code: code,
    status,
    status_detail: status === "unknown" ? "unknown" : "status_update",
    created_at: at,
    updated_at: at,
    est_delivery_date: status === "unknown" ? null : at,
    carrier,
    public_url: `https://track.example/${code}`,
    tracking_details:
      status === "unknown"
        ? []
        : [
            detail("Shipping label created", "pre_transit", nowhere, early),
            ...(status === "pre_transit" ? [] : [detail("Latest news", status, place, at)]),
          ],
  };
}

/** A shipment as the API answers it. */
export function shipmentJson(shipment: FakeShipment, baseUrl: string, now: number): object {
  const { sale, asked } = shipment;
  return {
    id: shipment.id,
    object: "Shipment",
    mode: "test",
    reference: asked.reference ?? null,
    is_return: asked.is_return ?? false,
    from_address: asked.from_address,
    to_address: asked.to_address,
    parcel: asked.parcel,
    customs_info: asked.customs_info ?? null,
    options: asked.options,
    rates: shipment.rates.map((rate) => rateJson(shipment, rate)),
    messages: [],
    selected_rate: sale ? rateJson(shipment, sale.rate) : null,
    postage_label: labelJson(shipment, baseUrl),
    tracking_code: sale?.trackingCode ?? null,
    tracker: sale ? trackerJson(sale.trackingCode, "pre_transit", sale.rate.carrier, now) : null,
    fees: (sale?.fees ?? []).map(({ type, cents }) => ({
      object: "Fee",
      type,
      amount: dollars(cents, 5),
      charged: true,
      refunded: sale?.refund === "refunded",
    })),
    refund_status: sale?.refund ?? null,
    usps_zone: 4,
    status: "unknown",
  };
}

export function errorJson(code: string, message: string, errors: unknown[] = []): object {
  return { error: { code, message, errors } };
}
