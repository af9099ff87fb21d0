import { afterAll, beforeAll, expect, test } from "vitest";
import { checkNewestSeals, checkSeals } from "#electron/store/check-seals.ts";
import { openDatabase } from "#electron/store/database.ts";
import { sealed, sealedLater, type SealedTable } from "#electron/store/seal.ts";
import type { Db } from "#electron/store/store.ts";
import { creditTestCoins } from "../deposits/credit-test-coins.ts";
import { ManualClock } from "../manual-clock.ts";
import { TestStation } from "../station.ts";
import { keepEvenings, type KeptEvenings } from "./kept-evenings.ts";

let kept: KeptEvenings;
beforeAll(async () => {
  kept = await keepEvenings();
});
afterAll(() => kept[Symbol.dispose]());

/** Columns that move with the work; everything else of a sealed table is under its seal. */
const moving: Record<SealedTable, readonly string[]> = {
  api_key: ["last_used_at", "expires_at", "revoked_at"],
  verified_address: [],
  shipment: [],
  quote: [],
  orders: [
    "seq",
    "payment_status",
    "success_count",
    "processing_count",
    "failed_count",
    "voided_count",
    "updated_at",
  ],
  order_item: ["status", "error_code", "error_message", "error_source", "error_retryable"],
  attempt: ["state", "unknown_code", "unknown_message", "checks", "next_check_at", "settled_at"],
  label: ["void_requested_at", "void_submitted_at", "void_check_at", "voided_at", "printed_copies"],
  exchange_rate: [],
  manifest: ["seq"],
  setting: [],
  webhook: [
    "secret",
    "previous_secret",
    "previous_secret_until",
    "secret_hint",
    "created_at",
    "updated_at",
    "disabled_at",
    "disabled_reason",
    "last_delivery_at",
    "last_delivery_status",
    "consecutive_failures",
    "exhausted_in_row",
  ],
  event: [],
  deposit_key: ["start_height", "retired_at"],
  deposit_address: ["shown_at", "note", "used_at"],
  deposit: ["seq", "height", "block_hash", "state", "problem", "taken_units", "changed_at"],
  deposit_entry: [],
};

function open(file: string): Db {
  const db = openDatabase({ file });
  for (const name of db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
    .pluck()
    .all())
    db.exec(`DROP TRIGGER ${String(name)}`);
  db.pragma("foreign_keys = OFF");
  db.pragma("ignore_check_constraints = ON");
  return db;
}

test("every column of a sealed table is either under its seal or known to move", () => {
  using evening = kept.again();
  const db = open(evening.files.database);
  for (const [table, columns] of Object.entries(sealed)) {
    const found = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
    const later = sealedLater[table as SealedTable] ?? [];
    const told = [...columns, ...later, ...moving[table as SealedTable], "seal"];
    expect({ table, columns: found.sort() }).toEqual({ table, columns: told.sort() });
  }
  db.close();
});

test("a change of any sealed column of any row is told, by the doctor's check and among the newest rows by the start's", async () => {
  using evening = kept.again();
  {
    // One of each: settings and a verified address are not part of every day.
    const station = await TestStation.open({ data: evening.data });
    await station.desk.updateSettings({ labelSize: "4x8" });
    await station.desk.verifyAddress({
      address: {
        street1: "600 Dexter Ave",
        city: "Montgomery",
        state: "AL",
        zip: "36130",
        country: "US",
        name: "Dana Ruiz",
      },
    });
    await creditTestCoins(station.desk);
    await station.close();
  }
  const db = open(evening.files.database);
  expect(checkSeals(db).problems).toEqual([]);
  let changes = 0;
  for (const [table, columns] of Object.entries(sealed)) {
    const rows = db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
    expect({ table, some: rows > 0 }).toEqual({ table, some: true });
    for (const column of columns)
      for (const ascending of ["", "DESC"]) {
        db.exec("SAVEPOINT whole");
        db.exec(
          `UPDATE ${table} SET ${column} = CASE typeof(${column}) WHEN 'integer' THEN ${column} + 1000 WHEN 'real' THEN ${column} + 1
             WHEN 'text' THEN ${column} || ' ' WHEN 'blob' THEN CAST(${column} || x'20' AS BLOB) ELSE '1' END
           WHERE seal = (SELECT seal FROM ${table} ORDER BY seal ${ascending} LIMIT 1)`,
        );
        expect({ table, column, told: checkSeals(db).problems }).toEqual({
          table,
          column,
          told: [expect.stringContaining(`What was written of ${table}`)],
        });
        expect(checkNewestSeals(db)).toHaveLength(1);
        db.exec("ROLLBACK TO whole; RELEASE whole");
        changes += 1;
      }
  }
  db.close();
  console.log(`${changes} changes under a seal, all told`);
});

const changed: [string, string][] = [
  [
    "the recipient's street",
    "UPDATE shipment SET to_address = json_set(to_address, '$.street1', '1 Thief St') WHERE id IN (SELECT shipment_id FROM order_item)",
  ],
  [
    "the weight of the parcel",
    "UPDATE shipment SET parcel = json_set(parcel, '$.weight', 1) WHERE id IN (SELECT shipment_id FROM order_item)",
  ],
  [
    "the price of the quote and of the item",
    "UPDATE quote SET cents = 1; UPDATE order_item SET cents = 1; UPDATE orders SET total_cents = 1",
  ],
  ["the service of the quote", "UPDATE quote SET service_code = 'other'"],
];

test.for(changed)(
  "when %s was changed while the station runs, the order is not bought, nothing is debited and writing stops",
  async ([, sql]) => {
    using evening = kept.again();
    const clock = new ManualClock();
    await using station = await TestStation.open({ data: evening.data, clock });
    const { store } = station.station.parts;
    const wallet = await station.desk.getWallet();
    store.db.exec(sql);
    await expect(station.desk.purchaseLabels({ orderId: kept.ids.unpaid })).rejects.toMatchObject({
      code: "STORAGE_UNAVAILABLE",
      message: expect.stringMatching(
        /is damaged: what was written of (shipment|quote|order_item) .* was changed/,
      ),
    });
    expect(await station.desk.getWallet()).toEqual(wallet);
    expect(store.refusal).toContain("was changed afterwards");
  },
);

test("a key whose daily limit was raised by hand opens nothing", async () => {
  using evening = kept.again();
  await using station = await TestStation.open({ data: evening.data });
  const client = await station.clientOf(kept.key);
  await client.listOrders({});
  station.station.parts.store.db.exec("UPDATE api_key SET daily_limit_cents = 100000000");
  await expect(client.listOrders({})).rejects.toMatchObject({ code: "STORAGE_UNAVAILABLE" });
});
