-- Files that visitors sent: what became of each upload, and whose it is. The bytes lie in the storage.

CREATE TABLE files (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- What stands after /files/ in its address; its first part cannot be guessed.
  key text NOT NULL UNIQUE,
  -- Name in the storage.
  object text NOT NULL UNIQUE,
  -- Keyed hash of the network it came from.
  origin text NOT NULL,
  received_at timestamptz NOT NULL,
  -- Checked, made clean, and safe in the storage.
  stored_at timestamptz,
  reported_at timestamptz,
  -- As stored, in bytes and pixels.
  type text,
  size integer CHECK (size > 0),
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  -- SHA-256
  content_hash bytea,
  -- Set together, once, by the feature that uses it. Until then it counts as private.
  claimed_at timestamptz,
  purpose text,
  owner_uid text,
  private boolean NOT NULL DEFAULT true,
  CHECK ((claimed_at IS NULL) = (purpose IS NULL)),
  CHECK (claimed_at IS NOT NULL OR (owner_uid IS NULL AND private)),
  CHECK (stored_at IS NULL OR (type IS NOT NULL AND size IS NOT NULL AND content_hash IS NOT NULL)),
  CHECK (claimed_at IS NULL OR reported_at IS NOT NULL),
  CHECK (reported_at IS NULL OR stored_at IS NOT NULL)
);
CREATE INDEX files_unclaimed ON files (received_at) WHERE claimed_at IS NULL;
CREATE INDEX files_of_origin ON files (origin, received_at) WHERE claimed_at IS NULL;
CREATE INDEX files_of_owner ON files (owner_uid, received_at) WHERE owner_uid IS NOT NULL;
