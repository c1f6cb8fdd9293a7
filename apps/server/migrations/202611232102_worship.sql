-- What was offered in family shrines is kept for a bounded time (family/prune-offerings.ts): the oldest are looked for by it.
CREATE INDEX family_shrine_offerings_at ON family_shrine_offerings (at);
