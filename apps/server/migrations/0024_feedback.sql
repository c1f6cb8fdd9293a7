-- Messages to the temple and the temple's answers. Instants are UTC.

CREATE TABLE feedback (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- Who wrote it: a visitor's account, or for an answer the office's.
  user_id text NOT NULL CHECK (user_id ~ '^[0-9a-f]{24}$'),
  -- For an answer: the account it is for.
  to_user_id text CHECK (to_user_id ~ '^[0-9a-f]{24}$'),
  content text NOT NULL CHECK (content <> ''),
  -- [{"id", "name", "extname", "fileType", "url", "size"}], at most six; claimed files.
  imgs jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(imgs) = 'array' AND jsonb_array_length(imgs) <= 6),
  -- Encrypted; null when not left.
  contact text,
  mobile text,
  create_date timestamptz NOT NULL,
  is_reply boolean NOT NULL DEFAULT false,
  reply_id text REFERENCES feedback (id) ON DELETE CASCADE,
  reply_count int NOT NULL DEFAULT 0 CHECK (reply_count >= 0),
  CHECK (is_reply = (reply_id IS NOT NULL)),
  CHECK (is_reply = (to_user_id IS NOT NULL))
);
CREATE INDEX feedback_user ON feedback (user_id, id DESC);
CREATE INDEX feedback_to_user ON feedback (to_user_id) WHERE to_user_id IS NOT NULL;
CREATE INDEX feedback_answers ON feedback (reply_id, id) WHERE reply_id IS NOT NULL;
CREATE INDEX feedback_messages ON feedback (id DESC) WHERE NOT is_reply;
CREATE INDEX feedback_waiting ON feedback (id DESC) WHERE NOT is_reply AND reply_count = 0;
