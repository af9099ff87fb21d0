import type { BuyOutcome } from "#electron/carriers/carrier.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import { formatCents } from "#shared/rules/money.ts";

type Refused = Extract<BuyOutcome, { kind: "refused" }>;

export function rejected(message: string, retryable = false): Refused {
  return { kind: "refused", code: "CARRIER_REJECTED", message, retryable };
}

export function priceChanged(agreedCents: number, nowCents: number): Refused {
  return {
    kind: "refused",
    code: "RATE_CHANGED",
    message: `The price changed from ${formatCents(agreedCents)} USD to ${formatCents(nowCents)} USD; request new rates.`,
    retryable: false,
  };
}

export function unavailable(carrier: CarrierName): Refused {
  return {
    kind: "refused",
    code: "CARRIER_UNAVAILABLE",
    message: `${carrier} cannot be reached at the moment.`,
    retryable: true,
  };
}
