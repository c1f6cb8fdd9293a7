-- Prayers of people's own, as the entries of the journal say (prayer.save and the others). Instants are UTC.
CREATE TABLE prayers (
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  -- Drawn by the device that made it.
  id text NOT NULL CHECK (id ~ '^[0-9a-f]{32}$'),
  -- Sealed; null of one that was deleted, or of which only marks have come. It stays, so that an older word that comes later
  -- changes nothing.
  text_sealed text,
  fulfilled boolean NOT NULL,
  archived boolean NOT NULL,
  -- Of the earliest entry that has its words; null until one has come.
  made_at timestamptz,
  -- The entries that hold, one for each of the three: the latest by moment, replica and number. Null where none has come.
  text_at timestamptz,
  text_replica text,
  text_number bigint,
  fulfilled_at timestamptz,
  fulfilled_replica text,
  fulfilled_number bigint,
  archived_at timestamptz,
  archived_replica text,
  archived_number bigint,
  PRIMARY KEY (uid, id),
  CHECK (text_sealed IS NULL OR (made_at IS NOT NULL AND text_at IS NOT NULL)),
  CHECK (NOT fulfilled OR fulfilled_at IS NOT NULL),
  CHECK (NOT archived OR archived_at IS NOT NULL)
);
CREATE INDEX prayers_living ON prayers (uid, archived, fulfilled, made_at, (id COLLATE "C")) WHERE text_sealed IS NOT NULL;
CREATE INDEX prayers_fulfilled ON prayers (uid, fulfilled_at, (id COLLATE "C")) WHERE fulfilled AND text_sealed IS NOT NULL;
