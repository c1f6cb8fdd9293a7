-- Reminders at times that a person chose, and the calendar that shows them. Instants are UTC.

CREATE TABLE notice_reminders (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- The kind of notice that it becomes, and what it is about among those of its kind.
  kind text NOT NULL CHECK (kind <> ''),
  subject text NOT NULL CHECK (subject <> ''),
  -- Encrypted: what its words are made from.
  data text NOT NULL,
  -- Such as 05:30, by the clocks of the zone.
  local_time text NOT NULL CHECK (local_time ~ '^\d\d:\d\d$'),
  -- 1 is Monday, 7 Sunday.
  weekdays int[] NOT NULL CHECK (cardinality(weekdays) BETWEEN 1 AND 7 AND weekdays <@ '{1,2,3,4,5,6,7}'),
  zone text NOT NULL,
  next_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (uid, kind, subject)
);
CREATE INDEX notice_reminders_next ON notice_reminders (next_at);

CREATE TABLE notice_feeds (
  uid text PRIMARY KEY CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- Keyed hash of the secret in its address.
  secret_index text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
