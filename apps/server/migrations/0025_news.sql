-- What the temple tells, and what each person has read of it. Instants are UTC.

CREATE TABLE news_articles (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  -- Path of a picture on this site.
  cover text,
  -- By language: {"title", "summary", "body": [blocks]}; zh-Hans is always there.
  texts jsonb NOT NULL CHECK (texts ? 'zh-Hans'),
  -- Null: not for readers yet, or no longer.
  published_at timestamptz,
  -- When the office changed it: from then on the texts that come with the app leave it alone.
  edited_at timestamptz,
  -- What existing clients ask for.
  title text GENERATED ALWAYS AS (texts -> 'zh-Hans' ->> 'title') STORED,
  excerpt text GENERATED ALWAYS AS (texts -> 'zh-Hans' ->> 'summary') STORED
);
CREATE INDEX news_articles_published ON news_articles (published_at DESC, id DESC) WHERE published_at IS NOT NULL;

CREATE TABLE news_reading (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  user_id text NOT NULL CHECK (user_id ~ '^[0-9a-f]{24}$'),
  article_id text NOT NULL REFERENCES news_articles (id) ON DELETE CASCADE,
  last_time timestamptz NOT NULL,
  UNIQUE (user_id, article_id)
);
CREATE INDEX news_reading_user ON news_reading (user_id, last_time DESC, id DESC);
CREATE INDEX news_reading_article ON news_reading (article_id);

-- The articles that are out, as existing clients read them.
CREATE VIEW news_public AS
  SELECT id, title, excerpt, cover, published_at FROM news_articles WHERE published_at <= now();
