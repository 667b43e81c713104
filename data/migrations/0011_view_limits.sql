-- A network counts for at most three views of one page a day (decision 45). It is known by a hash keyed
-- with the secret of that day; both are deleted when the day is over.
CREATE TABLE view_keys (
  day TEXT NOT NULL PRIMARY KEY,
  key TEXT NOT NULL,
  ends INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE view_limits (
  page TEXT NOT NULL,
  network TEXT NOT NULL,
  day TEXT NOT NULL,
  views INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  PRIMARY KEY (page, network, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX view_limits_ends ON view_limits (ends);
