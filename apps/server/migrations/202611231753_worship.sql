-- Shrines that families share. What people call them and themselves is sealed. Instants are UTC.
CREATE TABLE family_shrines (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  name_sealed text NOT NULL,
  -- JSON (rules/shrine).
  arrangement_sealed text NOT NULL,
  made_at timestamptz NOT NULL
);

CREATE TABLE family_shrine_members (
  -- By which the others name a member; no account's.
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  shrine_id text NOT NULL REFERENCES family_shrines ON DELETE CASCADE,
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  role text NOT NULL CHECK (role IN ('owner', 'family')),
  -- null of who has left.
  name_sealed text,
  joined_at timestamptz NOT NULL,
  left_at timestamptz,
  -- By the owner: an invitation made before does not bring back.
  removed boolean NOT NULL,
  UNIQUE (shrine_id, uid),
  CHECK ((left_at IS NULL) = (name_sealed IS NOT NULL)),
  CHECK (left_at IS NOT NULL OR NOT removed),
  CHECK (left_at IS NULL OR role = 'family')
);
CREATE UNIQUE INDEX family_shrine_members_owner ON family_shrine_members (shrine_id) WHERE role = 'owner';
CREATE INDEX family_shrine_members_uid ON family_shrine_members (uid) WHERE left_at IS NULL;

CREATE TABLE family_shrine_invitations (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  shrine_id text NOT NULL REFERENCES family_shrines ON DELETE CASCADE,
  -- SHA-256 of the code, which is kept nowhere.
  code_hash bytea NOT NULL UNIQUE,
  maker_uid text NOT NULL,
  made_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  used_at timestamptz,
  -- null where nobody has, or where the account is erased.
  used_uid text,
  CHECK (used_uid IS NULL OR used_at IS NOT NULL)
);
CREATE INDEX family_shrine_invitations_shrine ON family_shrine_invitations (shrine_id);
CREATE INDEX family_shrine_invitations_maker ON family_shrine_invitations (maker_uid);
CREATE INDEX family_shrine_invitations_used ON family_shrine_invitations (used_uid);

-- What the journal's entries put on their altars, in the transaction that keeps the entry.
CREATE TABLE family_shrine_offerings (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  shrine_id text NOT NULL REFERENCES family_shrines ON DELETE CASCADE,
  uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{24}$'),
  replica text NOT NULL,
  number bigint NOT NULL,
  what text NOT NULL,
  form text NOT NULL,
  buddha text NOT NULL,
  pieces smallint NOT NULL CHECK (pieces > 0),
  at timestamptz NOT NULL,
  UNIQUE (uid, replica, number)
);
CREATE INDEX family_shrine_offerings_latest ON family_shrine_offerings (shrine_id, at, id);
