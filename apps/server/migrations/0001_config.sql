-- Remote configuration: one row for each entry that differs from the product's default.
create table config (
  key text primary key check (length(key) between 1 and 64),
  value jsonb not null,
  changed_at timestamptz not null default now()
);
