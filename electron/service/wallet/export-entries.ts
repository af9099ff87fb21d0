import { setImmediate } from "node:timers/promises";
import { DateTime } from "luxon";
import Papa from "papaparse";
import { type HistoryRow, pageOfHistory } from "#electron/store/wallet-history.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { WalletEntry } from "#shared/contract/desk/wallet.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import type { Context } from "../context.ts";
import { spreadsheetCell } from "../spreadsheet-cell.ts";
import { rangeOf, zoneOf } from "./range.ts";
import { walletEntry } from "./wallet-entry.ts";

/** Read at once; between two reads everybody else has a turn. */
const chunk = 1_000;
/** Excel takes UTF-8 for what it is only when the file begins so. */
const byteOrderMark = "\u{feff}";

type Zone = ReturnType<typeof zoneOf>;

function line(entry: WalletEntry, zone: Zone): Record<string, string> {
  return {
    Date: DateTime.fromISO(entry.createdAt, { zone }).toFormat("yyyy-MM-dd HH:mm:ss"),
    Type: entry.type,
    Currency: entry.currency,
    Amount: entry.amount,
    USD: entry.usd ?? "",
    "USD per coin": entry.rate ?? "",
    "Balance after": entry.balanceAfter,
    Order: entry.externalReference ?? "",
    "Order id": entry.orderId ?? "",
    Service: entry.carrier ? serviceName(entry.carrier, entry.service ?? "") : "",
    "Tracking code": entry.trackingCode ?? "",
    Description: entry.description,
    Transaction: entry.id,
    "Rate source": entry.rateSource ?? "",
    "Rate time": entry.rateAt
      ? DateTime.fromISO(entry.rateAt, { zone }).toFormat("yyyy-MM-dd HH:mm:ss")
      : "",
  };
}

const columns = [
  "Date",
  "Type",
  "Currency",
  "Amount",
  "USD",
  "USD per coin",
  "Balance after",
  "Order",
  "Order id",
  "Service",
  "Tracking code",
  "Description",
  "Transaction",
  "Rate source",
  "Rate time",
];

/** The history as CSV: UTF-8 with a byte order mark, CRLF, times by the clocks of the zone, nothing that runs as a formula. */
export async function exportWalletEntries(
  ctx: Context,
  filter: Parsed<Desk["exportWalletEntries"]>,
): Promise<Answer<Desk["exportWalletEntries"]>> {
  const [range, zone] = [rangeOf(filter), zoneOf(filter.timeZone)];
  const parts = [Papa.unparse([columns])];
  let after: { createdAt: number; seq: number } | null = null;
  for (;;) {
    const key = after;
    const found: HistoryRow[] = ctx.store.read((db) =>
      pageOfHistory(db, { ...filter, ...range, limit: chunk, after: key }),
    );
    if (found.length > 0)
      parts.push(
        Papa.unparse(
          found.map((row) => {
            const cells = line(walletEntry(row), zone);
            return columns.map((column) => spreadsheetCell(cells[column] ?? ""));
          }),
        ),
      );
    const last = found.at(-1);
    if (!last || found.length < chunk) break;
    after = { createdAt: last.created_at, seq: last.seq };
    await setImmediate();
  }
  const today = DateTime.fromMillis(ctx.clock.now(), { zone }).toISODate() ?? "";
  return {
    fileName: `wallet-${filter.from ?? "all"}-${filter.to ?? today}.csv`,
    contentType: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(`${byteOrderMark}${parts.join("\r\n")}\r\n`),
  };
}
