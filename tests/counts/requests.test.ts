import { expect, test } from "vitest";
import { dana, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { countStatements } from "./count-statements.ts";

/** Statements by the first words of their SQL. */
function inShort(counts: ReadonlyMap<string, number>): Record<string, number> {
  const short: Record<string, number> = {};
  for (const [sql, times] of counts) {
    const table = /(?:from|into|update) "(\w+)"/i.exec(sql)?.[1];
    const name = table ? `${sql.split(" ")[0]} ${table}` : sql;
    short[name] = (short[name] ?? 0) + times;
  }
  return short;
}

test("what programs ask most costs so many statements and not one more, the key's row read at each request among them", async () => {
  const counted = countStatements();
  await using station = await TestStation.open();
  await station.desk.deposit({ currency: "BTC", amount: "1" });
  const client = await station.http();
  const { orderId } = await orderFor(client);
  const { labels } = await client.purchaseLabels({ orderId, currency: "BTC" });
  const code = labels[0]?.trackingCode ?? "";
  await station.station.processAll();
  async function statementsOf(ask: () => Promise<unknown>): Promise<Record<string, number>> {
    counted.counts.clear();
    await ask();
    return inShort(counted.counts);
  }
  const key = { "select api_key": 1 };

  expect(await statementsOf(() => client.getBalance({}))).toEqual({ ...key, "select balance": 1 });
  expect(await statementsOf(() => client.getOrder({ id: orderId }))).toEqual({
    ...key,
    "BEGIN DEFERRED": 1,
    "select orders": 1,
    "select order_item": 1,
    "select journal": 1,
    COMMIT: 1,
  });
  expect(await statementsOf(() => client.getTracking({ code }))).toEqual({
    ...key,
    "select label": 1,
    // The sandbox's carriers have a database of their own.
    "SELECT * FROM sold WHERE tracking_code = ?": 1,
  });
  const rates = () =>
    client.getRates({ fromAddress: warehouse, toAddress: dana, packageDetails: parcel });
  const { rates: quotes } = await rates();
  expect(await statementsOf(rates)).toEqual({
    ...key,
    "BEGIN IMMEDIATE": 1,
    "SAVEPOINT `\t_bs3.\t`": 1,
    "insert shipment": 1,
    // Eight at once.
    "insert quote": Math.ceil(quotes.length / 8),
    "RELEASE `\t_bs3.\t`": 1,
    COMMIT: 1,
    // The record beside the database, and the length of its log.
    "select journal": 1,
    "PRAGMA wal_checkpoint(NOOP)": 1,
  });
});
