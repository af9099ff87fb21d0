import type { DocumentContent } from "#shared/rules/document.ts";
import { manifestNumber } from "#shared/rules/manifest-number.ts";
import { berlin, customer, sampleCustoms, warehouse } from "./sample-shipment.ts";

const parcel = {
  carrier: "USPS",
  service: "USPS Priority Mail International",
  trackingCode: "CP000001234US",
  from: warehouse,
  to: berlin,
  date: "2026-11-23",
  reference: "SO-104423",
  sample: true,
} as const;

/** One of each kind, `count` articles, lines or pieces long. */
export function sampleDocuments(count: number): DocumentContent[] {
  const declared = {
    ...parcel,
    customs: sampleCustoms(count),
    grossOunces: 35,
    postageCents: 4123,
  };
  const items = declared.customs.customs_items.map(({ description, quantity }, index) => ({
    description,
    quantity,
    sku: `SKU-${index + 1}`,
  }));
  const lines = Array.from({ length: count }, (_, index) => ({
    trackingCode: `1ZSD0000030000${String(index).padStart(4, "0")}`,
    service: index % 3 === 0 ? "Ground" : "2nd Day Air",
    place: "AUSTIN TX 78704",
    ounces: 16 + index,
    voided: index % 7 === 6,
  }));
  const slip = { ...parcel, to: customer, trackingCode: "9300120899901000000178", items };
  const day = (carrier: "USPS" | "UPS") => {
    const { text: numberText, barcode } = manifestNumber(carrier, parcel.date, 17);
    return {
      type: "manifest",
      carrier,
      numberText,
      barcode,
      from: warehouse,
      date: parcel.date,
      services: [
        { service: "Ground", count: Math.ceil(count / 3) },
        { service: "2nd Day Air", count: count - Math.ceil(count / 3) },
      ],
      lines,
      sample: true,
    } as const;
  };
  return [
    { ...declared, type: "cn22" },
    { ...declared, type: "cn23" },
    { ...declared, type: "commercial_invoice" },
    { ...declared, type: "proforma_invoice" },
    { ...slip, type: "packing_slip", notes: "Please ring twice.", onePage: false },
    { ...slip, type: "packing_slip", notes: "", onePage: true },
    day("USPS"),
    day("UPS"),
  ];
}
