-- Sponsored printing: books, orders, batches, their log. Money is fen; instants are UTC.

CREATE TABLE sponsor_books (
  id text PRIMARY KEY,
  position integer NOT NULL,
  price_fen bigint NOT NULL CHECK (price_fen > 0),
  target_copies bigint NOT NULL CHECK (target_copies > 0),
  page_count integer NOT NULL CHECK (page_count > 0),
  -- {"coverTitle": …, "title": {"zh-Hans": …}, "summary": {…}, "formatSize": {…}, "contents": {…: […]}}
  texts jsonb NOT NULL,
  open boolean NOT NULL DEFAULT true
);

-- What has been paid for each book. Sixteen rows a book, one of them touched by a payment: bookings of the same
-- book need not wait for each other, and reading the sum stays sixteen rows however many orders there are.
CREATE TABLE sponsor_totals (
  book_id text NOT NULL REFERENCES sponsor_books (id),
  shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 15),
  copies bigint NOT NULL DEFAULT 0 CHECK (copies >= 0),
  sponsors bigint NOT NULL DEFAULT 0 CHECK (sponsors >= 0),
  anonymous bigint NOT NULL DEFAULT 0 CHECK (anonymous >= 0),
  PRIMARY KEY (book_id, shard)
) WITH (fillfactor = 50);

CREATE TABLE sponsor_batches (
  id text PRIMARY KEY,
  number text NOT NULL UNIQUE,
  book_id text NOT NULL REFERENCES sponsor_books (id),
  state text NOT NULL CHECK (state IN ('open', 'closed', 'printing', 'completed')),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz
);
-- At most one open batch a book: a paid order always knows which batch it will join.
CREATE UNIQUE INDEX sponsor_batches_open ON sponsor_batches (book_id) WHERE state = 'open';

CREATE TABLE sponsor_orders (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- Ten digits, the last one the check digit.
  sponsor_number text NOT NULL UNIQUE CHECK (sponsor_number ~ '^[0-9]{10}$'),
  idempotency_key text NOT NULL UNIQUE,
  content_hash text NOT NULL,
  book_id text NOT NULL REFERENCES sponsor_books (id),
  copies integer NOT NULL CHECK (copies BETWEEN 1 AND 9999),
  unit_price_fen bigint NOT NULL CHECK (unit_price_fen > 0),
  total_fen bigint NOT NULL CHECK (total_fen = copies * unit_price_fen),
  anonymous boolean NOT NULL,
  -- The name as it is printed in public; an anonymous sponsor's name is only in `personal`.
  merit_name text CHECK (anonymous = (merit_name IS NULL)),
  -- Encrypted JSON: name, dedication, contact, receipt email, free gift.
  personal text NOT NULL,
  contact_index text NOT NULL,
  receipt_index text,
  free_gift boolean NOT NULL,
  language text NOT NULL,
  -- Keyed hash of the address it was placed from: how many orders one address places is counted from the orders.
  origin text NOT NULL,
  status text NOT NULL CHECK (status IN ('unpaid', 'paid', 'completed', 'cancelled', 'expired', 'refunded')),
  fulfilment text NOT NULL
    CHECK (fulfilment IN ('waiting', 'batched', 'printing', 'shipped', 'completed', 'stopped')),
  batch_id text REFERENCES sponsor_batches (id),
  tracking_number text,
  payment_provider text,
  payment_method text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK (status NOT IN ('paid', 'completed', 'refunded') OR paid_at IS NOT NULL)
) WITH (fillfactor = 80);
CREATE INDEX sponsor_orders_contact ON sponsor_orders (contact_index, created_at DESC);
CREATE INDEX sponsor_orders_receipt ON sponsor_orders (receipt_index, created_at DESC)
  WHERE receipt_index IS NOT NULL;
CREATE INDEX sponsor_orders_origin ON sponsor_orders (origin, created_at DESC);
CREATE INDEX sponsor_orders_expiring ON sponsor_orders (expires_at) WHERE status = 'unpaid';
-- The public list of sponsors, newest first, of all books and of one.
CREATE INDEX sponsor_orders_donors ON sponsor_orders (paid_at DESC, id DESC)
  WHERE status IN ('paid', 'completed');
CREATE INDEX sponsor_orders_book_donors ON sponsor_orders (book_id, paid_at DESC, id DESC)
  WHERE status IN ('paid', 'completed');
CREATE INDEX sponsor_orders_batch ON sponsor_orders (batch_id) WHERE batch_id IS NOT NULL;
-- What the next batch of a book would take.
CREATE INDEX sponsor_orders_waiting ON sponsor_orders (book_id) WHERE status = 'paid' AND fulfilment = 'waiting';

-- Who did what, when: never changed, never removed.
CREATE TABLE sponsor_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES sponsor_orders (id),
  machine text NOT NULL CHECK (machine IN ('order', 'payment', 'fulfilment')),
  event text NOT NULL,
  who text NOT NULL,
  -- Never personal data: states, ids, amounts.
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);
CREATE INDEX sponsor_events_order ON sponsor_events (order_id, id);

CREATE FUNCTION sponsor_events_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'sponsor_events is append-only';
END $$;
CREATE TRIGGER sponsor_events_append_only BEFORE UPDATE OR DELETE ON sponsor_events
  FOR EACH ROW EXECUTE FUNCTION sponsor_events_append_only();

-- Pictures to read before another lookup: one use, short life, shared by all servers.
CREATE TABLE sponsor_captchas (
  id text PRIMARY KEY,
  answer_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sponsor_captchas_expiring ON sponsor_captchas (expires_at);
