import type { LabelContent } from "#shared/rules/label.ts";
import { asReturn } from "./as-return.ts";
import { dhlLabel } from "./dhl-label.ts";
import { fedexLabel } from "./fedex-label.ts";
import type { LabelRequest } from "./label-request.ts";
import { upsLabel } from "./ups-label.ts";
import { uspsLabel } from "./usps-label.ts";

const makers = { USPS: uspsLabel, UPS: upsLabel, FEDEX: fedexLabel, DHL: dhlLabel } as const;

/** The label as its carrier lays it down, sample as everything in the sandbox. */
export function labelOf(request: LabelRequest): LabelContent {
  const label = makers[request.quote.carrier](request);
  return request.isReturn ? asReturn(label) : label;
}
