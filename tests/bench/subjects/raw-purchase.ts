import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#electron/store/database.ts";

/** Plain better-sqlite3 committing the rows of a purchase: intent in one FULL transaction, outcome in a second. */
export function openRawPurchases() {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-raw-"));
  const db = openDatabase({ file: join(folder, "raw.db") });
  db.pragma("foreign_keys = OFF");
  const statements = {
    attempt: db.prepare(
      "INSERT INTO attempt (id, order_item_id, state, service_code, cents, currency, units, price_micros, created_at, next_check_at) VALUES (?, ?, 'open', 'G', 1062, 'BTC', 16339, 65000000000, 1, 1)",
    ),
    move: db.prepare("UPDATE balance SET units = units + ? WHERE account = ?"),
    journal: db.prepare(
      "INSERT INTO journal (id, type, currency, amount, balance_after, description, order_id, order_item_id, attempt_id, usd_cents, price_micros, created_at, prev_hash, hash) VALUES (?, ?, 'BTC', ?, 5, 'USPS GroundAdvantage', ?, ?, ?, 1062, 65000000000, 1, ?, ?)",
    ),
    posting: db.prepare("INSERT INTO posting VALUES (?, ?, ?)"),
    order: db.prepare(
      "INSERT INTO orders (id, tracking_id, total_cents, payment_status, item_count, created_at, updated_at) VALUES (?, ?, 1062, 'pending', 1, 1, 1)",
    ),
    item: db.prepare(
      "INSERT INTO order_item (id, order_id, position, rate_id, shipment_id, carrier, service, cents, status) VALUES (?, ?, 0, ?, 's', 'USPS', 'G', 1062, 'pending')",
    ),
    setItem: db.prepare("UPDATE order_item SET status = ? WHERE id = ?"),
    setOrder: db.prepare(
      "UPDATE orders SET payment_status = ?, success_count = ?, processing_count = ?, updated_at = 2 WHERE id = ?",
    ),
    settle: db.prepare(
      "UPDATE attempt SET state = 'sold', settled_at = 2, next_check_at = NULL WHERE id = ?",
    ),
    label: db.prepare(
      "INSERT INTO label (order_item_id, attempt_id, carrier, tracking_code, token, content, file, sha256, bytes, transaction_id, created_at) VALUES (?, ?, 'USPS', ?, ?, ?, 'f', ?, 9000, ?, 1)",
    ),
    event: db.prepare(
      "INSERT INTO event (id, kind, order_item_id, body, created_at) VALUES (?, 'label.created', ?, ?, 1)",
    ),
    term: db.prepare("INSERT INTO order_term VALUES (?, ?)"),
  };
  const content = "x".repeat(1_800);
  const hash = (text: string) => text.padEnd(64, "0");
  db.prepare("UPDATE balance SET units = 1000000000000 WHERE account = 'BTC:wallet'").run();
  let made = 0;
  let bought = 0;

  function entry(
    id: string,
    type: string,
    amount: number,
    n: number,
    from: string,
    to: string,
  ): void {
    statements.move.run(-16339, from);
    statements.move.run(16339, to);
    const { lastInsertRowid } = statements.journal.run(
      id,
      type,
      amount,
      `o${n}`,
      `i${n}`,
      `a${n}`,
      hash(id),
      hash(`${id}h`),
    );
    statements.posting.run(lastInsertRowid, from, -16339);
    statements.posting.run(lastInsertRowid, to, 16339);
  }
  const intend = db.transaction((n: number) => {
    statements.attempt.run(`a${n}`, `i${n}`);
    entry(`h${n}`, "hold", 0, n, "BTC:wallet", "BTC:held");
    statements.setItem.run("processing", `i${n}`);
    statements.setOrder.run("processing", 0, 1, `o${n}`);
  });
  const settle = db.transaction((n: number) => {
    statements.settle.run(`a${n}`);
    entry(`p${n}`, "label_purchase", -16339, n, "BTC:held", "BTC:spent");
    statements.label.run(`i${n}`, `a${n}`, `t${n}`, `k${n}`, content, hash(`s${n}`), `p${n}`);
    statements.setItem.run("success", `i${n}`);
    statements.setOrder.run("paid", 1, 0, `o${n}`);
    statements.term.run(`t${n}`, n);
    statements.event.run(`e${n}`, `i${n}`, Buffer.from(content.slice(0, 500)));
  });
  return {
    prepare(count: number) {
      db.transaction(() => {
        for (let index = 0; index < count; index++) {
          made += 1;
          statements.order.run(`o${made}`, `t${made}`);
          statements.item.run(`i${made}`, `o${made}`, `r${made}`);
        }
      })();
    },
    buy() {
      bought += 1;
      intend(bought);
      settle(bought);
    },
    /** So many purchases that share both of their commits. */
    buyTogether(count: number) {
      db.transaction(() => {
        for (let n = 1; n <= count; n++) intend(bought + n);
      })();
      db.transaction(() => {
        for (let n = 1; n <= count; n++) settle(bought + n);
      })();
      bought += count;
    },
    close() {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
