-- Searches that found nothing: their words by day, without anything about who searched, for a short time.
-- Times are milliseconds since 1970.
CREATE TABLE empty_searches (
  -- In lower case; never an address or a number of more than four digits.
  words TEXT NOT NULL CHECK (length(words) BETWEEN 2 AND 60),
  -- YYYY-MM-DD in Brussels.
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  searches INTEGER NOT NULL CHECK (searches > 0),
  ends INTEGER NOT NULL,
  PRIMARY KEY (words, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX empty_searches_ends ON empty_searches (ends);
