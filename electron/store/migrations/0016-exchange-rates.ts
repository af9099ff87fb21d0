/** The rates that money was converted with, each with the exchanges that told it; attempts and journal entries name theirs. */
export const exchangeRates0016 = {
  number: 16,
  name: "exchange-rates",
  sql: `
CREATE TABLE exchange_rate (
  id TEXT PRIMARY KEY,
  currency TEXT NOT NULL CHECK (currency IN ('BTC','LTC','LTCT')),
  price_micros INTEGER NOT NULL CHECK (price_micros > 0),
  -- Null: a pinned price, which has no time.
  as_of INTEGER,
  -- [{ source, priceMicros, at, used }]
  sources TEXT NOT NULL CHECK (json_valid(sources)),
  seal TEXT
) STRICT;
CREATE TRIGGER exchange_rate_fixed AFTER UPDATE ON exchange_rate BEGIN SELECT RAISE(ABORT, 'a rate is never changed'); END;
CREATE TRIGGER exchange_rate_kept AFTER DELETE ON exchange_rate BEGIN SELECT RAISE(ABORT, 'rates are never deleted'); END;
ALTER TABLE attempt ADD COLUMN rate_id TEXT REFERENCES exchange_rate (id);
ALTER TABLE journal ADD COLUMN rate_id TEXT REFERENCES exchange_rate (id);
`,
} as const;
