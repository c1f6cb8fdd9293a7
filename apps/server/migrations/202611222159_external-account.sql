-- Accounts that another system of the temple made by signed calls: how that system calls each, as a keyed hash.

CREATE TABLE user_external_ids (
  uid text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  external_index text NOT NULL UNIQUE,
  linked_at timestamptz NOT NULL
);
