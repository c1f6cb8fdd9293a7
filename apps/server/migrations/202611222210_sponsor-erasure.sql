-- Who sponsored without a login has the data of the order erased by a code to its contact, at any time; and what was
-- consented to for names and dedication.

ALTER TABLE sponsor_orders
  -- The day of the privacy policy whose separate consent was ticked with the order; null: placed before it was asked for.
  ADD COLUMN consent_version text,
  -- A paid order is carried out without a name when its orderer wishes all of it erased.
  DROP CONSTRAINT sponsor_orders_erased,
  ADD CONSTRAINT sponsor_orders_erased CHECK (
    CASE WHEN erased_at IS NULL THEN personal IS NOT NULL AND contact_index IS NOT NULL
    ELSE owner_erased_at IS NOT NULL AND status <> 'unpaid' AND anonymous AND merit_name IS NULL AND uid IS NULL
      AND num_nonnulls(personal, contact_index, receipt_index, content_hash, origin, tracking_number, carrier) = 0
    END
  );

-- Codes by which the holder of a contact shows that it is theirs: short life, few tries.
CREATE TABLE sponsor_erasure_codes (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- Blind index of the contact that it was sent to.
  contact_index text NOT NULL,
  code_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sponsor_erasure_codes_contact ON sponsor_erasure_codes (contact_index);
CREATE INDEX sponsor_erasure_codes_expiring ON sponsor_erasure_codes (expires_at);
