-- Ledgers of what is earned: every change names why and for what, once, and is never changed again. `place` is their order:
-- a clock that was put back must not put an older balance last.
ALTER TABLE user_scores
  ADD COLUMN reason text,
  ADD COLUMN reference text,
  ADD COLUMN place bigint;
UPDATE user_scores SET reason = 'before', reference = ordered.id, place = ordered.place
  FROM (SELECT id, row_number() OVER (ORDER BY create_date NULLS FIRST, id) AS place FROM user_scores) AS ordered
 WHERE ordered.id = user_scores.id;
ALTER TABLE user_scores
  ALTER COLUMN reason SET NOT NULL,
  ALTER COLUMN reference SET NOT NULL,
  ALTER COLUMN place SET NOT NULL,
  ALTER COLUMN place ADD GENERATED ALWAYS AS IDENTITY,
  ADD CONSTRAINT user_scores_once UNIQUE (user_id, reason, reference),
  ADD CHECK (reason ~ '^[a-z.-]{1,40}$'),
  ADD CHECK (reference ~ '^[\w:.-]{1,100}$');
SELECT setval(pg_get_serial_sequence('user_scores', 'place'), coalesce(max(place), 0) + 1, false) FROM user_scores;
DROP INDEX user_scores_latest;
CREATE INDEX user_scores_latest ON user_scores (user_id, place DESC);

-- Coins of practice: the same, for what only this product knows.
CREATE TABLE user_coins (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  score integer NOT NULL CHECK (score > 0),
  balance integer NOT NULL CHECK (balance >= 0),
  reason text NOT NULL CHECK (reason ~ '^[a-z.-]{1,40}$'),
  reference text NOT NULL CHECK (reference ~ '^[\w:.-]{1,100}$'),
  place bigint GENERATED ALWAYS AS IDENTITY,
  create_date timestamptz NOT NULL,
  CONSTRAINT user_coins_once UNIQUE (user_id, reason, reference)
);
CREATE INDEX user_coins_latest ON user_coins (user_id, place DESC);

CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is a ledger: what stands in it is not changed', TG_TABLE_NAME;
END $$;
CREATE TRIGGER user_scores_append_only BEFORE UPDATE ON user_scores
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER user_coins_append_only BEFORE UPDATE ON user_coins
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
