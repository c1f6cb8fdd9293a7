-- Accounts: what people agreed to, and when a login was proven anew.

-- Which text (by the day from which it is in force), read in which language, when, and on which way. Only added to: the
-- temple must be able to show it. Once an account is erased its lines stay without whose they were.
CREATE TABLE user_agreements (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  uid text,
  agreement text NOT NULL CHECK (agreement IN ('service', 'privacy', 'realName')),
  version text NOT NULL CHECK (version ~ '^\d{4}-\d{2}-\d{2}$'),
  language text NOT NULL,
  way text NOT NULL CHECK (way IN ('register', 'login', 'realName')),
  agreed_at timestamptz NOT NULL,
  UNIQUE (uid, agreement, version, language)
);

CREATE FUNCTION user_agreements_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.uid IS NULL AND to_jsonb(NEW) - 'uid' = to_jsonb(OLD) - 'uid' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER user_agreements_append_only BEFORE UPDATE OR DELETE ON user_agreements
  FOR EACH ROW EXECUTE FUNCTION user_agreements_append_only();

-- When the person last said the password in this session; null: not since it began.
ALTER TABLE user_sessions ADD COLUMN proven_at timestamptz;
