-- The halls of the living and of the departed: tablets and lamps, what is given with them, who may see them.
-- Money is fen; instants are UTC; days are the temple's.

CREATE TABLE hall_tablets (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- Twelve digits, the last one the check digit; never a mainland phone, for those have eleven.
  tablet_number text NOT NULL UNIQUE CHECK (tablet_number ~ '^[2-9][0-9]{11}$'),
  idempotency_key text NOT NULL UNIQUE,
  content_hash text,
  hall text NOT NULL CHECK (hall IN ('blessing', 'memorial')),
  -- The kind of tablet; null for a lamp alone.
  kind text CHECK (kind IN ('longevity', 'rebirth', 'ancestors', 'creditors', 'infant', 'land')),
  -- Encrypted JSON: every word of the tablet or the lamp, contact.
  personal text,
  contact_index text,
  -- Encrypted, for both may hold names: why it was rejected, what the office is asked to correct.
  reason text,
  correction text,
  language text NOT NULL,
  status text NOT NULL CHECK (
    status IN ('unpaid', 'applied', 'approved', 'standing', 'ended', 'rejected', 'withdrawn', 'expired')
  ),
  -- For how many days it shall stand; null: no end.
  days integer CHECK (days > 0),
  remind boolean NOT NULL,
  stands_from text CHECK (stands_from ~ '^\d{4}-\d{2}-\d{2}$'),
  -- The last day; null: no end is set.
  stands_until text CHECK (stands_until ~ '^\d{4}-\d{2}-\d{2}$'),
  -- Where its lamp burns, from 0. A place that was left is taken by the next.
  place integer CHECK (place >= 0),
  created_at timestamptz NOT NULL,
  -- When it came to stand first.
  stood_at timestamptz,
  uid text CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- The account is gone.
  owner_erased_at timestamptz CHECK (owner_erased_at IS NULL OR uid IS NULL),
  -- Everything personal is gone. Number, kind, days and states stay.
  erased_at timestamptz,
  consent_version text NOT NULL,
  CHECK ((status = 'standing') = (place IS NOT NULL)),
  CHECK (status NOT IN ('approved', 'standing') OR stands_from IS NOT NULL),
  CONSTRAINT hall_tablets_erased CHECK (
    CASE WHEN erased_at IS NULL THEN personal IS NOT NULL AND contact_index IS NOT NULL
    ELSE owner_erased_at IS NOT NULL AND status IN ('ended', 'rejected', 'withdrawn', 'expired')
      AND num_nonnulls(personal, contact_index, content_hash, reason, correction, uid) = 0
    END
  )
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX hall_tablets_place ON hall_tablets (hall, place) WHERE place IS NOT NULL;
CREATE INDEX hall_tablets_contact ON hall_tablets (contact_index, created_at DESC) WHERE contact_index IS NOT NULL;
-- The list of one's own, newest first: ids are in order of time.
CREATE INDEX hall_tablets_owner ON hall_tablets (uid, id DESC) WHERE uid IS NOT NULL;
-- What the office has to look at, and what the clock moves.
CREATE INDEX hall_tablets_applied ON hall_tablets (id) WHERE status = 'applied' OR correction IS NOT NULL;
CREATE INDEX hall_tablets_approved ON hall_tablets (stands_from) WHERE status = 'approved';
CREATE INDEX hall_tablets_ending ON hall_tablets (stands_until) WHERE status = 'standing' AND stands_until IS NOT NULL;
-- Of whom days of remembrance are told.
CREATE INDEX hall_tablets_remind ON hall_tablets (id) WHERE remind AND uid IS NOT NULL;

-- What is given with a registration or a renewal; nothing too.
CREATE TABLE hall_gifts (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  tablet_id text NOT NULL REFERENCES hall_tablets (id),
  what text NOT NULL CHECK (what IN ('registration', 'renewal')),
  idempotency_key text NOT NULL UNIQUE,
  days integer CHECK (days > 0),
  -- Whole yuan.
  amount_fen bigint NOT NULL CHECK (amount_fen >= 0 AND amount_fen % 100 = 0),
  status text NOT NULL CHECK (status IN ('unpaid', 'given', 'cancelled', 'expired', 'refunded')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK (status <> 'unpaid' OR amount_fen > 0),
  CHECK ((paid_at IS NOT NULL) = (amount_fen > 0 AND status IN ('given', 'refunded')))
);
CREATE INDEX hall_gifts_tablet ON hall_gifts (tablet_id, id);
CREATE UNIQUE INDEX hall_gifts_registration ON hall_gifts (tablet_id) WHERE what = 'registration';
CREATE INDEX hall_gifts_expiring ON hall_gifts (expires_at) WHERE status = 'unpaid';

-- Who did what, when: never changed, never removed.
CREATE TABLE hall_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tablet_id text NOT NULL REFERENCES hall_tablets (id),
  event text NOT NULL,
  who text NOT NULL,
  -- Never personal data: states, ids, amounts.
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);
CREATE INDEX hall_events_tablet ON hall_events (tablet_id, id);

CREATE FUNCTION hall_events_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'hall_events is append-only';
END $$;
CREATE TRIGGER hall_events_append_only BEFORE UPDATE OR DELETE ON hall_events
  FOR EACH ROW EXECUTE FUNCTION hall_events_append_only();

-- A code to see a tablet, for one person: the hash of it alone is kept.
CREATE TABLE hall_invitations (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  tablet_id text NOT NULL REFERENCES hall_tablets (id),
  code_hash bytea NOT NULL UNIQUE,
  made_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  used_at timestamptz
);
CREATE INDEX hall_invitations_tablet ON hall_invitations (tablet_id, id DESC);

-- Who has used one, and sees the tablet until its owner ends it.
CREATE TABLE hall_guests (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  tablet_id text NOT NULL REFERENCES hall_tablets (id),
  invitation_id text NOT NULL REFERENCES hall_invitations (id),
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- Encrypted: as they call themselves.
  name_sealed text NOT NULL,
  since timestamptz NOT NULL,
  UNIQUE (tablet_id, uid)
);
CREATE INDEX hall_guests_person ON hall_guests (uid, id DESC);
CREATE INDEX hall_guests_invitation ON hall_guests (invitation_id);
