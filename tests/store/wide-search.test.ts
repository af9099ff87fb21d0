import { expect, test } from "vitest";
import { openDatabase } from "#electron/store/database.ts";
import { pageOfParcels } from "#electron/store/list-parcels.ts";
import { pageOfHistory } from "#electron/store/wallet-history.ts";
import { temporaryFolder } from "./open-database.ts";

const orders = 1_500;

/** A warehouse whose every order goes to the same person. */
const everybodyIsDana = `
  INSERT INTO shipment (id, from_address, to_address, parcel, customs, created_at) VALUES ('shp', '{}', '{}', '{}', NULL, 1);
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${orders})
    INSERT INTO orders (seq, id, tracking_id, external_reference, email, total_cents, payment_status, item_count, success_count, processing_count, failed_count, voided_count, created_at, updated_at)
    SELECT i, 'ord_' || i, 'trk_' || i, 'PO-' || i, NULL, 500, 'paid', 1, 1, 0, 0, 0, i, i FROM n;
  INSERT INTO order_term SELECT 'dana ruiz', seq FROM orders;
  INSERT INTO order_term SELECT 'po-' || seq, seq FROM orders;
  INSERT INTO order_item (id, order_id, position, rate_id, shipment_id, carrier, service, cents, status) SELECT 'item_' || seq, id, 0, 'rate_' || seq, 'shp', 'USPS', 'Priority', 500, 'success' FROM orders;
  INSERT INTO journal (seq, id, type, currency, amount, balance_after, description, order_id, order_item_id, attempt_id, usd_cents, price_micros, created_at, prev_hash, hash) SELECT seq, 'txn_' || seq, 'label_purchase', 'LTC', -5, 10, 'd', id, 'item_' || seq, NULL, 500, 80000000, seq, 'p', 'h' || seq FROM orders;
  INSERT INTO parcel (order_item_id, order_seq, carrier, service, tracking_code, recipient, from_zip, from_country, to_city, to_state, to_zip, to_country, status, status_detail, last_event_at, events)
    SELECT 'item_' || seq, seq, 'USPS', 'Priority', printf('93%020d', seq), 'Dana Ruiz', '94102', 'US', 'Montgomery', 'AL', '36130', 'US', 'in_transit', 'in_transit', seq, '[]' FROM orders;`;

test("a search that nearly everything matches gives the same list, in the same order, page by page", () => {
  using folder = temporaryFolder();
  const db = openDatabase({ file: folder.file("wide.db") });
  // Only the rows that lists are made of are there.
  db.pragma("foreign_keys = OFF");
  db.exec(everybodyIsDana);
  const newest = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `item_${from - index}`);
  const parcels = (search: string, after: number | null = null) =>
    pageOfParcels(db, {
      view: "all",
      search,
      limit: 3,
      after: after === null ? null : { needsAttention: 0, lastEventAt: after, seq: after },
    }).map(({ order_item_id }) => order_item_id);
  const history = (search: string) =>
    pageOfHistory(db, { search, since: null, until: null, limit: 3, after: null }).map(
      ({ order_item_id }) => order_item_id,
    );
  for (const wide of ["dana", "93", "po-"]) {
    expect(parcels(wide)).toEqual(newest(orders, 3));
    expect(parcels(wide, orders - 2)).toEqual(newest(orders - 3, 3));
  }
  expect(history("dana")).toEqual(newest(orders, 3));
  expect([parcels("po-1234"), history("po-1234")]).toEqual([["item_1234"], ["item_1234"]]);
  expect(parcels("93000000 000000 00001234")).toEqual(["item_1234"]);
  expect([parcels("nobody"), history("nobody")]).toEqual([[], []]);
  db.close();
});
