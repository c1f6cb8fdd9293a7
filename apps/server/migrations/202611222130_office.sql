-- The office: who looked at whose data and why, and what a donor is told of the books on their way.

-- One row for each time that somebody of the temple saw personal data. Never changed, never removed.
CREATE TABLE office_looks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- `office:<name>` at the command line, `staff:<account>` in the app.
  who text NOT NULL CHECK (who <> ''),
  reason text NOT NULL CHECK (reason <> ''),
  -- What was shown: 'addresses', 'names', 'order', 'feedback'.
  what text NOT NULL,
  -- Ids of what was shown, nothing personal.
  subjects text[] NOT NULL CHECK (cardinality(subjects) > 0)
);
CREATE INDEX office_looks_subjects ON office_looks USING gin (subjects);

CREATE FUNCTION office_looks_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'office_looks is append-only';
END $$;
CREATE TRIGGER office_looks_append_only BEFORE UPDATE OR DELETE ON office_looks
  FOR EACH ROW EXECUTE FUNCTION office_looks_append_only();

-- Who carries the book, beside the number it is followed by.
ALTER TABLE sponsor_orders ADD COLUMN carrier text;
-- What is to be done with paid orders.
CREATE INDEX sponsor_orders_todo ON sponsor_orders (fulfilment, paid_at, id) WHERE status = 'paid';

-- In which language the writer of a message is answered by mail.
ALTER TABLE feedback ADD COLUMN language text;
