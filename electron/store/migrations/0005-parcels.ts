/** Every bought label as a parcel on its way, what was spent in each half hour, and an index for the wallet's history. */
export const parcels0005 = {
  number: 5,
  name: "parcels",
  sql: `
CREATE TABLE parcel (
  seq INTEGER PRIMARY KEY,
  order_item_id TEXT NOT NULL UNIQUE REFERENCES label (order_item_id),
  order_seq INTEGER NOT NULL REFERENCES orders (seq),
  carrier TEXT NOT NULL,
  service TEXT NOT NULL,
  tracking_code TEXT NOT NULL,
  recipient TEXT NOT NULL,
  from_zip TEXT NOT NULL,
  from_country TEXT NOT NULL,
  to_city TEXT NOT NULL,
  to_state TEXT NOT NULL,
  to_zip TEXT NOT NULL,
  to_country TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('unknown','pre_transit','in_transit','out_for_delivery','delivered','available_for_pickup','return_to_sender','failure','cancelled','error')),
  status_detail TEXT NOT NULL,
  -- Why a person should look at it; null when all is well.
  attention TEXT CHECK (attention IN ('failure','return_to_sender','error','late','stuck')),
  -- The reason that a person has put aside; another reason asks for attention again.
  seen_attention TEXT,
  needs_attention INTEGER GENERATED ALWAYS AS (attention IS NOT NULL AND attention IS NOT seen_attention) STORED,
  -- Where it was seen last, as the carrier says it, and on the map.
  place TEXT,
  latitude REAL,
  longitude REAL,
  estimated_at INTEGER,
  last_event_at INTEGER NOT NULL,
  -- JSON of the carrier's events, newest first.
  events TEXT NOT NULL,
  asked_at INTEGER,
  -- How often in a row the carrier could not be asked.
  failures INTEGER NOT NULL DEFAULT 0,
  -- Null once nothing more is expected.
  next_check_at INTEGER
) STRICT;
CREATE INDEX parcel_listed ON parcel (needs_attention, last_event_at, seq);
CREATE INDEX parcel_listed_by_status ON parcel (status, needs_attention, last_event_at, seq);
CREATE INDEX parcel_by_order ON parcel (order_seq);
CREATE INDEX parcel_by_code ON parcel (tracking_code);
CREATE INDEX parcel_due ON parcel (next_check_at) WHERE next_check_at IS NOT NULL;

CREATE TRIGGER parcel_count_insert AFTER INSERT ON parcel BEGIN
  INSERT INTO counter VALUES ('parcels:' || new.status, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
  INSERT INTO counter VALUES ('parcels:attention', new.needs_attention) ON CONFLICT (name) DO UPDATE SET value = value + new.needs_attention;
END;
CREATE TRIGGER parcel_count_status AFTER UPDATE OF status ON parcel WHEN old.status <> new.status BEGIN
  UPDATE counter SET value = value - 1 WHERE name = 'parcels:' || old.status;
  INSERT INTO counter VALUES ('parcels:' || new.status, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
CREATE TRIGGER parcel_count_attention AFTER UPDATE ON parcel WHEN old.needs_attention <> new.needs_attention BEGIN
  UPDATE counter SET value = value + new.needs_attention - old.needs_attention WHERE name = 'parcels:attention';
END;

-- Labels that were bought before there were parcels; their carriers are asked at once.
INSERT INTO parcel (order_item_id, order_seq, carrier, service, tracking_code, recipient, from_zip, from_country,
    to_city, to_state, to_zip, to_country, status, status_detail, last_event_at, events, next_check_at)
  SELECT l.order_item_id, o.seq, l.carrier, i.service, l.tracking_code, COALESCE(json_extract(s.to_address, '$.name'), ''),
    COALESCE(json_extract(s.from_address, '$.zip'), ''), COALESCE(json_extract(s.from_address, '$.country'), ''),
    COALESCE(json_extract(s.to_address, '$.city'), ''), COALESCE(json_extract(s.to_address, '$.state'), ''),
    COALESCE(json_extract(s.to_address, '$.zip'), ''), COALESCE(json_extract(s.to_address, '$.country'), ''),
    CASE WHEN l.voided_at IS NULL THEN 'pre_transit' ELSE 'cancelled' END,
    CASE WHEN l.voided_at IS NULL THEN 'label_created' ELSE 'cancelled' END,
    COALESCE(l.voided_at, l.created_at), '[]',
    CASE WHEN l.voided_at IS NULL THEN 0 END
  FROM label l
  JOIN order_item i ON i.id = l.order_item_id
  JOIN orders o ON o.id = i.order_id
  JOIN shipment s ON s.id = i.shipment_id
  ORDER BY l.created_at, l.order_item_id;

-- Half hours, because the days of every time zone in use begin with one. Kept with the journal, entry by entry.
CREATE TABLE spend (
  half_hour INTEGER NOT NULL,
  carrier TEXT NOT NULL,
  service TEXT NOT NULL,
  bought_cents INTEGER NOT NULL,
  refunded_cents INTEGER NOT NULL,
  labels INTEGER NOT NULL,
  PRIMARY KEY (half_hour, carrier, service)
) STRICT, WITHOUT ROWID;
INSERT INTO spend
  SELECT j.created_at / 1800000 * 1800000, i.carrier, i.service,
    SUM(CASE j.type WHEN 'label_purchase' THEN COALESCE(j.usd_cents, 0) ELSE 0 END),
    SUM(CASE j.type WHEN 'label_refund' THEN COALESCE(j.usd_cents, 0) ELSE 0 END),
    SUM(j.type = 'label_purchase')
  FROM journal j JOIN order_item i ON i.id = j.order_item_id
  WHERE j.type IN ('label_purchase', 'label_refund')
  GROUP BY 1, 2, 3;
CREATE TRIGGER journal_spend AFTER INSERT ON journal WHEN new.type IN ('label_purchase', 'label_refund') BEGIN
  INSERT INTO spend
    SELECT new.created_at / 1800000 * 1800000, i.carrier, i.service,
      CASE new.type WHEN 'label_purchase' THEN COALESCE(new.usd_cents, 0) ELSE 0 END,
      CASE new.type WHEN 'label_refund' THEN COALESCE(new.usd_cents, 0) ELSE 0 END,
      new.type = 'label_purchase'
    FROM order_item i WHERE i.id = new.order_item_id
    ON CONFLICT (half_hour, carrier, service) DO UPDATE SET
      bought_cents = bought_cents + excluded.bought_cents,
      refunded_cents = refunded_cents + excluded.refunded_cents,
      labels = labels + excluded.labels;
END;

CREATE INDEX journal_listed_by_time ON journal (created_at, seq, type, currency) WHERE amount <> 0;
`,
} as const;
