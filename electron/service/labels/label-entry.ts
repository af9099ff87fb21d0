import type { AttemptRow, ItemRow, LabelRow } from "#electron/store/rows.ts";
import type { Document } from "#shared/contract/documents.ts";
import type { LabelEntry } from "#shared/contract/labels.ts";

/** Where a label's files are served: unguessable, so that a browser and a script need no key. */
export function labelUrls(
  baseUrl: string,
  label: { token: string },
): Record<string, string> & { pdf: string } {
  const at = (ending: string) => `${baseUrl}/labels/${label.token}.${ending}`;
  return { pdf: at("pdf"), png: at("png"), png300: at("300.png"), zpl: at("zpl") };
}

/** An order item as the purchase answers it: the same keys always, with the reason added when there is no label. */
export function labelEntry(
  baseUrl: string,
  item: Pick<
    ItemRow,
    "id" | "status" | "carrier" | "service" | "error_code" | "error_message" | "error_retryable"
  >,
  label: Pick<LabelRow, "token" | "tracking_code"> | null,
  attempt: Pick<AttemptRow, "unknown_code" | "unknown_message"> | null,
  documents: Document[],
): LabelEntry {
  const common = {
    orderItemId: item.id,
    status: item.status,
    carrier: item.carrier,
    service: item.service,
  };
  if (label) {
    const urls = labelUrls(baseUrl, label);
    return {
      ...common,
      success: item.status === "success",
      trackingCode: label.tracking_code,
      labelUrl: urls.pdf,
      labelFormats: urls,
      documents,
      ...(item.status === "voided"
        ? {
            error: "Label voided",
            code: "LABEL_VOIDED",
            message: "This label was voided and refunded. It must not be used.",
            retryable: false,
          }
        : {}),
    };
  }
  const none = {
    ...common,
    success: false,
    trackingCode: null,
    labelUrl: null,
    labelFormats: {},
    documents: [],
  };
  if (item.status === "failed")
    return {
      ...none,
      error: "Label purchase failed",
      code: item.error_code ?? "CARRIER_ERROR",
      message: item.error_message ?? "The carrier refused this shipment.",
      retryable: item.error_retryable === 1,
    };
  if (item.status === "processing")
    return {
      ...none,
      // The document counts this as pending: the outcome is not known yet, the money is held.
      status: "pending",
      error: "Label purchase pending",
      code: attempt?.unknown_code ?? "PURCHASE_IN_PROGRESS",
      message:
        attempt?.unknown_message ??
        "The purchase is under way. The money is held until the outcome is known.",
      retryable: false,
    };
  return {
    ...none,
    error: "Label not purchased",
    code: "NOT_PURCHASED",
    message: "This item's label was not bought yet.",
    retryable: true,
  };
}
