-- When the provider took a code: the job that would send it has nothing left to do.
ALTER TABLE verification_codes ADD COLUMN sent_at timestamptz;
