import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  dueAttempts,
  nextAttemptDue,
  openAttemptOfItem,
  spentByKey,
} from "#electron/store/attempts.ts";
import { openDatabase } from "#electron/store/database.ts";
import { failedDeliveries, unfinishedCounts } from "#electron/store/delivery-pages.ts";
import { keyByApiKey } from "#electron/store/keys.ts";
import { labelByToken, labelsOfOrder, unfinishedVoids } from "#electron/store/labels.ts";
import {
  countsOfManifest,
  labelsBetween,
  labelsOfManifest,
  manifestByToken,
} from "#electron/store/manifests.ts";
import { itemsOfOrder } from "#electron/store/orders.ts";
import { dueParcels, nextParcelDue, parcelOfItem } from "#electron/store/parcels.ts";
import { quoteUse } from "#electron/store/quotes.ts";
import { forgetOlder } from "#electron/store/idempotency.ts";
import { removeEvents } from "#electron/store/retention/events.ts";
import { removeQuotes, removeShipment } from "#electron/store/retention/quotes.ts";
import { rowsByOrderNumber } from "#electron/store/scan.ts";
import { spendBetween } from "#electron/store/spend.ts";
import { transactionsOfOrder } from "#electron/store/wallet.ts";
import { attemptsOf } from "#electron/store/webhook-attempts.ts";

const folder = mkdtempSync(join(tmpdir(), "shipdeck-plans-"));
let db: ReturnType<typeof openDatabase>;
beforeAll(() => {
  db = openDatabase({ file: join(folder, "plans.db") });
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How SQLite would answer: one line per table that it reads. */
function planOf(sql: string): string[] {
  const count = (sql.match(/\?/g) ?? []).length;
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...Array<null>(count).fill(null));
  return (plan as { detail: string }[]).map(({ detail }) => detail);
}

test.each([
  ["the open attempt of an item", openAttemptOfItem, /attempt_(open|by_item)/],
  ["attempts that are due", dueAttempts, /attempt_due/],
  ["the next attempt that falls due", nextAttemptDue, /attempt_due/],
  ["what a key has spent today", spentByKey, /attempt_by_key/],
  ["the items of an order", itemsOfOrder, /USING INDEX/],
  ["the labels of an order", labelsOfOrder, /USING INDEX/],
  ["the label behind an address", labelByToken, /USING INDEX/],
  ["voids that were cut short", unfinishedVoids, /label_voiding/],
  ["another order's use of a quote", quoteUse, /order_item_by_rate/],
  ["the key of a request", keyByApiKey, /USING INDEX/],
  ["deliveries that failed", failedDeliveries, /delivery_failed[\s\S]*delivery_by_event/],
  ["what waits for a webhook and what failed", unfinishedCounts, /delivery_failed/],
  ["the attempts of a delivery", attemptsOf, /USING PRIMARY KEY/],
  ["parcels whose carriers are to be asked", dueParcels, /parcel_due/],
  ["the next parcel to be asked about", nextParcelDue, /parcel_due/],
  ["the parcel of an item", parcelOfItem, /USING INDEX/],
  ["what was spent in a span", spendBetween, /USING PRIMARY KEY/],
  ["rows with a scanned order number", rowsByOrderNumber, /batch_row_scanned/],
  ["a carrier's labels of a day", labelsBetween, /label_by_day/],
  ["the labels of a manifest", labelsOfManifest, /USING (PRIMARY KEY|INDEX|COVERING INDEX)/],
  ["the pieces of a manifest by service", countsOfManifest, /USING (INDEX|COVERING INDEX)/],
  ["the manifest behind an address", manifestByToken, /USING INDEX/],
  ["old idempotency keys", forgetOlder, /idempotency_by_age/],
  ["events that no delivery needs", removeEvents, /delivery_by_event/],
  [
    "quotes that nothing was made of",
    removeQuotes,
    /quote_by_shipment[\s\S]*order_item_by_rate[\s\S]*batch_row_by_quote[\s\S]*batch_row_by_shipment/,
  ],
  ["shipments that nothing was made of", removeShipment, /order_item_by_shipment/],
  ["the transactions of an order", transactionsOfOrder, /journal_by_item/],
])("%s are found by an index, without reading a whole table", (_what, statement, index) => {
  const plan = planOf(statement.text()).join("\n");
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/SCAN (?!CONSTANT ROW)(?!.*USING)/);
});
