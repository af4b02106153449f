-- Version 1 of the store. Once shipped, this file does not change; the next version is store-2.sql.

-- The truth: each op sets some fields of one entity, and is never changed.
CREATE TABLE op (
  id       BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
  act      BLOB NOT NULL,     -- the act it belongs to, named by its first op
  entity   BLOB NOT NULL,     -- what it is about, named by the op that began it
  kind     TEXT NOT NULL,     -- of the entity: act, item, thing, pause
  fields   TEXT NOT NULL,     -- a JSON object, keys in order
  stamp    INTEGER NOT NULL,  -- milliseconds since 1970-01-01T00:00Z
  checksum BLOB NOT NULL      -- BLAKE2b of the op's line
) STRICT, WITHOUT ROWID;
CREATE INDEX op_by_act ON op (act);
CREATE INDEX op_by_entity ON op (entity);

-- The device that this store's own ops are written by.
CREATE TABLE device (
  id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 8)
) STRICT, WITHOUT ROWID;

-- Everything below is a projection of the ops, written in the same transaction.
CREATE TABLE act (
  id     BLOB NOT NULL PRIMARY KEY,
  verb   TEXT NOT NULL,
  day    INTEGER NOT NULL,    -- days since 1970-01-01 in the person's zone
  stamp  INTEGER NOT NULL,
  undone INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE item (
  id        BLOB NOT NULL PRIMARY KEY,
  name      TEXT NOT NULL,
  key       TEXT NOT NULL,    -- the name folded for look-ups
  used      TEXT,
  next      TEXT,
  cost      TEXT,
  minutes   TEXT,
  exemption TEXT,
  outcome   TEXT,
  day       INTEGER,          -- of the outcome
  stamp     INTEGER NOT NULL  -- of the last change
) STRICT, WITHOUT ROWID;
CREATE INDEX item_by_key ON item (key);
CREATE INDEX item_by_outcome ON item (outcome, day);

CREATE TABLE thing (
  id        BLOB NOT NULL PRIMARY KEY,
  title     TEXT NOT NULL,
  key       TEXT NOT NULL,
  opened    INTEGER NOT NULL, -- stamp of the op that opened it
  finished  INTEGER,          -- the day
  discarded INTEGER,          -- the day
  stamp     INTEGER NOT NULL,
  slot      INTEGER CHECK (slot IN (1, 2))
) STRICT, WITHOUT ROWID;
-- Whatever the program believes, no two things ever share a place.
CREATE UNIQUE INDEX thing_by_slot ON thing (slot) WHERE slot IS NOT NULL;
CREATE INDEX thing_open ON thing (opened, id) WHERE finished IS NULL AND discarded IS NULL;
CREATE INDEX thing_by_finished ON thing (finished) WHERE finished IS NOT NULL;

CREATE TABLE pause (
  id     BLOB NOT NULL PRIMARY KEY,
  name   TEXT NOT NULL,
  key    TEXT NOT NULL,
  price  TEXT NOT NULL,
  reason TEXT NOT NULL,
  began  INTEGER NOT NULL,    -- the day
  ending TEXT,
  day    INTEGER,             -- of the ending
  stamp  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pause_by_ending ON pause (ending, began);
