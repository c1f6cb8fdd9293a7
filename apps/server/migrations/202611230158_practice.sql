-- Practices of people's own, as the entries of the journal say (practice.save, practice.delete). Instants are UTC.
CREATE TABLE practices (
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- Drawn by the device that made it.
  id text NOT NULL CHECK (id ~ '^[0-9a-f]{32}$'),
  -- Sealed; null of one that was deleted. It stays, so that what was said of it before and comes later changes nothing.
  title_sealed text,
  content_sealed text,
  target int CHECK (target BETWEEN 1 AND 1000000),
  -- HH:mm by the clock where the person is, and on which days: 1 is Monday, 7 Sunday.
  reminder_time text CHECK (reminder_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  reminder_weekdays smallint[],
  paused boolean NOT NULL,
  deleted boolean NOT NULL,
  -- Of the earliest entry that speaks of it.
  made_at timestamptz NOT NULL,
  -- The entry that holds: the latest by moment, replica and number.
  word_at timestamptz NOT NULL,
  word_replica text NOT NULL,
  word_number bigint NOT NULL,
  PRIMARY KEY (uid, id),
  CHECK (deleted = (title_sealed IS NULL) AND deleted = (content_sealed IS NULL)),
  CHECK ((reminder_time IS NULL) = (reminder_weekdays IS NULL))
);
CREATE INDEX practices_living ON practices (uid, made_at) WHERE NOT deleted;
