/** What real carrier accounts need: shipments that are sold once, charges that differ from the quote, refunds that take days. */
export const carrierAccounts0017 = {
  number: 17,
  name: "carrier-accounts",
  sql: `
-- A carrier's shipment belongs to one order item, from before it is bought; an item never has two that can be sold.
CREATE TABLE carrier_shipment (
  id TEXT PRIMARY KEY,
  order_item_id TEXT NOT NULL REFERENCES order_item (id),
  -- The carrier said that it can never be sold.
  spoiled INTEGER NOT NULL DEFAULT 0 CHECK (spoiled IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX carrier_shipment_of_item ON carrier_shipment (order_item_id) WHERE spoiled = 0;

-- Labels whose charge was not what was quoted. due_units is what the charge costs beyond the debit (negative: less), in 1e-8;
-- booked_units is what of it adjustments have moved. What is due and not booked waits for money.
CREATE TABLE charge (
  attempt_id TEXT PRIMARY KEY REFERENCES attempt (id),
  currency TEXT NOT NULL,
  charged_cents INTEGER NOT NULL CHECK (charged_cents >= 0),
  fees TEXT NOT NULL CHECK (json_valid(fees)),
  due_units INTEGER NOT NULL,
  booked_units INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  CHECK (CASE WHEN due_units < 0 THEN booked_units = due_units ELSE booked_units BETWEEN 0 AND due_units END)
) STRICT, WITHOUT ROWID;
CREATE INDEX charge_owed ON charge (created_at) WHERE booked_units <> due_units;

-- What was charged beside the quote is spending, too.
DROP TRIGGER journal_spend;
CREATE TRIGGER journal_spend AFTER INSERT ON journal
  WHEN new.type IN ('label_purchase', 'label_refund') OR (new.type = 'adjustment' AND new.attempt_id IS NOT NULL) BEGIN
  INSERT INTO spend
    SELECT new.created_at / 1800000 * 1800000, i.carrier, i.service,
      CASE new.type WHEN 'label_purchase' THEN COALESCE(new.usd_cents, 0)
        WHEN 'adjustment' THEN -SIGN(new.amount) * COALESCE(new.usd_cents, 0) ELSE 0 END,
      CASE new.type WHEN 'label_refund' THEN COALESCE(new.usd_cents, 0) ELSE 0 END,
      new.type = 'label_purchase'
    FROM order_item i WHERE i.id = new.order_item_id
    ON CONFLICT (half_hour, carrier, service) DO UPDATE SET
      bought_cents = bought_cents + excluded.bought_cents,
      refunded_cents = refunded_cents + excluded.refunded_cents,
      labels = labels + excluded.labels;
END;

-- The carrier has the request; asked again at void_check_at.
ALTER TABLE label ADD COLUMN void_submitted_at INTEGER;
ALTER TABLE label ADD COLUMN void_check_at INTEGER;
`,
} as const;
