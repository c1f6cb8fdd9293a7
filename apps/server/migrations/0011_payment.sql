-- Payments: attempts to pay, what the providers told us, money to give back. Amounts are fen.

CREATE TABLE payments (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- What is paid for: a kind of payable ('sponsor') and the id of one of them.
  payable text NOT NULL,
  subject_id text NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  currency text NOT NULL CHECK (currency = 'CNY'),
  state text NOT NULL
    CHECK (state IN ('created', 'pending', 'settled', 'declined', 'failed', 'expired', 'refunded')),
  -- The provider's own number of the payment; null until it has been opened there.
  reference text,
  url text,
  -- Where the settled money went: to the order, or waiting to be given back.
  booked_as text CHECK (booked_as IN ('order', 'suspense')),
  settled_fen bigint,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  asked_at timestamptz,
  settled_at timestamptz,
  UNIQUE (provider, reference),
  CHECK ((state IN ('settled', 'refunded')) = (booked_as IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX payments_subject ON payments (subject_id, created_at DESC, id DESC);
-- What reconciliation asks about.
CREATE INDEX payments_open ON payments (created_at) WHERE state IN ('created', 'pending');
CREATE INDEX payments_refund_due ON payments (settled_at) WHERE booked_as = 'suspense' AND state = 'settled';

-- Every verified notification as it came, once: the proof of what a provider said, and the guard against repeats.
CREATE TABLE payment_inbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  notification_id text NOT NULL,
  payment_id text NOT NULL REFERENCES payments (id),
  raw text NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz,
  outcome text,
  UNIQUE (provider, notification_id)
) WITH (fillfactor = 80);

CREATE TABLE refunds (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- One refund a payment: money cannot go back twice.
  payment_id text NOT NULL UNIQUE REFERENCES payments (id),
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  state text NOT NULL CHECK (state IN ('pending', 'settled', 'failed')),
  reason text NOT NULL,
  who text NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);

-- The built-in test cashier's own books: the "bank's" side, which the rest of the server never reads directly.
CREATE TABLE sandbox_payments (
  reference text PRIMARY KEY,
  payment_id text NOT NULL UNIQUE,
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  currency text NOT NULL,
  title text NOT NULL,
  return_url text NOT NULL,
  language text NOT NULL,
  method text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'delayed', 'approved', 'declined', 'closed', 'refunded')),
  settle_at timestamptz,
  refund_id text UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE INDEX sandbox_payments_delayed ON sandbox_payments (settle_at) WHERE state = 'delayed';

CREATE TABLE sandbox_notifications (
  id text PRIMARY KEY,
  reference text NOT NULL REFERENCES sandbox_payments (reference),
  state text NOT NULL,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  acknowledged_at timestamptz
);
CREATE INDEX sandbox_notifications_due ON sandbox_notifications (next_try_at) WHERE acknowledged_at IS NULL;
CREATE INDEX sandbox_notifications_payment ON sandbox_notifications (reference, created_at);
