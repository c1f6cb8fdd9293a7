-- Messages of visitors without an account. As their writer stands a constant that no account has; this is a blind index
-- of the contact they left, by which they have the message erased.
ALTER TABLE feedback ADD COLUMN contact_index text;
CREATE INDEX feedback_contact ON feedback (contact_index) WHERE contact_index IS NOT NULL;
