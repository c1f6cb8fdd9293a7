-- Identity beyond name and password: passkeys, third parties, real names. Instants are UTC.

CREATE TABLE user_passkeys (
  -- Credential id as the authenticator made it, base64url.
  id text PRIMARY KEY,
  uid text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- COSE
  public_key bytea NOT NULL,
  -- Signatures the authenticator has counted; 0 for those that do not count.
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX user_passkeys_uid ON user_passkeys (uid, created_at);

-- What an authenticator is asked to sign: good once, for a few minutes.
CREATE TABLE passkey_challenges (
  challenge_hash text PRIMARY KEY,
  -- Whose new passkey it is for; null: for a login.
  uid text REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_expired ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_uid ON passkey_challenges (uid) WHERE uid IS NOT NULL;

-- How third parties name a person, as a keyed hash. WeChat has two names for one person (openid and unionid).
CREATE TABLE user_identities (
  party text NOT NULL CHECK (party IN ('weixin', 'apple', 'google', 'oidc')),
  subject_index text NOT NULL,
  uid text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (party, subject_index)
);
CREATE INDEX user_identities_uid ON user_identities (uid, party);

-- A way to a third party and back that is under way: good once, on the device where it began.
CREATE TABLE party_visits (
  state_hash text PRIMARY KEY,
  party text NOT NULL,
  device_hash text NOT NULL,
  -- Who asked to link the party to the account; null: a login.
  uid text REFERENCES users (id) ON DELETE CASCADE,
  -- Encrypted: {"state", "nonce", "verifier"}
  secrets_sealed text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX party_visits_expired ON party_visits (expires_at);
CREATE INDEX party_visits_uid ON party_visits (uid) WHERE uid IS NOT NULL;

-- A verified real name; name and number encrypted, one account for a number.
CREATE TABLE user_real_names (
  uid text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name_sealed text NOT NULL,
  id_card_sealed text NOT NULL,
  id_card_index text NOT NULL UNIQUE,
  verified_at timestamptz NOT NULL
);

-- Tries of a verification. Name and number are taken away as soon as a try is decided.
CREATE TABLE real_name_tries (
  certify_id text PRIMARY KEY,
  uid text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'passed', 'failed')),
  -- Why it failed, as a number of SPEC 8; null when nobody said.
  reason integer,
  name_sealed text,
  id_card_sealed text,
  id_card_index text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (name_sealed IS NOT NULL AND id_card_sealed IS NOT NULL AND id_card_index IS NOT NULL)),
  CHECK ((state = 'waiting') = (decided_at IS NULL))
);
CREATE INDEX real_name_tries_uid ON real_name_tries (uid, created_at DESC);
CREATE INDEX real_name_tries_waiting ON real_name_tries (created_at) WHERE state = 'waiting';

-- The books of the simulated real-name check, which stands in for a real one outside production.
CREATE TABLE simulated_face_checks (
  certify_id text PRIMARY KEY,
  -- Masked, to be shown on its page.
  masked_name text NOT NULL,
  language text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'passed', 'failed', 'interrupted')),
  created_at timestamptz NOT NULL
);
CREATE INDEX simulated_face_checks_created ON simulated_face_checks (created_at);
