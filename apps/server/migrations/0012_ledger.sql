-- The double-entry ledger. An entry's lines sum to zero; nothing is ever changed or removed.
-- A positive line is a debit (what a provider holds for us grows), a negative one a credit (a fund grows).

CREATE TABLE ledger_accounts (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('clearing', 'purpose', 'suspense'))
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the entry stands for, such as 'payment:<id>': the same thing is never booked twice.
  reference text NOT NULL UNIQUE,
  memo text NOT NULL,
  at timestamptz NOT NULL
);

CREATE TABLE ledger_lines (
  entry_id bigint NOT NULL REFERENCES ledger_entries (id),
  line smallint NOT NULL,
  account_id text NOT NULL REFERENCES ledger_accounts (id),
  amount_fen bigint NOT NULL CHECK (amount_fen <> 0),
  PRIMARY KEY (entry_id, line)
);
CREATE INDEX ledger_lines_account ON ledger_lines (account_id, entry_id);

CREATE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER ledger_lines_append_only BEFORE UPDATE OR DELETE ON ledger_lines
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- Checked at commit, once for each new entry: an entry has lines, and they sum to zero.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry bigint := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN (to_jsonb(NEW) ->> 'id')::bigint
                                     ELSE (to_jsonb(NEW) ->> 'entry_id')::bigint END;
BEGIN
  IF (SELECT coalesce(sum(amount_fen), 1) FROM ledger_lines WHERE entry_id = entry) <> 0 THEN
    RAISE EXCEPTION 'ledger entry % does not balance', entry;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
CREATE CONSTRAINT TRIGGER ledger_lines_balanced AFTER INSERT ON ledger_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
