const newestOf = (type: string) => `(SELECT MAX(seq) FROM journal WHERE type = '${type}')`;
const sold =
  "(SELECT order_item_id FROM label WHERE voided_at IS NULL ORDER BY created_at DESC LIMIT 1)";
const voided = "(SELECT order_item_id FROM label WHERE voided_at IS NOT NULL LIMIT 1)";
const refused = "(SELECT order_item_id FROM attempt WHERE state = 'refused' LIMIT 1)";
const attemptOf = (item: string) =>
  `(SELECT id FROM attempt WHERE order_item_id = ${item} AND state = 'sold')`;

/** A deposit out of nowhere. */
const deposit = (id: string, state: string, taken = 0) =>
  `INSERT INTO deposit (id, currency, network, txid, vout, address, units, coinbase, state, taken_units, seen_at, changed_at)
     VALUES ('${id}', 'LTC', 'mainnet', '${"a".repeat(64)}', 0, 'ltc1q', 5, 0, '${state}', ${taken}, 1, 1)`;

/** For every rule SQL that breaks it, and with it maybe others, in the books of busy-books.ts: the proof that the checker can fail. */
export const breaks: Readonly<Record<string, string>> = {
  "every journal entry's postings sum to zero": `UPDATE posting SET units = units + 1 WHERE journal_seq = 1 AND units > 0`,
  "every journal entry has two postings in its own currency": `UPDATE journal SET currency = 'LTCT' WHERE seq = 1`,
  "every journal entry moves money between the accounts of its type": `UPDATE journal SET type = 'withdrawal' WHERE seq = 1`,
  "every currency's accounts sum to zero": `UPDATE balance SET units = units + 1 WHERE account = 'LTC:spent'`,
  "every balance equals the sum of its postings": `UPDATE balance SET units = units + 1 WHERE account = 'LTCT:spent'; UPDATE balance SET units = units - 1 WHERE account = 'LTCT:wallet'`,
  "no wallet is overdrawn": `UPDATE balance SET units = -1 WHERE account = 'LTCT:wallet'; UPDATE balance SET units = 1 WHERE account = 'LTCT:external'`,
  "no wallet was ever overdrawn": `UPDATE posting SET units = 5000000 WHERE journal_seq = 1 AND account = 'BTC:external'; UPDATE posting SET units = -5000000 WHERE journal_seq = 1 AND account = 'BTC:wallet'`,
  "every balanceAfter follows from the one before": `UPDATE journal SET balance_after = balance_after + 1 WHERE seq = 1`,
  "the journal has no gaps": `DELETE FROM posting WHERE journal_seq = 1; DELETE FROM journal WHERE seq = 1`,
  "items under way have exactly one open attempt, all others none": `UPDATE order_item SET status = 'pending' WHERE status = 'processing'`,
  "open attempts hold their money, settled ones hold nothing": `UPDATE attempt SET state = 'open' WHERE order_item_id = ${refused}`,
  "an attempt's entries move what the attempt costs": `UPDATE attempt SET currency = 'BTC' WHERE order_item_id = ${refused}`,
  "what adjustments of a label moved is what its charge says was booked": `INSERT INTO charge VALUES (${attemptOf(sold)}, 'LTC', 600, '[]', 5, 5, 1)`,
  "labels alone are charged for, and void ones owe nothing": `INSERT INTO charge VALUES ((SELECT id FROM attempt WHERE order_item_id = ${refused}), 'LTC', 600, '[]', 0, 0, 1)`,
  "what is held is what the open attempts hold": `UPDATE balance SET units = units + 1 WHERE account = 'LTC:held'; UPDATE balance SET units = units - 1 WHERE account = 'LTC:wallet'`,
  "every purchase found its cost and ten percent more in the wallet": `UPDATE posting SET units = units / 1000 WHERE journal_seq = 2`,
  "every attempt costs its cents at its rate, rounded up to a unit": `UPDATE attempt SET cents = cents + 1 WHERE order_item_id = ${sold}`,
  "every entry of an attempt names the attempt's cents and rate": `UPDATE journal SET price_micros = NULL WHERE seq = ${newestOf("hold")}`,
  "every rate that an entry names is its currency's and its price": `UPDATE exchange_rate SET price_micros = price_micros + 1`,
  "every entry of an attempt names the attempt's stored rate": `UPDATE journal SET rate_id = NULL WHERE seq = ${newestOf("hold")}`,
  "no item was bought twice": `UPDATE attempt SET order_item_id = ${sold} WHERE id = ${attemptOf(voided)}`,
  "every label was paid for once, at its price": `UPDATE label SET transaction_id = (SELECT id FROM journal WHERE seq = 1) WHERE order_item_id = ${sold}`,
  "every debit bought a label": `UPDATE label SET transaction_id = 'txn_none' WHERE order_item_id = ${sold}`,
  "success and void items have a label, all others have none": `DELETE FROM label WHERE order_item_id = ${sold}`,
  "an item without a valid label has cost nothing": `UPDATE order_item SET status = 'failed' WHERE id = ${sold}`,
  "a void label was refunded once, all others were not": `UPDATE label SET voided_at = NULL WHERE order_item_id = ${voided}`,
  "every label is followed as a parcel": `UPDATE parcel SET tracking_code = 'X' WHERE order_item_id = ${sold}`,
  "every order's counters are its items'": `UPDATE orders SET failed_count = failed_count + 1 WHERE payment_status = 'processing'`,
  "every order's payment status follows from its items": `UPDATE orders SET payment_status = 'refunded' WHERE payment_status = 'pending'`,
  "no order was made of a quote that had expired": `UPDATE quote SET expires_at = (SELECT o.created_at FROM orders o JOIN order_item i ON i.order_id = o.id WHERE i.rate_id = quote.id) WHERE id = (SELECT rate_id FROM order_item WHERE id = ${sold})`,
  "no rate stands twice in an order": `DROP VIEW batch_row_seen; CREATE TABLE loose AS SELECT * FROM order_item; DROP TABLE order_item; ALTER TABLE loose RENAME TO order_item;
          CREATE INDEX loose_by_order ON order_item (order_id); CREATE UNIQUE INDEX loose_by_id ON order_item (id);
          UPDATE order_item SET rate_id = (SELECT rate_id FROM order_item WHERE status = 'pending' ORDER BY position LIMIT 1) WHERE status = 'pending'`,
  "every item is what its quote says": `UPDATE quote SET service = 'Express' WHERE id = (SELECT rate_id FROM order_item WHERE id = ${sold})`,
  "every order's total is the sum of its items": `UPDATE orders SET total_cents = total_cents + 1 WHERE payment_status = 'paid'`,
  "orders are numbered without gaps": `UPDATE orders SET seq = seq + 100`,
  "every label and every final failure was told once": `DELETE FROM delivery; DELETE FROM event WHERE order_item_id = ${sold}`,
  "every webhook that listened to an event was given it": `DELETE FROM delivery WHERE seq = 1`,
  "the maintained totals are the counted ones": `UPDATE counter SET value = value + 1 WHERE name = 'orders:paid'`,
  "every credited deposit was credited once, with what arrived, and no other was": deposit(
    "dep_1",
    "credited",
  ),
  "what is missing of a disputed deposit is what its entries took": deposit("dep_1", "disputed", 5),
  // A table made anew has lost what kept its rows apart.
  "no output of a chain is two deposits": `CREATE TABLE loose AS SELECT * FROM deposit; DROP TABLE deposit; ALTER TABLE loose RENAME TO deposit;
          ${deposit("dep_1", "pending")}; ${deposit("dep_2", "pending")}`,
  "what is told of spending is what the journal says": `UPDATE spend SET labels = labels + 1`,
};
