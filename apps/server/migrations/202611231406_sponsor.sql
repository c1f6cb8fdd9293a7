-- Photographs that the office puts beside the steps of a batch's way: one a step, seen by everybody whose order is in it.
CREATE TABLE sponsor_batch_photos (
  batch_id text NOT NULL REFERENCES sponsor_batches (id),
  step text NOT NULL CHECK (step IN ('batched', 'printing', 'shipped', 'completed')),
  file_id text NOT NULL UNIQUE,
  -- Where it is looked at, below the server's own address; pixels.
  path text NOT NULL CHECK (starts_with(path, '/files/')),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- Day of the temple on which it was taken.
  day text NOT NULL CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'),
  -- By language; none is needed.
  captions jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (batch_id, step)
);
