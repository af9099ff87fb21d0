import Database from "better-sqlite3";
import type { Db } from "#electron/store/store.ts";
import { StationWorld } from "../faults/station-world.ts";

/** The database of a station that has met everything: sold, refused, void and unanswered labels, orders not bought, webhooks. */
export async function busyBooks(): Promise<Buffer> {
  await using world = await StationWorld.open();
  const { desk } = world.station;
  const listen = (events: ("label.created" | "label.failed")[]) =>
    desk.createWebhook({ webhookUrl: "http://127.0.0.1:9/hook", events });
  await listen(["label.created"]);
  await listen(["label.created", "label.failed"]);
  await world.clock.advance(1_000);
  await desk.deposit({ currency: "BTC", amount: "0.5" });
  await desk.deposit({ currency: "LTC", amount: "20" });
  const buy = async (items: Parameters<StationWorld["order"]>[0]) => {
    const orderId = await world.order(items);
    await world.clock.advance(1_000);
    return desk.purchaseLabels({ orderId, currency: "LTC" });
  };
  const { labels } = await buy([{ to: "fine" }, { to: "fine" }, { to: "refused" }]);
  await desk.voidLabel({ orderItemId: labels[0]?.orderItemId ?? "" });
  await buy([{ to: "fine" }]);
  await buy([{ to: "refused" }]);
  await world.order([{ to: "fine" }, { to: "fine" }]);
  await buy([{ to: "lost" }]);
  const books = world.station.station.parts.store.db.serialize();
  // Bytes 18 and 19 of the header say "with a log" (2); a database in memory has none.
  books.fill(1, 18, 20);
  return books;
}

/** Those books once more, with every guard of the database taken away: now anything can be written into them. */
export function unguarded(books: Buffer): Db {
  const db = new Database(books);
  const triggers = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
    .pluck()
    .all() as string[];
  for (const name of triggers) db.exec(`DROP TRIGGER ${name}`);
  const unique = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE 'CREATE UNIQUE%'")
    .pluck()
    .all() as string[];
  for (const name of unique) db.exec(`DROP INDEX ${name}`);
  db.pragma("foreign_keys = OFF");
  db.pragma("ignore_check_constraints = ON");
  return db;
}
