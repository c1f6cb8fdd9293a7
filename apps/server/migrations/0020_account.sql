-- Accounts: people, their sessions and devices, codes and captchas, the log. Instants are UTC.

CREATE TABLE users (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- Small letters; null for people who log in by phone, mail or a third party.
  username text UNIQUE,
  nickname text,
  -- argon2id, or a hash of the original that is upgraded at the next login; null: no password.
  password_hash text,
  -- Encrypted; the index (keyed hash) finds them.
  mobile_sealed text,
  mobile_index text UNIQUE,
  email_sealed text,
  email_index text UNIQUE,
  -- {"name", "extname", "url"} as existing clients know it.
  avatar_file jsonb,
  gender smallint NOT NULL DEFAULT 0 CHECK (gender BETWEEN 0 AND 2),
  -- 0 normal, 1 banned, 2 under review, 3 review failed, 4 closed
  status smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 4),
  roles text[] NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  comment text,
  -- The apps this account may log in to.
  app_ids text[] NOT NULL DEFAULT '{}',
  my_invite_code text UNIQUE,
  -- Nearest first.
  inviter_uids text[] NOT NULL DEFAULT '{}',
  invited_at timestamptz,
  registered_at timestamptz NOT NULL,
  -- {"appid", "uni_platform", "os_name", "app_name", "app_version", "app_version_code", "channel", "client_ip"}
  register_env jsonb NOT NULL DEFAULT '{}',
  last_login_at timestamptz,
  last_login_ip text,
  -- Sessions begun before are over: set by every change of the password.
  tokens_valid_from timestamptz NOT NULL,
  -- When a closed account is erased for good.
  erase_at timestamptz,
  erased_at timestamptz,
  CHECK (erased_at IS NULL OR (username IS NULL AND mobile_index IS NULL AND email_index IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX users_erasing ON users (erase_at) WHERE erase_at IS NOT NULL AND erased_at IS NULL;
CREATE INDEX users_admin ON users (id) WHERE 'admin' = ANY (roles);
CREATE INDEX users_invited ON users USING gin (inviter_uids);
-- At most one account may become administrator through the registration page: one row, taken by the first.
CREATE TABLE user_first_admin (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  uid text NOT NULL REFERENCES users (id)
);

-- One login on one device. A token names its session, so ending the session ends every token of it at once.
CREATE TABLE user_sessions (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  uid text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  started_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- Of the newest token.
  expires_at timestamptz NOT NULL,
  device_id text NOT NULL,
  platform text NOT NULL,
  app_id text NOT NULL,
  -- Such as "Chrome · Android".
  device_name text NOT NULL,
  ip text NOT NULL,
  push_client_id text,
  ended_at timestamptz
) WITH (fillfactor = 80);
CREATE INDEX user_sessions_uid ON user_sessions (uid, started_at DESC) WHERE ended_at IS NULL;
CREATE INDEX user_sessions_expired ON user_sessions (expires_at);

-- What was tried and whether it worked: the rules for captchas and locks read it (uni-id-log).
CREATE TABLE user_log (
  id text PRIMARY KEY,
  type text NOT NULL,
  succeeded boolean NOT NULL,
  uid text,
  -- Keyed hash of the user name, number or address that was given.
  identifier text,
  app_id text NOT NULL,
  device_id text NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX user_log_tries ON user_log (ip, identifier, type, at DESC);
CREATE INDEX user_log_uid ON user_log (uid, at DESC) WHERE uid IS NOT NULL;
CREATE INDEX user_log_at ON user_log (at);

-- Codes by text message and mail: hashed, for one target and scene, good once.
CREATE TABLE verification_codes (
  id text PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  -- Keyed hash of number or address.
  target text NOT NULL,
  scene text NOT NULL,
  code_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX verification_codes_target ON verification_codes (channel, target, scene);
CREATE INDEX verification_codes_expired ON verification_codes (expires_at);

-- One picture a device and scene.
CREATE TABLE captchas (
  device_id text NOT NULL,
  scene text NOT NULL,
  answer_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (device_id, scene)
);
CREATE INDEX captchas_expired ON captchas (expires_at);

CREATE TABLE roles (
  id text PRIMARY KEY CHECK (id ~ '^[\w-]{1,32}$'),
  name text NOT NULL,
  permissions text[] NOT NULL DEFAULT '{}'
);
CREATE TABLE permissions (
  id text PRIMARY KEY CHECK (id ~ '^[\w-]{1,64}$'),
  name text NOT NULL
);
INSERT INTO roles (id, name) VALUES ('admin', '超级管理员');
