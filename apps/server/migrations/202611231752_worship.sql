-- What the entries of worship (worship.offer, worship.rite) make of each of a person's days. Instants are UTC, days the temple's.
CREATE TABLE worship_days (
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  day date NOT NULL,
  -- Of incense, each of one stick or three.
  lightings int NOT NULL CHECK (lightings >= 0),
  -- All others.
  offerings int NOT NULL CHECK (offerings >= 0),
  rites int NOT NULL CHECK (rites >= 0),
  -- Of the last of them: when, and the id of the verse by which it was dedicated; '' for none.
  last_rite_at timestamptz,
  dedication text NOT NULL,
  PRIMARY KEY (uid, day),
  CHECK ((rites = 0) = (last_rite_at IS NULL))
);
CREATE INDEX worship_days_rites ON worship_days (uid, last_rite_at) WHERE rites > 0;
