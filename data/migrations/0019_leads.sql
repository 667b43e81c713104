-- What staff do with a submission: who took it, how far it is, notes and replies. Times are milliseconds
-- since 1970.
ALTER TABLE submissions ADD COLUMN state TEXT NOT NULL DEFAULT 'new'
  CHECK (state IN ('new', 'taken', 'answered', 'closed'));
ALTER TABLE submissions ADD COLUMN assignee TEXT REFERENCES staff (id) ON DELETE SET NULL;
-- Counts changes of state and assignee. A change based on an outdated one makes it negative and aborts.
ALTER TABLE submissions ADD COLUMN changes INTEGER NOT NULL DEFAULT 0
  CONSTRAINT lead_changed CHECK (changes >= 0);
CREATE INDEX submissions_state ON submissions (state, id);
CREATE INDEX submissions_property ON submissions (property, id) WHERE property IS NOT NULL;

-- Notes that only staff read.
CREATE TABLE lead_notes (
  id INTEGER PRIMARY KEY,
  submission INTEGER NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  staff TEXT REFERENCES staff (id) ON DELETE SET NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX lead_notes_submission ON lead_notes (submission);

-- What staff answered by mail; `mail` is its id in the outbox.
CREATE TABLE lead_replies (
  id INTEGER PRIMARY KEY,
  submission INTEGER NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  staff TEXT REFERENCES staff (id) ON DELETE SET NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  mail TEXT NOT NULL
) STRICT;
CREATE INDEX lead_replies_submission ON lead_replies (submission);
