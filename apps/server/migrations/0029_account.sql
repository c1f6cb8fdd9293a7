-- Accounts: consents that were taken back, and texts agreed to anew.

-- Only added to, as the consents are. Once an account is erased its lines stay without whose they were.
CREATE TABLE user_agreement_withdrawals (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  uid text,
  agreement text NOT NULL CHECK (agreement = 'realName'),
  withdrawn_at timestamptz NOT NULL
);
CREATE INDEX user_agreement_withdrawals_uid ON user_agreement_withdrawals (uid);
CREATE TRIGGER user_agreement_withdrawals_append_only BEFORE UPDATE OR DELETE ON user_agreement_withdrawals
  FOR EACH ROW EXECUTE FUNCTION user_agreements_append_only();

-- How often the person had taken this consent back before: the same text can be agreed to again after that.
ALTER TABLE user_agreements ADD COLUMN round integer NOT NULL DEFAULT 0 CHECK (round >= 0);
ALTER TABLE user_agreements DROP CONSTRAINT user_agreements_uid_agreement_version_language_key;
ALTER TABLE user_agreements ADD UNIQUE (uid, agreement, version, language, round);

-- Agreed to on one's own pages, when a newer text had come into force or none was on record.
ALTER TABLE user_agreements DROP CONSTRAINT user_agreements_way_check;
ALTER TABLE user_agreements ADD CHECK (way IN ('register', 'login', 'realName', 'renewed'));
