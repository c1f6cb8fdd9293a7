-- How often pages were opened, by day: counts only, nothing by which a person or a device could be told.

CREATE TABLE analytics_days (
  -- The temple's day (Asia/Shanghai).
  day date NOT NULL,
  page text NOT NULL,
  event text NOT NULL,
  platform text NOT NULL,
  language text NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, event, platform, language)
);
