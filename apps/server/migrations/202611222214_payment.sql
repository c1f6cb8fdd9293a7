-- When reconciliation asks about a payment next, and how often it has asked: each waits longer than the time before.

ALTER TABLE payments
  ADD COLUMN asks integer NOT NULL DEFAULT 0,
  ADD COLUMN ask_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE payments ALTER COLUMN ask_at DROP DEFAULT;
CREATE INDEX payments_ask ON payments (ask_at) WHERE state IN ('created', 'pending');
