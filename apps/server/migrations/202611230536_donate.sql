-- Gifts that are made again each month, each time by the giver's own hand: a plan reminds, and takes nothing by itself.

CREATE TABLE donate_plans (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- The gift that it was made with.
  gift_id text NOT NULL UNIQUE REFERENCES donate_gifts (id),
  state text NOT NULL CHECK (state IN ('active', 'paused', 'ended')),
  -- What the next gift is prepared with.
  purpose_id text NOT NULL,
  amount_fen bigint NOT NULL CHECK (amount_fen >= 100),
  anonymous boolean NOT NULL,
  silent boolean NOT NULL,
  -- Encrypted JSON: name, honoree, dedication, contact, receipt email.
  personal text NOT NULL,
  language text NOT NULL,
  uid text CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- Day of the month by the temple's calendar; a shorter month has its last day.
  month_day smallint NOT NULL CHECK (month_day BETWEEN 1 AND 31),
  -- The temple's day of the next reminder, and the instant of it.
  next_on text NOT NULL CHECK (next_on ~ '^\d{4}-\d{2}-\d{2}$'),
  next_at timestamptz NOT NULL,
  -- Reminders since the last gift was paid.
  unanswered smallint NOT NULL DEFAULT 0,
  -- The day of the last mail that was handed over.
  mailed_on text,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
CREATE INDEX donate_plans_due ON donate_plans (next_at) WHERE state = 'active';
CREATE INDEX donate_plans_owner ON donate_plans (uid, id DESC) WHERE uid IS NOT NULL;

ALTER TABLE donate_gifts
  -- Wished with it: a plan is made once it is paid.
  ADD COLUMN monthly boolean NOT NULL DEFAULT false,
  -- The plan that it answers; this may be gone.
  ADD COLUMN plan_id text CHECK (plan_id ~ '^[0-9a-f]{24}$');
