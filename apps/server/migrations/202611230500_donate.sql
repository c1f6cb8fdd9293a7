-- Giving in rejoicing: gifts, their log, mailboxes that want no notice. Money is fen; instants are UTC.

CREATE TABLE donate_gifts (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- Eleven digits, the last one the check digit; never a mainland phone, for those begin with 1.
  gift_number text NOT NULL UNIQUE CHECK (gift_number ~ '^[2-9][0-9]{10}$'),
  idempotency_key text NOT NULL UNIQUE,
  content_hash text,
  -- What it is for: also names its account in the ledger.
  purpose_id text NOT NULL,
  -- Whole yuan.
  amount_fen bigint NOT NULL CHECK (amount_fen >= 100 AND amount_fen % 100 = 0),
  anonymous boolean NOT NULL,
  -- The name as it is shown in public; an anonymous giver's name is only in `personal`.
  merit_name text,
  -- The amount stands on the receipt alone.
  silent boolean NOT NULL,
  -- By oneself, on behalf of somebody, in memory of somebody; their names are in `personal`.
  honoree_kind text NOT NULL CHECK (honoree_kind IN ('self', 'behalf', 'memory')),
  -- The mail that tells the honoree: not wished, wished, about to be sent, sent, or kept back.
  honoree_notice text NOT NULL CHECK (honoree_notice IN ('none', 'wished', 'due', 'sent', 'held')),
  -- Encrypted JSON: name, honoree, dedication, contact, receipt email.
  personal text,
  contact_index text,
  receipt_index text,
  language text NOT NULL,
  status text NOT NULL CHECK (status IN ('unpaid', 'paid', 'cancelled', 'expired', 'refunded')),
  payment_provider text,
  payment_method text,
  -- Number of the official receipt that the temple's office has issued for it.
  official_receipt text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  uid text CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- The account is gone.
  owner_erased_at timestamptz CHECK (owner_erased_at IS NULL OR uid IS NULL),
  -- Everything personal is gone. Number, purpose, amount, days and states stay.
  erased_at timestamptz,
  -- The day of the privacy policy whose separate consent was ticked with the gift.
  consent_version text NOT NULL,
  CHECK (status NOT IN ('paid', 'refunded') OR paid_at IS NOT NULL),
  CONSTRAINT donate_gifts_erased CHECK (
    CASE WHEN erased_at IS NULL THEN personal IS NOT NULL AND contact_index IS NOT NULL
      AND anonymous = (merit_name IS NULL)
    ELSE owner_erased_at IS NOT NULL AND status <> 'unpaid' AND anonymous AND honoree_kind = 'self'
      AND num_nonnulls(personal, merit_name, contact_index, receipt_index, content_hash, uid) = 0
    END
  )
) WITH (fillfactor = 80);
CREATE INDEX donate_gifts_contact ON donate_gifts (contact_index, created_at DESC) WHERE contact_index IS NOT NULL;
CREATE INDEX donate_gifts_receipt ON donate_gifts (receipt_index, created_at DESC) WHERE receipt_index IS NOT NULL;
CREATE INDEX donate_gifts_expiring ON donate_gifts (expires_at) WHERE status = 'unpaid';
-- The public list of givers, newest first, and what the office reads of a month.
CREATE INDEX donate_gifts_givers ON donate_gifts (paid_at DESC, id DESC) WHERE status = 'paid';
CREATE INDEX donate_gifts_paid ON donate_gifts (paid_at, id) WHERE paid_at IS NOT NULL;
-- The list of one's own gifts, newest first: ids are in order of time.
CREATE INDEX donate_gifts_owner ON donate_gifts (uid, id DESC) WHERE uid IS NOT NULL;
-- Gifts of erased accounts that were still unpaid.
CREATE INDEX donate_gifts_to_erase ON donate_gifts (id) WHERE owner_erased_at IS NOT NULL AND erased_at IS NULL;

-- Who did what, when: never changed, never removed.
CREATE TABLE donate_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gift_id text NOT NULL REFERENCES donate_gifts (id),
  event text NOT NULL,
  who text NOT NULL,
  -- Never personal data: states, ids, amounts.
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);
CREATE INDEX donate_events_gift ON donate_events (gift_id, id);

CREATE FUNCTION donate_events_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'donate_events is append-only';
END $$;
CREATE TRIGGER donate_events_append_only BEFORE UPDATE OR DELETE ON donate_events
  FOR EACH ROW EXECUTE FUNCTION donate_events_append_only();

-- Mailboxes whose holders want no notice of gifts made for them, for good: a keyed hash of each, nothing else.
CREATE TABLE donate_unwanted (
  mailbox_index text PRIMARY KEY CHECK (mailbox_index ~ '^[0-9a-f]{32}$'),
  at timestamptz NOT NULL
);
