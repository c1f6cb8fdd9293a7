-- By which data keys personal data here may be sealed: what a key is known by, never the key. A start with other keys refuses.
create table data_keys (
  id text primary key check (id ~ '^[a-z0-9]{1,16}$'),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{32}$'),
  -- Blind indexes, links and login tokens rest on this one; it stays for ever.
  root boolean not null,
  first_used_at timestamptz not null
);
create unique index data_keys_root on data_keys (root) where root;
