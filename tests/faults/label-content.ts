import type { BuyRequest } from "#electron/carriers/carrier.ts";
import type { LabelPrinter } from "#electron/service/context.ts";
import type { LabelContent } from "#shared/rules/label.ts";

/** The least that a label can say. */
export function labelContent(request: BuyRequest, trackingCode: string): LabelContent {
  return {
    carrier: request.carrier,
    service: request.service,
    serviceIcon: "G",
    trackingCode,
    trackingText: trackingCode,
    barcode: { symbology: "code128", data: trackingCode, caption: null },
    extraBarcodes: [],
    routing: null,
    from: request.fromAddress,
    to: request.toAddress,
    shipDate: "2026-11-23",
    parcel: request.parcel,
    billableOunces: null,
    zone: null,
    postage: [],
    reference: request.labelReference,
    customs: null,
    sample: true,
  };
}

/** Draws at once, without threads: the same bytes for the same label. */
export function fakePrinter(moment?: (name: string) => void | Promise<void>): LabelPrinter {
  return {
    async render(content, format) {
      await moment?.("CP5 the carrier's answer is here, the label is not drawn");
      return Buffer.from(`${format} of ${content.trackingCode} ${"y".repeat(500)}`);
    },
    document: () => Promise.reject(new Error("no document")),
    countPages: () => 1,
    graphic: () => Promise.reject(new Error("no graphic")),
    rasterize: async (pdf) => pdf,
  };
}
