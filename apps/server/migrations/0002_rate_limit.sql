-- Counters of limited actions, shared by all processes. Unlogged: losing them in a crash only forgives.
create unlogged table rate_limits (
  -- SHA-256 of the action and of whom it counts, so that no address or phone is kept here.
  key bytea primary key,
  used integer not null,
  window_ends timestamptz not null
);
create index rate_limits_window_ends on rate_limits (window_ends);
