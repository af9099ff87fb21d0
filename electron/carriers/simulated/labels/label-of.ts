import type { LabelContent } from "#shared/rules/label.ts";
import { asReturn } from "./as-return.ts";
import { dhlLabel } from "./dhl-label.ts";
import { fedexLabel } from "./fedex-label.ts";
import type { LabelRequest } from "./label-request.ts";
import { upsLabel } from "./ups-label.ts";
import { uspsLabel } from "./usps-label.ts";

const makers = { USPS: uspsLabel, UPS: upsLabel, FEDEX: fedexLabel, DHL: dhlLabel } as const;

/** A flat rate is carried as its service, and names its packaging beside the postage. */
function inItsPackage(label: LabelContent, { service }: LabelRequest): LabelContent {
  if (!service.packageType) return label;
  return { ...label, postage: [...label.postage, service.packageType.name.toUpperCase()] };
}

/** The label as its carrier lays it down, sample as everything in the sandbox. */
export function labelOf(request: LabelRequest): LabelContent {
  const label = inItsPackage(makers[request.quote.carrier](request), request);
  return request.isReturn ? asReturn(label) : label;
}
