-- What people practise (docs/decisions/0020-practice-journal.md). Instants are UTC, days are the temple's.

-- One row a person, locked while entries are written: their places are given, and their sums change, one after another.
CREATE TABLE journal_heads (
  uid text PRIMARY KEY CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- Of the person's last entry; the first one's is 1.
  place bigint NOT NULL DEFAULT 0 CHECK (place >= 0)
);

-- A store of entries on one device belongs to one person for good.
CREATE TABLE journal_replicas (
  replica text PRIMARY KEY CHECK (replica ~ '^[0-9a-f]{32}$'),
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  first_seen_at timestamptz NOT NULL
);
CREATE INDEX journal_replicas_uid ON journal_replicas (uid);

-- Never changed: a correction is another entry. Everything asks for one person.
CREATE TABLE journal_entries (
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  replica text NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  -- In the person's order; grows with time, whichever device wrote what when.
  place bigint NOT NULL CHECK (place > 0),
  kind text NOT NULL CHECK (kind <> ''),
  subject text NOT NULL,
  amount int NOT NULL CHECK (amount >= 0),
  -- By the server's clock.
  at timestamptz NOT NULL CHECK (at >= '1900-01-01 00:00:00+00'),
  -- As the device wrote it: milliseconds since 1970 by its own clock. By this an entry that comes again is known.
  told_at bigint NOT NULL,
  day date NOT NULL,
  -- '' for nothing; null where it is sealed.
  data text,
  data_sealed text,
  PRIMARY KEY (uid, replica, number),
  UNIQUE (uid, place),
  CHECK ((data IS NULL) <> (data_sealed IS NULL))
) PARTITION BY HASH (uid);

DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format(
      'CREATE TABLE journal_entries_%s PARTITION OF journal_entries FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
      lpad(part::text, 2, '0'), part);
  END LOOP;
END
$$;

-- Sums of the entries: of a life, and of each day.
CREATE TABLE journal_totals (
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  kind text NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL,
  entries bigint NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (uid, kind, subject)
);

CREATE TABLE journal_days (
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  day date NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL,
  entries bigint NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (uid, day, kind, subject)
);
