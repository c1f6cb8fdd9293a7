-- Orders belong to the account of whoever placed them logged in, or kept them there later; and what becomes of them
-- when that account is erased: the finance record stays, the person goes.

ALTER TABLE sponsor_orders
  -- Null: placed without a login and kept by nobody.
  ADD COLUMN uid text CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- The account is gone. What fulfilment needs stays until the order is at its end.
  ADD COLUMN owner_erased_at timestamptz CHECK (owner_erased_at IS NULL OR uid IS NULL),
  -- Everything personal is gone. Number, copies, amounts, days and states stay.
  ADD COLUMN erased_at timestamptz,
  ALTER COLUMN personal DROP NOT NULL,
  ALTER COLUMN contact_index DROP NOT NULL,
  ALTER COLUMN content_hash DROP NOT NULL,
  ALTER COLUMN origin DROP NOT NULL,
  ADD CONSTRAINT sponsor_orders_erased CHECK (
    CASE WHEN erased_at IS NULL THEN personal IS NOT NULL AND contact_index IS NOT NULL
    ELSE owner_erased_at IS NOT NULL AND status NOT IN ('unpaid', 'paid') AND anonymous
      AND num_nonnulls(personal, contact_index, receipt_index, content_hash, origin, tracking_number) = 0
    END
  );

-- The list of one's own orders, newest first: ids are in order of time.
CREATE INDEX sponsor_orders_owner ON sponsor_orders (uid, id DESC) WHERE uid IS NOT NULL;
-- Orders of erased accounts that are not at their end yet.
CREATE INDEX sponsor_orders_to_erase ON sponsor_orders (id) WHERE owner_erased_at IS NOT NULL AND erased_at IS NULL;
