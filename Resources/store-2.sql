-- Version 2 of the store. Once shipped, this file does not change; the next version is store-3.sql.
--
-- The ops stay as they are. What is computed from them is made anew, with more columns, by replay.

-- An entity's first op is found by its id, so that only the later ones need an entry. Most entities
-- have none, and a batch writes that much less while readers wait.
DROP INDEX op_by_entity;
CREATE INDEX op_by_entity ON op (entity) WHERE entity <> id;

DROP TABLE item;
CREATE TABLE item (
  id        BLOB NOT NULL PRIMARY KEY,
  name      TEXT NOT NULL,
  key       TEXT NOT NULL,    -- the name folded for look-ups
  used      TEXT,
  next      TEXT,
  cost      TEXT,
  minutes   TEXT,
  exemption TEXT,
  count     INTEGER,          -- of pieces; null is one
  outcome   TEXT,
  day       INTEGER,          -- of the outcome
  way       TEXT,             -- how it left: sold, given, recycled, thrown
  place     TEXT,             -- where it went
  reason    TEXT,             -- why it left
  got       TEXT,             -- the price that it brought
  label     TEXT,             -- of the box that it is in
  box       TEXT,             -- the label folded for look-ups
  again     INTEGER,          -- the day on which another one was got
  paid      TEXT,             -- the price of that other one
  location  TEXT,             -- where it is kept
  mark      TEXT,             -- tells those of one name in a list apart: #reference or @location
  listed    INTEGER,          -- stands for what a list said of it last; null where none did
  stamp     INTEGER NOT NULL  -- of the last change
) STRICT, WITHOUT ROWID;
-- With the stamp and the outcome, so that a search finds the newest, and a completion what is here, in the
-- index alone.
CREATE INDEX item_by_key ON item (key, stamp, outcome);
CREATE INDEX item_by_outcome ON item (outcome, day, stamp);
-- With the day, so that the few of several pieces are added to a day's count in the index alone.
CREATE INDEX item_by_count ON item (outcome, day, count) WHERE count > 1;
CREATE INDEX item_by_box ON item (box) WHERE box IS NOT NULL;
CREATE INDEX item_by_mark ON item (key, mark) WHERE mark IS NOT NULL;
CREATE INDEX item_by_again ON item (again) WHERE again IS NOT NULL;

DROP TABLE thing;
CREATE TABLE thing (
  id        BLOB NOT NULL PRIMARY KEY,
  title     TEXT,             -- null once it is pruned
  key       TEXT,
  opened    INTEGER NOT NULL, -- stamp of the op that opened it
  finished  INTEGER,          -- the day
  discarded INTEGER,          -- the day
  stamp     INTEGER NOT NULL,
  slot      INTEGER CHECK (slot IN (1, 2))
) STRICT, WITHOUT ROWID;
-- Whatever the program believes, no two things ever share a place.
CREATE UNIQUE INDEX thing_by_slot ON thing (slot) WHERE slot IS NOT NULL;
CREATE INDEX thing_open ON thing (opened, id) WHERE finished IS NULL AND discarded IS NULL;
CREATE INDEX thing_by_key ON thing (key, stamp) WHERE key IS NOT NULL;
CREATE INDEX thing_by_finished ON thing (finished) WHERE finished IS NOT NULL;
CREATE INDEX thing_by_discarded ON thing (discarded) WHERE discarded IS NOT NULL;
-- What ended and still has its words.
CREATE INDEX thing_with_words ON thing (coalesce(finished, discarded))
  WHERE title IS NOT NULL AND coalesce(finished, discarded) IS NOT NULL;

DROP TABLE pause;
CREATE TABLE pause (
  id     BLOB NOT NULL PRIMARY KEY,
  name   TEXT NOT NULL,
  key    TEXT NOT NULL,
  price  TEXT NOT NULL,
  reason TEXT NOT NULL,
  place  TEXT NOT NULL,       -- where it was seen
  began  INTEGER NOT NULL,    -- the day
  start  INTEGER NOT NULL,    -- milliseconds since 1970-01-01T00:00Z
  ending TEXT,
  day    INTEGER,             -- of the ending
  mark   TEXT,                -- as an item's, the place being where it was seen
  listed INTEGER,             -- as an item's
  stamp  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pause_by_ending ON pause (ending, began);
CREATE INDEX pause_by_key ON pause (key, stamp, ending);
-- With the day, so that the sums of a month are in the index alone.
CREATE INDEX pause_by_price ON pause (ending, price, day);
CREATE INDEX pause_by_mark ON pause (key, mark) WHERE mark IS NOT NULL;

-- What the person set; the fields of one entity, which all devices know.
CREATE TABLE setting (
  id    BLOB NOT NULL,
  key   TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (id, key)
) STRICT, WITHOUT ROWID;

-- The 30-Day Games that the person takes part in.
CREATE TABLE round (
  id     BLOB NOT NULL PRIMARY KEY,
  start  TEXT NOT NULL,       -- the round as it was started: zone, rules, deadlines
  ends   INTEGER NOT NULL,    -- its last deadline, seconds since 1970-01-01T00:00Z
  joined INTEGER NOT NULL,    -- the number of the day, from 1
  left   INTEGER,             -- the number of the day; null while the person is in
  friends TEXT,               -- the start record that friends share; null in a game alone
  shown  TEXT,                -- what friends call the person
  secret TEXT,                -- what the person's key among them is made from
  titles INTEGER NOT NULL,    -- 1 when they see what left, not only how much
  stamp  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What one device counts for a round; the counts are in its ops, each with its stamp.
CREATE TABLE register (
  id    BLOB NOT NULL PRIMARY KEY,
  round BLOB NOT NULL,
  stamp INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What the devices of friends, and this one, told of a round: signed segments, verified when they came.
-- No op says it, and it can be had from them again.
CREATE TABLE segment (
  round  BLOB NOT NULL,       -- the hash of its start record
  device BLOB NOT NULL,
  number INTEGER NOT NULL,
  hash   BLOB NOT NULL,       -- of the text: a device that was copied has two of one number
  text   TEXT NOT NULL,
  placed INTEGER NOT NULL DEFAULT 0,  -- 1 when it is known to be in the round's place
  PRIMARY KEY (round, device, number, hash)
) STRICT, WITHOUT ROWID;

-- The acts that friends know of, so that they can't be taken back.
CREATE TABLE told (
  act BLOB NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- Which acts can be taken back, and in which order they were undone.
DROP TABLE act;
CREATE TABLE act (
  id      BLOB NOT NULL PRIMARY KEY,
  verb    TEXT NOT NULL,
  day     INTEGER NOT NULL,   -- days since 1970-01-01 in the person's zone
  stamp   INTEGER NOT NULL,
  undone  INTEGER NOT NULL,
  changed INTEGER NOT NULL    -- running number of the last op on it: no clock decides what is newest
) STRICT, WITHOUT ROWID;
CREATE INDEX act_by_day ON act (day) WHERE undone = 0;
CREATE INDEX act_undone ON act (changed) WHERE undone = 1;

-- What this store knows of syncing. No op says it and it goes nowhere; empty until sync is set up.
CREATE TABLE remote (
  name    TEXT NOT NULL PRIMARY KEY,  -- devices, or a round by its hash
  kind    TEXT NOT NULL,              -- folder or git
  place   TEXT NOT NULL,              -- its path or URL
  key     BLOB,                       -- this device's public key; NULL for a round
  sent    BLOB,                       -- this device's last op that is there; NULL for a round
  worked  INTEGER,                    -- when a sync last ended well, milliseconds since 1970-01-01
  failed  INTEGER,                    -- when one last failed since
  failure TEXT                        -- why, in words
) STRICT, WITHOUT ROWID;

-- How far the segments of each device are known, this one's included.
CREATE TABLE chain (
  remote TEXT NOT NULL,
  device BLOB NOT NULL,
  key    BLOB NOT NULL,               -- its public key, as it was first seen
  length INTEGER NOT NULL,            -- in segments
  hash   BLOB NOT NULL,               -- of the last one
  PRIMARY KEY (remote, device)
) STRICT, WITHOUT ROWID;

-- What the last sync kept out, in words.
CREATE TABLE kept_out (
  remote   TEXT NOT NULL,
  position INTEGER NOT NULL,
  reason   TEXT NOT NULL,
  PRIMARY KEY (remote, position)
) STRICT, WITHOUT ROWID;

-- Ops to be sent apart from what this device wrote after `sent`: what was imported, for one.
CREATE TABLE unsent (
  remote TEXT NOT NULL,
  op     BLOB NOT NULL,
  always INTEGER NOT NULL,            -- 1 when it is sent even though it seems to be there already
  PRIMARY KEY (remote, op)
) STRICT, WITHOUT ROWID;

-- In which of this device's segments its ops went to a place: those up to one, in the first so many.
CREATE TABLE dispatch (
  remote TEXT NOT NULL,
  op     BLOB NOT NULL,
  length INTEGER NOT NULL,
  PRIMARY KEY (remote, op)
) STRICT, WITHOUT ROWID;

-- Values that another device's took the place of, neither knowing of the other.
CREATE TABLE replaced (
  op    BLOB NOT NULL,
  field TEXT NOT NULL,
  day   INTEGER NOT NULL,             -- of the act
  stamp INTEGER NOT NULL,
  PRIMARY KEY (op, field)
) STRICT, WITHOUT ROWID;

-- What was typed at the prompt, the oldest first: of this device alone, and no part of any act.
CREATE TABLE typed (line TEXT NOT NULL) STRICT;
