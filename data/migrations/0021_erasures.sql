-- That a person's data was erased, without anything about the person. Times are milliseconds since 1970.
CREATE TABLE erasures (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  -- The address as a keyed hash: who asks again can be told that, and when.
  person TEXT NOT NULL,
  -- NULL: the staff tool.
  staff TEXT REFERENCES staff (id) ON DELETE SET NULL,
  -- JSON: how many rows of each table, and how many files.
  counts TEXT NOT NULL CHECK (json_valid(counts))
) STRICT;
CREATE INDEX erasures_person ON erasures (person);
CREATE INDEX erasures_at ON erasures (at);
