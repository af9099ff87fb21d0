/** Deposits from a chain: the public keys that addresses follow from, the addresses, and what arrived at them. */
export const deposits0015 = {
  number: 15,
  name: "deposits",
  sql: `
CREATE TABLE deposit_key (
  id TEXT PRIMARY KEY,
  currency TEXT NOT NULL CHECK (currency IN ('BTC','LTC','LTCT')),
  network TEXT NOT NULL CHECK (network IN ('mainnet','testnet','regtest')),
  -- An extended public key, always in the letters of BIP32.
  xpub TEXT NOT NULL CHECK (xpub LIKE 'xpub%'),
  kind TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  account INTEGER NOT NULL CHECK (account >= 0),
  created_at INTEGER NOT NULL,
  -- The newest block at the first look; what lay on the account by then is no deposit. Null before it.
  start_height INTEGER,
  -- Its addresses are watched on, but no new one is shown.
  retired_at INTEGER,
  seal TEXT,
  UNIQUE (currency, network, xpub)
) STRICT;
CREATE UNIQUE INDEX deposit_key_current ON deposit_key (currency) WHERE retired_at IS NULL;

CREATE TABLE deposit_address (
  address TEXT PRIMARY KEY,
  key_id TEXT NOT NULL REFERENCES deposit_key (id),
  position INTEGER NOT NULL CHECK (position >= 0),
  created_at INTEGER NOT NULL,
  shown_at INTEGER,
  -- What a person asked for it for; it never gets another purpose.
  note TEXT NOT NULL DEFAULT '',
  used_at INTEGER,
  seal TEXT,
  UNIQUE (key_id, position)
) STRICT;
CREATE TRIGGER deposit_address_fixed AFTER UPDATE ON deposit_address
  WHEN new.address <> old.address OR new.key_id <> old.key_id OR new.position <> old.position
    OR (old.shown_at IS NOT NULL AND (new.shown_at IS NOT old.shown_at OR new.note <> old.note))
  BEGIN SELECT RAISE(ABORT, 'an address is shown once'); END;

CREATE TABLE deposit (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  currency TEXT NOT NULL CHECK (currency IN ('BTC','LTC','LTCT')),
  network TEXT NOT NULL CHECK (network IN ('mainnet','testnet','regtest')),
  txid TEXT NOT NULL CHECK (length(txid) = 64),
  vout INTEGER NOT NULL CHECK (vout >= 0),
  address TEXT NOT NULL REFERENCES deposit_address (address),
  units INTEGER NOT NULL CHECK (units > 0),
  coinbase INTEGER NOT NULL CHECK (coinbase IN (0, 1)),
  -- The block that it lies in; null while it lies in none.
  height INTEGER,
  block_hash TEXT,
  -- pending: seen, not yet credited. gone: it went before it was credited. earlier: there before the key was.
  -- credited: in the wallet. final: so deep that it is not looked at again. disputed: credited, then its block was replaced.
  state TEXT NOT NULL CHECK (state IN ('pending','gone','earlier','credited','final','disputed')),
  -- Why a ripe one is not credited: the wallet's limit; no second server could be asked; a second server says otherwise.
  problem TEXT CHECK (problem IN ('limit','alone','differs')),
  -- How much of a disputed one was taken out of the wallet again.
  taken_units INTEGER NOT NULL DEFAULT 0 CHECK (taken_units BETWEEN 0 AND units),
  seen_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  seal TEXT,
  UNIQUE (currency, network, txid, vout),
  CHECK ((height IS NULL) = (block_hash IS NULL)),
  CHECK (taken_units = 0 OR state = 'disputed')
) STRICT;
CREATE INDEX deposit_open ON deposit (currency, seq) WHERE state IN ('pending','credited','disputed');
CREATE INDEX deposit_listed ON deposit (currency, seq);
CREATE INDEX deposit_by_address ON deposit (address);
CREATE TRIGGER deposit_fixed AFTER UPDATE ON deposit
  WHEN new.txid <> old.txid OR new.vout <> old.vout OR new.address <> old.address OR new.units <> old.units
    OR new.currency <> old.currency OR new.network <> old.network
  BEGIN SELECT RAISE(ABORT, 'what arrived is never changed'); END;
CREATE TRIGGER deposit_kept AFTER DELETE ON deposit BEGIN SELECT RAISE(ABORT, 'deposits are never deleted'); END;

-- What each deposit did to the wallet. A second credit of one output cannot be written.
CREATE TABLE deposit_entry (
  transaction_id TEXT PRIMARY KEY REFERENCES journal (id),
  deposit_seq INTEGER NOT NULL REFERENCES deposit (seq),
  kind TEXT NOT NULL CHECK (kind IN ('credit','taken','returned')),
  seal TEXT
) STRICT;
CREATE UNIQUE INDEX deposit_credit_once ON deposit_entry (deposit_seq) WHERE kind = 'credit';
CREATE INDEX deposit_entry_by_deposit ON deposit_entry (deposit_seq);
CREATE TRIGGER deposit_entry_fixed AFTER UPDATE ON deposit_entry BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER deposit_entry_kept AFTER DELETE ON deposit_entry BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
`,
} as const;
