import type { HistoryRow } from "#electron/store/wallet-history.ts";
import type { TransactionType } from "#shared/contract/account.ts";
import type { WalletEntry } from "#shared/contract/desk/wallet.ts";
import { formatCents, formatMicros, formatUnits } from "#shared/rules/money.ts";
import { instant } from "../json.ts";
import { storedRateFacts } from "./rate-facts.ts";

/** A line of the history. */
export function walletEntry(row: HistoryRow): WalletEntry {
  return {
    id: row.id,
    // Holds and releases have no amount and are never listed.
    type: row.type as TransactionType,
    currency: row.currency,
    amount: formatUnits(row.amount),
    usd: row.usd_cents === null ? null : formatCents(row.usd_cents),
    rate: row.price_micros === null ? null : formatMicros(row.price_micros),
    ...storedRateFacts(row),
    balanceAfter: formatUnits(row.balance_after),
    description: row.description,
    orderId: row.order_id,
    externalReference: row.external_reference,
    carrier: row.carrier,
    service: row.service,
    trackingCode: row.tracking_code,
    createdAt: instant(row.created_at),
  };
}
