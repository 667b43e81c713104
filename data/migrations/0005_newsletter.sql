-- Newsletter addresses, and the time when each confirmed by the link in its mail.
-- Times are milliseconds since 1970.
CREATE TABLE newsletter (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  language TEXT NOT NULL,
  asked INTEGER NOT NULL,
  confirmed INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX newsletter_asked ON newsletter (asked) WHERE confirmed IS NULL;
