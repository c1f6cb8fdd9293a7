-- Browsers that take pushes for a person. Instants are UTC.

CREATE TABLE push_subscriptions (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- The login in which it subscribed; ended, nothing goes there any more.
  session_id text NOT NULL,
  -- Keyed hash of the endpoint: it belongs to who subscribed it last.
  endpoint_index text NOT NULL UNIQUE,
  -- Encrypted: endpoint and keys, with which anybody could send and read pushes.
  target text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_own ON push_subscriptions (uid, id DESC);

ALTER TABLE notice_deliveries
  DROP CONSTRAINT notice_deliveries_channel_check,
  ADD COLUMN subscription_id text REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  ADD CHECK (channel IN ('mail', 'push')),
  ADD CHECK ((channel = 'push') = (subscription_id IS NOT NULL));
CREATE INDEX notice_deliveries_subscription ON notice_deliveries (subscription_id) WHERE subscription_id IS NOT NULL;
