-- When the person proved by a code that a number or address is theirs; null where the office or an import entered it.
ALTER TABLE users
  ADD COLUMN mobile_proven_at timestamptz,
  ADD COLUMN email_proven_at timestamptz;
