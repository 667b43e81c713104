-- Page views by page and day (decision 34): a number, no data about a person.
CREATE TABLE visits (
  page TEXT NOT NULL CHECK (page LIKE '/%' AND length(page) <= 200),
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  visits INTEGER NOT NULL CHECK (visits > 0),
  PRIMARY KEY (page, day)
) STRICT, WITHOUT ROWID;
