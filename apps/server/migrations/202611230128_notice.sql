-- What people with an account are told. Instants are UTC.

CREATE TABLE notices (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  kind text NOT NULL CHECK (kind <> ''),
  -- Names it among those of its kind, so that it is told once.
  key text NOT NULL CHECK (key <> ''),
  -- Encrypted: what its words are made from.
  data text NOT NULL,
  -- For push and mail to a person who has chosen none.
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- When it was decided by which ways else it goes.
  spread_at timestamptz,
  UNIQUE (uid, kind, key)
);
CREATE INDEX notices_own ON notices (uid, id DESC);
CREATE INDEX notices_unread ON notices (uid) WHERE read_at IS NULL;

-- Of who has changed nothing there is no row.
CREATE TABLE notice_settings (
  uid text PRIMARY KEY CHECK (uid ~ '^[0-9a-f]{24}$'),
  language text NOT NULL,
  zone text NOT NULL,
  -- Times of the day such as 21:30; both null: no hour is quiet.
  quiet_from text CHECK (quiet_from ~ '^\d\d:\d\d$'),
  quiet_to text CHECK (quiet_to ~ '^\d\d:\d\d$'),
  -- What was switched off, as kind:channel.
  switched_off text[] NOT NULL DEFAULT '{}',
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

-- A notice on its way by one channel; gone when it was handed over or is of no use any more.
CREATE TABLE notice_deliveries (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  notice_id text NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('mail')),
  due_at timestamptz NOT NULL,
  -- When its job was added last, by which one that got lost is added again.
  queued_at timestamptz,
  -- Until then one process has it to itself.
  claimed_until timestamptz,
  tries int NOT NULL DEFAULT 0
);
CREATE INDEX notice_deliveries_due ON notice_deliveries (due_at);
CREATE INDEX notice_deliveries_notice ON notice_deliveries (notice_id);
